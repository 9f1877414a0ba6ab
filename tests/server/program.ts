import { expect } from 'vitest';
import { type Matter, ponder, type Thought } from '../../src/server/program/thought.ts';
import type { Threads } from '../../src/server/program/threads.ts';
import { type Begun, type Client, call, connect, newKey, newNonce, newTableCall } from './serving.ts';

/** Somebody who thinks when a test lets him. */
export class Held implements Threads {
  /** All that he was asked. */
  readonly asked: Matter[] = [];
  private open: { matter: Matter; resolve: (thought: Thought) => void; reject: (error: Error) => void }[] = [];
  private hear: () => void = () => undefined;

  ponder(matter: Matter): Promise<Thought> {
    this.asked.push(matter);
    return new Promise((resolve, reject) => {
      this.open.push({ matter, resolve, reject });
      this.hear();
    });
  }

  /** Waits until so much was asked, and tells the last of it. */
  async until(count: number): Promise<Matter> {
    for (;;) {
      const matter = this.asked[count - 1];
      if (matter) return matter;
      await new Promise<void>((resolve) => {
        this.hear = resolve;
      });
    }
  }

  /** Answers all that is asked, as the program does but for what the test would have it think. */
  answer(attitude: Partial<Thought['attitude']> = {}): void {
    // Whatever stays open when the program cannot think of it is given up with the rest.
    for (const asked of [...this.open]) {
      const thought = ponder(asked.matter);
      this.open.splice(this.open.indexOf(asked), 1);
      asked.resolve({ ...thought, attitude: { ...thought.attitude, ...attitude } });
    }
  }

  /** Gives up all that is asked. */
  async close(): Promise<void> {
    for (const { reject } of this.open.splice(0)) reject(new Error('given up'));
  }
}

/** Ann at a table with the program. */
export interface Against {
  table: string;
  key: string;
  invitation: string;
  ann: Client;
}

/** A table at which Ann plays the program. */
export async function sitDown(address: string, begun: Begun = {}): Promise<Against> {
  const { table, key, invitation, body } = newTableCall({ scenario: 'first-shot', ...begun });
  expect(await call(address, '/api/tables', { ...body, program: 'ensign' })).toMatchObject({ status: 201 });
  return { table, key, invitation, ann: await connect(address, { table, key }) };
}

/** Bob takes the seat of the program over; his key. */
export async function takeOver(address: string, { table, invitation }: Pick<Against, 'table' | 'invitation'>) {
  const key = newKey();
  const body = { invitation, key, name: 'Bob', nonce: newNonce() };
  expect(await call(address, `/api/tables/${table}/take`, body)).toMatchObject({ status: 200, body: { seat: 2 } });
  return key;
}
