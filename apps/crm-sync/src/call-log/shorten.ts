import { withoutMailAddresses } from '@estate/server-kit/mail-addresses';

const secretKeys = new Set(
  [
    'token api_key apikey password secret x-api-key broker brokers team owner owners client clients contact contacts',
    'relationships ownerships documents folders links note renter notes tasks email phone cell mobile fax public_email',
    'public_phone public_cell home_phone home_cell office_phone first_name last_name is24_contact_id client_id',
  ].flatMap((keys) => keys.split(' ')),
);
const secretPattern = /^openimmo_|_email$|_phone$|_token$|^internal_note|^owner_|^client_/;
/** Every repetition is bounded, so matching stays fast; a phone number has at most 15 digits. */
const phones = /(?:\+|\b00)\d{2}[\s/()-]{0,4}\d[\d\s/()-]{5,30}\d|\b0\d{2,5}[\s/-]{1,4}\d[\d\s/-]{3,30}\d/g;

const removed = '[entfernt]';
const cut = '[gekürzt]';
const maxTextLength = 1_000;
const maxDepth = 8;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) + 1;

/** Removes mail addresses and phone numbers from a text. */
export const withoutContacts = (text: string): string =>
  withoutMailAddresses(text, removed).replace(phones, removed);

/** Removes keys, tokens and personal data, limits the JSON to `maxBytes` and marks what was cut. */
export function shorten(value: unknown, maxBytes: number): unknown {
  // Each level may add a cut mark, so their bytes are reserved.
  const room = { left: maxBytes - maxDepth * bytesOf({ '…': cut }), isFull: false };
  return reduced(value, room, 0) ?? cut;
}

interface Room {
  left: number;
  /** Set as soon as a value does not fit; later values are dropped. */
  isFull: boolean;
}

/** The shortened value; undefined if it does not fit. */
function reduced(value: unknown, room: Room, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return fitting(readable(value), room);
  if (depth === maxDepth) return fitting(cut, room);
  room.left -= 3;
  return Array.isArray(value) ? reducedList(value, room, depth) : reducedRecord(value, room, depth);
}

function fitting(leaf: unknown, room: Room): unknown {
  const bytes = bytesOf(leaf);
  if (bytes > room.left) {
    room.isFull = true;
    return undefined;
  }
  room.left -= bytes;
  return leaf;
}

function readable(leaf: unknown): unknown {
  if (typeof leaf !== 'string') return leaf;
  return withoutContacts(leaf.length > maxTextLength ? `${leaf.slice(0, maxTextLength)} ${cut}` : leaf);
}

function reducedList(list: unknown[], room: Room, depth: number): unknown[] {
  const kept: unknown[] = [];
  for (const item of list) {
    const short = reduced(item, room, depth + 1);
    if (short !== undefined) kept.push(short);
    if (room.isFull) return [...kept, cut];
  }
  return kept;
}

function reducedRecord(record: object, room: Room, depth: number): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(record)) {
    room.left -= bytesOf(key);
    const short = reduced(isPersonal(key) && item !== null ? removed : item, room, depth + 1);
    if (short !== undefined) kept[key] = short;
    if (room.isFull) return { ...kept, '…': cut };
  }
  return kept;
}

const isPersonal = (key: string) =>
  secretKeys.has(key.toLowerCase()) || secretPattern.test(key.toLowerCase());
