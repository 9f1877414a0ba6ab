/**
 * Freezes plain data, but for what is the same as in `old`, which is frozen. immer's `freeze` looks for drafts everywhere and
 * takes several times as long.
 */
export function freezeNew(value: unknown, old?: unknown): void {
  if (value === old || typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  if (Array.isArray(value)) {
    const before = Array.isArray(old) ? old : [];
    for (let index = 0; index < value.length; index += 1) freezeNew(value[index], before[index]);
    return;
  }
  const parts = value as Readonly<Record<string, unknown>>;
  const before = (typeof old === 'object' && old !== null ? old : {}) as typeof parts;
  for (const key in parts) freezeNew(parts[key], before[key]);
}
