import * as v from 'valibot';
import { type GameRecord, readRecord } from '../../engine/index.ts';
import {
  AboutForm,
  KeysAnswerForm,
  LookAnswerForm,
  OpenAnswerForm,
  ProgramAnswerForm,
  SeatAnswerForm,
} from '../../wire/answers.ts';
import {
  type EndKeys,
  type EndMail,
  FAULT_STATUS,
  type FaultCode,
  type Invite,
  type ListedTable,
  type LookBody,
  type MailAsked,
  type NewTable,
  type OpenAnswer,
  type ProgramCall,
  type Take,
} from '../../wire/calls.ts';

/** Why a call to the server came to nothing; `unreachable` if there is none, or nothing that speaks like one. */
export type CallTrouble = FaultCode | 'unreachable';

export type Called<T> = { ok: true; value: T } | { ok: false; why: CallTrouble };

const MadeForm = v.object({
  table: v.string(),
  seat: v.nullable(v.picklist([1, 2])),
  commitment: v.string(),
});
const RecordForm = v.custom<GameRecord>((value) => readRecord(value).ok);

const FAULTS: Partial<Record<number, FaultCode>> = Object.fromEntries(
  (Object.entries(FAULT_STATUS) as [FaultCode, number][]).map(([code, status]) => [status, code]),
);

/** Calls the server that this page came from. */
async function call<T>(path: string, form: v.GenericSchema<unknown, T>, init: RequestInit = {}): Promise<Called<T>> {
  try {
    const answer = await fetch(`/api/${path}`, init);
    if (!answer.ok) return { ok: false, why: FAULTS[answer.status] ?? 'unreachable' };
    const read = v.safeParse(form, await answer.json());
    return read.success ? { ok: true, value: read.output } : { ok: false, why: 'unreachable' };
  } catch {
    return { ok: false, why: 'unreachable' };
  }
}

const post = <T>(path: string, form: v.GenericSchema<unknown, T>, body: unknown): Promise<Called<T>> =>
  call(path, form, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Whether this page comes from a server that keeps tables. */
export const askAbout = () => call('about', AboutForm);

/** Makes a table on the server. */
export const makeTable = (body: NewTable) => post('tables', MadeForm, body);

/** How many pages of the list are asked for: a server lists no more tables than stand on these. */
const MOST_PAGES = 4;

/** The tables that wait for anybody to come, page after page; refused where a server has no such list. */
export async function listOpen(): Promise<Called<OpenAnswer>> {
  const open: ListedTable[] = [];
  let next = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked = (await call(`open${next}`, OpenAnswerForm)) as Called<OpenAnswer>;
    if (!asked.ok) return page === 0 ? asked : { ok: true, value: { open } };
    open.push(...asked.value.open);
    if (asked.value.next === undefined) break;
    next = `?after=${encodeURIComponent(asked.value.next)}`;
  }
  return { ok: true, value: { open } };
}

/** How well the program can play at tables of this server; refused where it takes no seat. */
export const askAboutProgram = () => call('program', ProgramAnswerForm);

/** The program takes the other seat until somebody comes with its invitation. */
export const askProgramToPlay = (table: string, body: ProgramCall) =>
  post(`tables/${table}/program`, KeysAnswerForm, body);

/** What a table is, for anybody who has words for it; it changes nothing. */
export const lookAt = (table: string, words: LookBody) => post(`tables/${table}/look`, LookAnswerForm, words);

/** Takes a seat with an invitation. */
export const takeSeat = (table: string, body: Take) => post(`tables/${table}/take`, SeatAnswerForm, body);

/** Another key for a seat, the end of all others, or the end of waiting for anybody to come. */
export const askKeys = <Way extends 'invite' | 'end-keys' | 'unlist'>(
  table: string,
  way: Way,
  body: Way extends 'invite' ? Invite : EndKeys,
) => post(`tables/${table}/${way}`, KeysAnswerForm, body);

const SendsMailForm = v.object({ mail: v.literal(true) });

/** Whether the server mails who wishes it; refused where it does not. */
export const askAboutMail = () => call('mail', SendsMailForm);

/** Wants mails about a seat at an address, says that they are wanted there, or that they are not. */
export const askForMail = (table: string, body: MailAsked) => post(`tables/${table}/mail`, KeysAnswerForm, body);
export const answerMail = (table: string, answer: 'confirm' | 'end', body: EndMail) =>
  post(`tables/${table}/mail/${answer}`, KeysAnswerForm, body);

/** The record of a game, as far as it may be taken along. */
export const fetchRecord = (table: string, key: string) =>
  call(`tables/${table}/record`, RecordForm, { headers: { authorization: `Bearer ${key}` } });
