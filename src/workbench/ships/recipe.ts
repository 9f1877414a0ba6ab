/**
 * A change of something that is made at the workbench, as an immer recipe: it writes on a draft, and what it leaves alone
 * stays the same object.
 */
export type Recipe<Work> = (draft: Work) => void;

/** Fields to be set; undefined takes one off. */
export type Fields<T> = { [K in keyof T]?: T[K] | undefined };

/** Sets fields of a draft, and takes off those that are undefined. */
export function setFields<T extends object>(draft: T, fields: Fields<T>): void {
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) Reflect.deleteProperty(draft, field);
    else Reflect.set(draft, field, value);
  }
}

/** The change that does nothing but set fields. */
export const withFields =
  <T extends object>(fields: NoInfer<Fields<T>>): Recipe<T> =>
  (draft) =>
    setFields(draft, fields);
