import { withoutMailAddresses } from '@estate/server-kit/text/mail-addresses';

const secretKeys = new Set(
  [
    'token api_key apikey password secret x-api-key broker brokers team owner owners client clients contact contacts',
    'relationships ownerships documents folders links note renter notes tasks email phone cell mobile fax public_email',
    'public_phone public_cell home_phone home_cell office_phone first_name last_name is24_contact_id client_id',
  ].flatMap((keys) => keys.split(' ')),
);
const secretPattern = /^openimmo_|_email$|_phone$|_token$|^internal_note|^owner_|^client_/;
/** Matches phone numbers. Every quantifier is bounded, so matching stays fast; a phone number has at most 15 digits. */
const phones = /(?:\+|\b00)\d{2}[\s/()-]{0,4}\d[\d\s/()-]{5,30}\d|\b0\d{2,5}[\s/-]{1,4}\d[\d\s/-]{3,30}\d/g;

const removalMark = '[entfernt]';
const cutMark = '[gekürzt]';
const maxTextLength = 1_000;
const maxDepth = 8;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) + 1;

/** Removes mail addresses and phone numbers from a text. */
export const removeContactData = (text: string): string =>
  withoutMailAddresses(text, removalMark).replace(phones, removalMark);

/**
 * Removes API keys, tokens and personal data from a value, limits its JSON to `maxBytes` and marks what was cut off.
 */
export function shorten(value: unknown, maxBytes: number): unknown {
  // Each level of nesting may add a mark for cut content, so the bytes of these marks are reserved.
  const room = { bytes: maxBytes - maxDepth * bytesOf({ '…': cutMark }), isFull: false };
  return reduce(value, room, 0) ?? cutMark;
}

interface Room {
  bytes: number;
  /** Set as soon as a value does not fit; later values are dropped. */
  isFull: boolean;
}

/** The shortened value; undefined if it does not fit. */
function reduce(value: unknown, room: Room, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return fitLeaf(redactLeaf(value), room);
  if (depth === maxDepth) return fitLeaf(cutMark, room);
  room.bytes -= 3;
  return Array.isArray(value) ? reduceList(value, room, depth) : reduceRecord(value, room, depth);
}

function fitLeaf(leaf: unknown, room: Room): unknown {
  const bytes = bytesOf(leaf);
  if (bytes > room.bytes) {
    room.isFull = true;
    return undefined;
  }
  room.bytes -= bytes;
  return leaf;
}

function redactLeaf(leaf: unknown): unknown {
  if (typeof leaf !== 'string') return leaf;
  return removeContactData(leaf.length > maxTextLength ? `${leaf.slice(0, maxTextLength)} ${cutMark}` : leaf);
}

function reduceList(list: unknown[], room: Room, depth: number): unknown[] {
  const items: unknown[] = [];
  for (const item of list) {
    const short = reduce(item, room, depth + 1);
    if (short !== undefined) items.push(short);
    if (room.isFull) return [...items, cutMark];
  }
  return items;
}

function reduceRecord(record: object, room: Room, depth: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(record)) {
    room.bytes -= bytesOf(key);
    const short = reduce(isPersonal(key) && item !== null ? removalMark : item, room, depth + 1);
    if (short !== undefined) fields[key] = short;
    if (room.isFull) return { ...fields, '…': cutMark };
  }
  return fields;
}

const isPersonal = (key: string) =>
  secretKeys.has(key.toLowerCase()) || secretPattern.test(key.toLowerCase());
