import * as v from 'valibot';
import { EDITIONS, type GameEvent, type Snapshot } from '../engine/index.ts';
import { ClockTermsForm, RankForm } from './calls.ts';
import { type Acknowledgement, OFFERED } from './messages.ts';
import { KeyForm, MomentForm, TableIdForm, ToldForm } from './names.ts';

/**
 * The forms of what a server tells a page. A view, its events and a scenario are not looked through: the page draws
 * them, and a server that lies about them could as well lie in their form.
 */
const SeatForm = v.nullable(v.picklist([1, 2]));
const bySeat = <T extends v.GenericSchema>(form: T) => v.object({ 1: form, 2: form });
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const ViewForm = v.custom<Snapshot>((value) => isObject(value) && Array.isArray((value as Snapshot).units));
const EventForm = v.custom<GameEvent>((value) => isObject(value) && typeof (value as GameEvent).type === 'string');
const ScenarioNameForm = v.union([v.string(), v.record(v.string(), v.unknown())]);
const SettingsForm = v.object({
  mode: v.literal('screens'),
  logs: v.picklist(['closed', 'open']),
  name: ToldForm,
  rulings: v.exactOptional(v.picklist(EDITIONS)),
  clock: v.exactOptional(ClockTermsForm),
  pair: v.exactOptional(v.object({ table: v.string(), game: v.picklist([1, 2]) })),
  goes: v.exactOptional(v.number()),
});

export const ClockNowForm = v.object({
  left: bySeat(v.number()),
  running: SeatForm,
  paused: v.boolean(),
  untold: v.exactOptional(v.number()),
});

export const AboutForm = v.object({ protocol: v.number(), program: v.string() });

export const SeatAnswerForm = v.object({ seat: SeatForm, commitment: v.string() });

export const KeysAnswerForm = v.object({ seat: v.picklist([1, 2]) });

export const LookAnswerForm = v.object({
  scenario: ScenarioNameForm,
  seat: SeatForm,
  taken: bySeat(v.boolean()),
  names: bySeat(ToldForm),
  program: v.exactOptional(v.object({ 1: v.exactOptional(RankForm), 2: v.exactOptional(RankForm) })),
  settings: SettingsForm,
  at: v.object({ turn: v.number(), phase: v.object({ kind: v.string(), player: SeatForm }) }),
  moment: v.exactOptional(MomentForm),
  clock: v.exactOptional(ClockNowForm),
  commitment: v.string(),
});

export const ProgramAnswerForm = v.object({ ranks: v.array(RankForm) });

export const OpenAnswerForm = v.object({
  open: v.array(
    v.object({
      ...LookAnswerForm.entries,
      own: v.exactOptional(v.literal(true)),
      table: TableIdForm,
      invitation: KeyForm,
      made: v.number(),
    }),
  ),
  next: v.exactOptional(v.string()),
});

export const PeopleForm = bySeat(v.object({ name: ToldForm, here: v.boolean(), program: v.exactOptional(RankForm) }));
export const OffersForm = v.array(
  v.object({
    seat: v.picklist([1, 2]),
    what: v.picklist(OFFERED),
    to: v.exactOptional(MomentForm),
    table: v.exactOptional(TableIdForm),
    invitation: v.exactOptional(KeyForm),
  }),
);
export const DeclinedForm = v.object({ seat: v.picklist([1, 2]), what: v.picklist(OFFERED) });
export const SaidForm = v.object({ seat: v.picklist([1, 2]), text: ToldForm });

const Change = { moment: MomentForm, view: ViewForm, events: v.array(EventForm), toAct: v.boolean() };
export const MomentMessageForm = v.object({ ...Change, back: v.exactOptional(MomentForm) });
export const PresentForm = v.object({
  ...Change,
  back: v.nullable(MomentForm),
  seat: SeatForm,
  scenario: ScenarioNameForm,
  people: PeopleForm,
  settings: SettingsForm,
  commitment: v.string(),
  offers: OffersForm,
  declined: v.exactOptional(DeclinedForm),
  said: v.array(SaidForm),
  clock: v.exactOptional(ClockNowForm),
});

export const AcknowledgementForm: v.GenericSchema<unknown, Acknowledgement> = v.union([
  v.object({ ok: v.literal(true), moment: MomentForm, given: v.number() }),
  v.object({
    ok: v.literal(false),
    rejection: v.object({
      rule: v.string(),
      code: v.custom<Extract<Acknowledgement, { rejection: unknown }>['rejection']['code']>(
        (value) => typeof value === 'string',
      ),
      params: v.record(v.string(), v.union([v.string(), v.number()])),
      at: v.number(),
    }),
  }),
  v.object({
    ok: v.literal(false),
    error: v.picklist(['stale', 'not-to-act', 'over', 'form', 'busy', 'unavailable']),
  }),
]);
