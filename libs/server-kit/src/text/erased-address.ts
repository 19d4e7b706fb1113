import { createHmac } from 'node:crypto';
import { mailboxKey, replaceMailAddresses } from './mail-addresses.ts';

/** A mail address as a keyed hash, so that neither a database nor a message contains personal data. */
export interface HashedAddress {
  readonly key: string;
  readonly hash: string;
}

const mark = '[gelöscht]';
/**
 * Maximum length of a word in characters for a search of the address at each position of the word. A longer word is
 * compared only as a whole.
 */
const maxWordLength = 320;

/** The keyed hash of an address, the same for every spelling of it (mail-addresses.ts). */
export const hashAddress = (key: string, address: string): string =>
  createHmac('sha256', key).update(mailboxKey(address)).digest('base64url');

export const isAddress = (address: string, { key, hash }: HashedAddress): boolean =>
  hashAddress(key, address) === hash;

/** The positions within a word at which an address may begin, for instance after a bracket. */
function possibleStarts(word: string): number[] {
  if (word.length > maxWordLength) return [];
  return [...word.matchAll(/[^\p{L}\p{N}.+_-]/gu)].map(({ index, 0: sign }) => index + sign.length);
}

/** Replaces the address in any spelling with `[gelöscht]`. Other addresses that contain it are unchanged. */
export const withoutAddress = (text: string, hashed: HashedAddress): string =>
  replaceMailAddresses(text, (word) => {
    const at = word.lastIndexOf('@');
    const begins = [0, ...possibleStarts(word.slice(0, at))];
    const begin = begins.find((index) => isAddress(word.slice(index), hashed));
    return begin === undefined ? word : word.slice(0, begin) + mark;
  });

/**
 * A copy of a plain value with the address removed from its texts at any depth; the same value if no text contains the
 * address.
 */
export function withoutAddressIn<Value>(value: Value, hashed: HashedAddress): Value {
  if (typeof value === 'string') return withoutAddress(value, hashed) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(
    ([name, part]) => [name, part as unknown, withoutAddressIn(part as unknown, hashed)] as const,
  );
  if (entries.every(([, before, after]) => before === after)) return value;
  if (Array.isArray(value)) return entries.map(([, , after]) => after) as Value;
  return Object.fromEntries(entries.map(([name, , after]) => [name, after])) as Value;
}

/** Number of records with a text that contains the address, at any depth. An erasure is complete when it is 0. */
export async function countRecordsWithAddress(
  records: AsyncIterable<unknown>,
  hashed: HashedAddress,
): Promise<number> {
  let count = 0;
  for await (const record of records) if (withoutAddressIn(record, hashed) !== record) count += 1;
  return count;
}
