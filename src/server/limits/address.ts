import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether an address is that of a proxy which is believed. */
export type Trusts = (address: string) => boolean;

/** An address of IPv4 that came by a socket of IPv6 is written as such; a zone says only by which card it came. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Those whose `X-Forwarded-For` is believed: addresses, or networks as `10.0.0.0/8`. Throws where a word is neither. */
export function readTrusted(words: readonly string[]): Trusts {
  const trusted = new BlockList();
  for (const word of words) {
    const [address = '', bits, ...more] = word.split('/');
    if (isIP(address) === 0 || more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      throw new Error(`${word} is no address`);
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(plain(address)) !== 0 && trusted.check(plain(address), familyOf(plain(address)));
}

/**
 * The address that somebody comes from: that of the other end, or what the last proxy that is believed says of it. A word
 * that is no address is not believed.
 */
export function remoteAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusts: Trusts,
): string {
  const told = `${headers['x-forwarded-for'] ?? ''}`.split(',').reverse();
  let address = plain(socket.remoteAddress ?? '');
  for (const word of told) {
    const before = plain(word.trim());
    if (!trusts(address) || isIP(before) === 0) return address;
    address = before;
  }
  return address;
}

/** The first four groups of an address of IPv6, whose shortest form the parser of addresses knows. */
function firstHalf(address: string): string {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  const between = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...(tail === undefined ? [] : between), ...after].slice(0, 4).join(':');
}

/** What counts as one: an address of IPv4, and all of a /64 of IPv6, which is what one customer is given. */
export const networkOf = (address: string): string => (isIP(address) === 6 ? `${firstHalf(address)}::/64` : address);
