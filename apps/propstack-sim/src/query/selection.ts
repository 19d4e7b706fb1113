import { plainValue, type Unit } from '../stock/unit.ts';
import { listParameter, type Query, textParameter } from './query-values.ts';

const eightHours = 8 * 3600 * 1000;

/** Messages about the invalid dates in a query as `{field: [message]}`; null if all are valid. */
export function invalidDates(query: Query): Record<string, string[]> | null {
  const invalid = Object.keys(query).filter(
    (name) => /_at_(from|to)$/.test(name) && Number.isNaN(Date.parse(textParameter(query, name) ?? '')),
  );
  return invalid.length
    ? Object.fromEntries(invalid.map((name) => [name, ['ist kein gültiges Datum']]))
    : null;
}

/** Caches the objects of each list that are not archived, because most queries request these. */
const unarchived = new WeakMap<readonly Unit[], readonly Unit[]>();

/**
 * Applies the filters of Propstack that the website uses and ignores all other parameters. If there are none, always returns the
 * same array for the same `units`, so that the cache of sorted lists works (paging.ts).
 */
export function selectUnits(units: readonly Unit[], query: Query): readonly Unit[] {
  const tests = testsOf(query);
  const archived = textParameter(query, 'archived');
  if (archived === '-1') return tests.length === 0 ? units : units.filter(matchesAll(tests));
  if (archived === '1') return units.filter(matchesAll([isArchived, ...tests]));
  const listed = unarchived.get(units) ?? units.filter((unit) => !isArchived(unit));
  unarchived.set(units, listed);
  return tests.length === 0 ? listed : listed.filter(matchesAll(tests));
}

const matchesAll = (tests: readonly Test[]) => (unit: Unit) => tests.every((test) => test(unit));

const isArchived: Test = (unit) => unit.flat['archived'] === true;

function testsOf(query: Query): Test[] {
  return [
    ...oneOf(query, 'status', (unit) => String(unit.statusId)),
    ...oneOf(query, 'property_ids', (unit) => String(unit.id)),
    ...Object.keys(query).flatMap((name) => timeTest(query, name)),
  ];
}

type Test = (unit: Unit) => boolean;

function oneOf(query: Query, name: string, value: (unit: Unit) => string): Test[] {
  const values = new Set(listParameter(query, name));
  return values.size > 0 ? [(unit) => values.has(value(unit))] : [];
}

/** The filters `<field>_from` and `<field>_to` of times. Objects without a value for the field match. */
function timeTest(query: Query, name: string): Test[] {
  const [, field, end] = /^(.+_at)_(from|to)$/.exec(name) ?? [];
  const bound = textParameter(query, name);
  if (!field || !bound) return [];
  const limit = roundedTime(bound);
  return [
    (unit) => {
      const value = plainValue(unit, field);
      if (typeof value !== 'string') return true;
      return end === 'from' ? Date.parse(value) >= limit : Date.parse(value) <= limit;
    },
  ];
}

/**
 * The real API is inexact about the time of day: 10:20 and 12:25 gave the same result, 23:59 an empty one. To simulate
 * this, a time is rounded up to a multiple of eight hours, so that tests detect a client that would miss changes
 * because the periods of its queries do not overlap.
 */
const roundedTime = (text: string) => Math.ceil(Date.parse(text) / eightHours) * eightHours;
