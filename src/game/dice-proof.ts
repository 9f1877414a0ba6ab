import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceProof, GameRecord } from '../engine/index.ts';

/** What the dice of a table follow from. */
export type DiceSecret = Pick<DiceProof, 'table' | 'secret' | 'nonces'>;

/** What is shown of a secret before anybody could have known the dice: the SHA-256 of its bytes. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** Of ten faces each has 25 of 256 bytes; the last six bytes would give some a better chance. */
const FAIR = 250;

/** The die with this number, counted from 0 over the whole record. */
export function dieOf({ table, secret, nonces }: DiceSecret, number: number): number {
  const key = hexToBytes(secret);
  for (let attempt = 0; ; attempt += 1) {
    const text = `deltavee 1 ${table} ${number} ${attempt} ${nonces[0]} ${nonces[1]}`;
    const byte = hmac(sha256, key, utf8ToBytes(text)).find((one) => one < FAIR);
    if (byte !== undefined) return (byte % 10) + 1;
  }
}

/** Whether all dice that a table rolled follow from its secret; if not, which is the first that does not. */
export type DiceCheck = { ok: true; dice: number } | { ok: false; die: number | null; message: string };

const wrong = (message: string, die: number | null = null): DiceCheck => ({ ok: false, die, message });

/** Checks the dice of a record against the secret it tells, and that against the fingerprint shown at the start. */
export function checkDice({ dice }: Pick<GameRecord, 'dice'>): DiceCheck {
  const { proof, rolls = [] } = dice;
  if (!proof) return wrong('the record has no proof of its dice');
  if (commitmentOf(proof.secret) !== proof.commitment)
    return wrong('the secret is not the one whose fingerprint was shown');
  if (proof.from > rolls.length) return wrong('the record has fewer dice than had fallen when its table was made');
  const at = rolls.findIndex((die, number) => number >= proof.from && die !== dieOf(proof, number));
  if (at >= 0) return wrong(`die ${at} does not follow from the secret`, at);
  return { ok: true, dice: rolls.length - proof.from };
}
