import type { IncomingMessage } from 'node:http';
import { newShapeReader } from '../limits/shape.ts';
import { CallFault, wrongForm } from './fault.ts';

const tooLarge = () => new CallFault('too-large', 'The call is too large.');

/** The body of a call that is so long that a thread has to read it. */
export class LongBody {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Reads the body of a call, of so many bytes at most, and judges its size and its shape while it comes in; `count` is told what
 * has come.
 */
export function readBody(sent: IncomingMessage, most: number, count: (bytes: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const shape = newShapeReader();
    let size = 0;
    const refuse = (fault: Error) => {
      // What still comes nobody keeps, until the answer has closed the connection.
      sent.off('data', take).off('end', end).resume();
      reject(fault);
    };
    const take = (part: Buffer) => {
      size += part.length;
      count(part.length);
      if (size > most) refuse(tooLarge());
      else if (!shape.read(part)) refuse(wrongForm('', 'lies too deep, or has too many fields'));
      else parts.push(part);
    };
    const end = () => resolve(Buffer.concat(parts).toString('utf8'));
    sent.on('error', reject);
    if (Number(sent.headers['content-length'] ?? 0) > most) return refuse(tooLarge());
    sent.on('data', take).on('end', end);
    return undefined;
  });
}
