import { plainValue, type Unit } from '../stock/unit.ts';
import { listOf, type Query, textOf } from './query-values.ts';

const equal = ['marketing_type', 'rs_type', 'rs_category', 'object_type', 'project_id', 'zip_code', 'city'];
const searchFields = ['id', 'unit_id', 'name', 'title', 'street', 'city'];
const alpha2: Record<string, string> = { DE: 'DEU', ES: 'ESP' };
const eightHours = 8 * 3600 * 1000;

/** Messages about the invalid dates in a query as `{field: [message]}`; null if all are valid. */
export function invalidDates(query: Query): Record<string, string[]> | null {
  const invalid = Object.keys(query).filter(
    (name) => /_at_(from|to)$/.test(name) && Number.isNaN(Date.parse(textOf(query, name) ?? '')),
  );
  return invalid.length
    ? Object.fromEntries(invalid.map((name) => [name, ['ist kein gültiges Datum']]))
    : null;
}

/** Caches the objects of each list that are not archived, because most queries request these. */
const unarchived = new WeakMap<readonly Unit[], readonly Unit[]>();

/**
 * Applies the filters that Propstack supports and ignores all other parameters. If there are none, always returns the
 * same array for the same `units`, so that the cache of sorted lists works (paging.ts).
 */
export function select(units: readonly Unit[], query: Query): readonly Unit[] {
  const tests = testsOf(query);
  const archived = textOf(query, 'archived');
  if (archived === '-1') return tests.length === 0 ? units : units.filter(matchesAll(tests));
  if (archived === '1') return units.filter(matchesAll([isArchived, ...tests]));
  const listed = unarchived.get(units) ?? units.filter((unit) => !isArchived(unit));
  unarchived.set(units, listed);
  return tests.length === 0 ? listed : listed.filter(matchesAll(tests));
}

const matchesAll = (tests: readonly Test[]) => (unit: Unit) => tests.every((test) => test(unit));

const isArchived: Test = (unit) => unit.flat['archived'] === true;

function testsOf(query: Query): Test[] {
  const tests = [
    ...oneOf(query, 'status', (unit) => String(unit.statusId)),
    ...oneOf(query, 'property_ids', (unit) => String(unit.id)),
    ...equal.flatMap((field) => oneOf(query, field, (unit) => trimmed(plainValue(unit, field)))),
    ...Object.keys(query).flatMap((name) => [...customTest(query, name), ...rangeTest(query, name)]),
  ];
  const country = textOf(query, 'country');
  if (country) tests.push((unit) => unit.flat['country'] === alpha2[country.toUpperCase()]);
  const group = textOf(query, 'group');
  if (group) tests.push((unit) => (unit.flat['group_ids'] as number[]).includes(Number(group)));
  const q = textOf(query, 'q')?.toLowerCase();
  if (q)
    tests.push((unit) =>
      searchFields.some((field) => trimmed(plainValue(unit, field)).toLowerCase().includes(q)),
    );
  return tests;
}

type Test = (unit: Unit) => boolean;

const trimmed = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';

function oneOf(query: Query, name: string, value: (unit: Unit) => string): Test[] {
  const values = new Set(listOf(query, name));
  return values.size > 0 ? [(unit) => values.has(value(unit))] : [];
}

function customTest(query: Query, name: string): Test[] {
  const value = textOf(query, name);
  const field = /^cf_(.+)$/.exec(name)?.[1];
  return field && value ? [(unit) => trimmed(unit.custom[field]) === value] : [];
}

/**
 * The range filters `<field>_from` and `<field>_to`. Objects without a value for the field match (e.g. rentals match
 * `price_from`). A filter for an unknown field matches every object.
 */
function rangeTest(query: Query, name: string): Test[] {
  const [, field, end] = /^(.+)_(from|to)$/.exec(name) ?? [];
  const bound = textOf(query, name);
  if (!field || !bound) return [];
  const limit = field.endsWith('_at') ? roundedTime(bound) : Number(bound);
  if (Number.isNaN(limit)) return [];
  return [
    (unit) => {
      const raw = plainValue(unit, field);
      if (raw === undefined || raw === null) return true;
      const value = field.endsWith('_at') ? Date.parse(trimmed(raw)) : Number(raw);
      return end === 'from' ? value >= limit : value <= limit;
    },
  ];
}

/**
 * The real API is inexact about the time of day: 10:20 and 12:25 gave the same result, 23:59 an empty one. To simulate
 * this, a time is rounded up to a multiple of eight hours, so that tests detect a client that would miss changes
 * because the periods of its queries do not overlap.
 */
const roundedTime = (text: string) => Math.ceil(Date.parse(text) / eightHours) * eightHours;
