import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { RULE_CASES } from '../../src/engine/index.ts';

const root = join(import.meta.dirname, '../..');
const ENGINE = 'src/engine';

interface Span {
  start: number;
  end: number;
}

/** A function that cites cases of the rules, made to do nothing. */
export interface Mutant {
  /** The file, from the root, and the name of the function. */
  file: string;
  name: string;
  cases: string[];
  /** Where the body stands, and what takes its place. */
  body: Span;
  instead: string;
}

type Node = Span & Record<string, unknown> & { type: string };

const NOTHING = 'undefined as never';

/** What makes a function expression do nothing. */
function emptied(node: Node): { body: Span; instead: string } | undefined {
  const body = node.body as Node | null;
  if (!body) return undefined;
  return body.type === 'BlockStatement'
    ? { body, instead: `{ return ${NOTHING}; }` }
    : { body, instead: `(${NOTHING})` };
}

/** The functions of a declared value: itself, or the methods of a verb. */
function functionsOf(value: Node | null): { suffix: string; node: Node }[] {
  if (!value) return [];
  if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression')
    return [{ suffix: '', node: value }];
  if (value.type !== 'ObjectExpression') return [];
  return (value.properties as Node[]).flatMap((property) => {
    const key = property.key as { name?: string } | undefined;
    return functionsOf(property.value as Node).map(({ node }) => ({ suffix: `.${key?.name ?? ''}`, node }));
  });
}

/** The doc comment that ends just before a place. */
function commentBefore(text: string, start: number): string {
  const before = text.slice(0, start).trimEnd();
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
}

const citedIn = (comment: string): string[] =>
  [...comment.matchAll(/\[([^\]]+)\]/g)]
    .flatMap((match) => (match[1] ?? '').split(/,\s*/))
    .filter((name) => (RULE_CASES as readonly string[]).includes(name));

function mutantsOf(file: string): Mutant[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, text);
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const declaration = (statement.declaration as Node | null) ?? statement;
    const cases = citedIn(commentBefore(text, statement.start));
    if (cases.length === 0) return [];
    const declared: { name: string; value: Node }[] =
      declaration.type === 'FunctionDeclaration'
        ? [
            {
              name: (declaration.id as { name: string } & object).name,
              value: { ...declaration, type: 'FunctionExpression' },
            },
          ]
        : declaration.type === 'VariableDeclaration'
          ? (declaration.declarations as Node[]).map(({ id, init }) => ({
              name: (id as { name: string }).name,
              value: init as Node,
            }))
          : [];
    return declared.flatMap(({ name, value }) =>
      functionsOf(value).flatMap(({ suffix, node }) => {
        const empty = emptied(node);
        return empty ? [{ file, name: name + suffix, cases, ...empty }] : [];
      }),
    );
  });
}

/** Every function of the engine that cites a case. */
export const listMutants = (): Mutant[] =>
  readdirSync(join(root, ENGINE), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .flatMap((name) => mutantsOf(join(ENGINE, name)));

/** The text of a file whose functions note in `reached` by number that they have been called. */
export function noting(text: string, mutants: readonly { number: number; mutant: Mutant }[]): string {
  const edits = mutants.flatMap(({ number, mutant: { body, instead } }) => {
    const note = `(globalThis.reached ??= new Set()).add(${number})`;
    return instead.startsWith('{')
      ? [{ at: body.start + 1, more: ` ${note};` }]
      : [
          { at: body.start, more: `(${note}, ` },
          { at: body.end, more: ')' },
        ];
  });
  return edits.sort((a, b) => b.at - a.at).reduce((all, { at, more }) => all.slice(0, at) + more + all.slice(at), text);
}
