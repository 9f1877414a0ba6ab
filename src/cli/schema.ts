import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import * as bot from '../bots/forms.ts';
import { ActionForm, DraftForm, GameLineForm, RecordForm, RollForm, ScenarioForm } from '../engine/index.ts';
import * as answers from '../wire/answers.ts';
import * as calls from '../wire/calls.ts';
import * as messages from '../wire/messages.ts';
import { ShipDesignForm } from '../workbench/ships/design.ts';
import { ShipFileForm } from '../workbench/ships/ship-file.ts';
import { UsageError } from './output.ts';

type Form = v.GenericSchema;
type Forms = Record<string, Form>;
type Json = ReturnType<typeof toJsonSchema>;

/**
 * A form as JSON Schema, with parts it refers to by their names. Checks that have no counterpart there are left out; those that have
 * one say it beside themselves as metadata. What is checked by looking at it alone, as the views of a server, may be anything.
 */
const schemaOf = (form: Form, definitions: Forms = {}): Json =>
  toJsonSchema(form, { target: 'draft-2020-12', errorMode: 'ignore', definitions });

/** Finds a part of a schema that is there. */
function partOf(schema: Json, ...path: readonly string[]): Json {
  let part: Json | undefined = schema;
  for (const name of path) part = part?.properties?.[name] as Json | undefined;
  if (!part) throw new Error(`the schema has no ${path.join('.')}`);
  return part;
}

const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` });

/** The form of a record, with those of its long lists, which are read one entry after the other. */
function recordSchema(): Json {
  const schema = schemaOf(RecordForm, {
    action: ActionForm,
    roll: RollForm,
    line: GameLineForm,
    scenario: ScenarioForm,
  });
  const line = schema.$defs?.line as Json;
  partOf(schema, 'scenario').anyOf = [{ type: 'string' }, ref('scenario')];
  for (const played of [schema, line]) {
    partOf(played, 'actions').items = ref('action');
    partOf(played, 'dice', 'rolls').items = ref('roll');
  }
  Object.assign(partOf(schema, 'lines'), { type: 'array', items: ref('line') });
  return schema;
}

function shipsSchema(): Json {
  const schema = schemaOf(ShipFileForm, { ship: ShipDesignForm });
  partOf(schema, 'ships').items = ref('ship');
  return schema;
}

/** Every form of some modules by its name, such as `order` for `OrderForm`. */
function formsOf(...modules: readonly object[]): Json {
  const named = modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Form] => entry[0].endsWith('Form'))
    .map(([name, form]) => [`${name[0]?.toLowerCase()}${name.slice(1, -'Form'.length)}`, form] as const);
  return schemaOf(v.unknown(), Object.fromEntries(named));
}

/** What there is as JSON Schema, made of the forms by which the program itself checks. */
const SCHEMAS: Record<string, () => Json> = {
  record: recordSchema,
  scenario: () => schemaOf(ScenarioForm),
  battle: () => schemaOf(DraftForm),
  ships: shipsSchema,
  bot: () => formsOf(bot),
  messages: () => formsOf(calls, messages, answers),
};
export const SCHEMA_NAMES = Object.keys(SCHEMAS);

/** The JSON Schema of this name. */
export function schema(name = ''): Json {
  const found = Object.hasOwn(SCHEMAS, name) ? SCHEMAS[name] : undefined;
  if (!found) throw new UsageError(`there is no schema ${name}; there are ${SCHEMA_NAMES.join(', ')}`);
  return found();
}
