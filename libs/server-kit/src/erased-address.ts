import { createHmac } from 'node:crypto';
import { replaceMailAddresses } from './mail-addresses.ts';

/** An address given as a keyed hash, so that neither a store nor a message names the person. */
export interface HashedAddress {
  readonly key: string;
  readonly hash: string;
}

const mark = '[gelöscht]';
/** A local part has at most 64 characters; a longer one is compared as a whole. */
const longest = 320;

/** The keyed hash of an address, the same for all its spellings. A tag after a plus sign makes another address. */
export const hashAddress = (key: string, address: string): string =>
  createHmac('sha256', key).update(address.trim().normalize('NFC').toLowerCase()).digest('base64url');

export const isAddress = (address: string, { key, hash }: HashedAddress): boolean =>
  hashAddress(key, address) === hash;

/** The positions at which the address may begin within a word, e.g. behind a bracket. */
function beginnings(word: string): number[] {
  if (word.length > longest) return [];
  return [...word.matchAll(/[^\p{L}\p{N}.+_-]/gu)].map(({ index, 0: sign }) => index + sign.length);
}

/** The text with `[gelöscht]` in place of the address, in all its spellings; addresses that contain it stay. */
export const withoutAddress = (text: string, hashed: HashedAddress): string =>
  replaceMailAddresses(text, (word) => {
    const at = word.lastIndexOf('@');
    const begins = [0, ...beginnings(word.slice(0, at))];
    const begin = begins.find((index) => isAddress(word.slice(index), hashed));
    return begin === undefined ? word : word.slice(0, begin) + mark;
  });

/** A plain value with the address removed from its texts at any depth; the value itself if none names it. */
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

/** How many of the records name the address in a text at any depth; an erasure is done once this is 0. */
export async function countNaming(records: AsyncIterable<unknown>, hashed: HashedAddress): Promise<number> {
  let count = 0;
  for await (const record of records) if (withoutAddressIn(record, hashed) !== record) count += 1;
  return count;
}
