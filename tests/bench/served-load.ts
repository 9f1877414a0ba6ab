import { otherPlayer } from '../../src/engine/index.ts';
import type { Acknowledgement } from '../../src/wire/messages.ts';
import { hundredOrders } from '../server/hundred-orders.ts';
import { type Client, connect, type Keys, openTable } from '../server/serving.ts';

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const percentile = (times: number[], part: number) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

export const line = (what: string, value: number, unit: string, aim: string) =>
  console.log(`${what.padEnd(56)} ${value.toFixed(2).padStart(9)} ${unit}  (${aim})`);

/** Does something at a pace, each time when it is due, and says how long each took: the rate, and the 99th percentile. */
export async function atPace(perSecond: number, count: number, act: (number: number) => Promise<unknown> | unknown) {
  const times: number[] = [];
  const began = performance.now();
  for (let number = 0; number < count; number += 1) {
    const due = began + (number * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    const before = performance.now();
    await act(number);
    times.push(performance.now() - before);
  }
  return { rate: (count * 1000) / (performance.now() - began), p99: percentile(times, 0.99) };
}

/** A table in a Command Phase, whose player turns a ship and takes it back for as long as it takes. */
export interface Bench {
  keys: Keys;
  acts: Client;
  waits: Client;
  sent: number;
}

const { turn, ...begun } = hundredOrders();
const { player, ...order } = turn;

/** Servers that are measured believe who calls: players come from everywhere, and none may make all tables. */
export const TRUSTING = ['--trust-proxy', '127.0.0.1'];
let opened = 0;

/** A table that goes on after a hundred orders, with a socket of each player; they may sit at two servers. */
export async function openBench(address: string, other = address): Promise<Bench> {
  opened += 1;
  const keys = await openTable(address, begun, { 'x-forwarded-for': `10.0.${Math.floor(opened / 100)}.1` });
  const acts = await connect(address, { table: keys.table, key: keys.keys[player] });
  const waits = await connect(other, { table: keys.table, key: keys.keys[otherPlayer(player)] });
  return { keys, acts, waits, sent: 0 };
}

/** Gives the next order, and tells how long it took until it was answered, and until the other player had it. */
export async function give(bench: Bench): Promise<{ answered: number; told: number }> {
  const { acts, waits } = bench;
  const id = `${bench.sent}`;
  const moment = acts.moment();
  const seen = waits.until(waits.moment() + 1);
  const before = performance.now();
  const payload = { id, moment, orders: [order] };
  const answer = await acts.ask<Acknowledgement>(bench.sent % 2 === 0 ? 'order' : 'undo', payload);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  const answered = performance.now() - before;
  bench.sent += 1;
  await Promise.all([seen, acts.until(answer.moment)]);
  const told = performance.now() - before;
  for (const client of [acts, waits]) {
    client.heard.length = 0;
    client.moments.splice(0, client.moments.length - 1);
  }
  return { answered, told };
}

/** As many orders as all tables together can give for so many seconds, or so many a second. */
export async function load(benches: readonly Bench[], seconds: number, perSecond = Number.POSITIVE_INFINITY) {
  const answered: number[] = [];
  const told: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const gap = (benches.length * 1000) / perSecond;
  await Promise.all(
    benches.map(async (bench, index) => {
      for (let due = began + (gap * index) / benches.length; ; due += gap) {
        if (due > performance.now()) await wait(Math.min(due, until) - performance.now());
        if (performance.now() >= until) return;
        const took = await give(bench);
        answered.push(took.answered);
        told.push(took.told);
      }
    }),
  );
  const orders = told.length;
  return { orders, rate: orders / seconds, answered: percentile(answered, 0.99), told: percentile(told, 0.99) };
}

/** The same number of orders at every table, and how many they were together. */
export async function giveEach(benches: readonly Bench[], count: number): Promise<number> {
  const giveAll = async (bench: Bench) => {
    for (let given = 0; given < count; given += 1) await give(bench);
  };
  await Promise.all(benches.map(giveAll));
  return benches.length * count;
}

export function leave(benches: readonly Bench[]): void {
  for (const { acts, waits } of benches) for (const client of [acts, waits]) client.close();
}
