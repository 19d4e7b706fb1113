import { plainValue, type Unit } from '../stock/unit.ts';
import { listOf, type Query, textOf } from './query-values.ts';

const equal = ['marketing_type', 'rs_type', 'rs_category', 'object_type', 'project_id', 'zip_code', 'city'];
const searchFields = ['id', 'unit_id', 'name', 'title', 'street', 'city'];
const alpha2: Record<string, string> = { DE: 'DEU', ES: 'ESP' };
const eightHours = 8 * 3600 * 1000;

/** The invalid dates of a query as `{field: [message]}`; null if all are valid. */
export function invalidDates(query: Query): Record<string, string[]> | null {
  const wrong = Object.keys(query).filter(
    (name) => /_at_(from|to)$/.test(name) && Number.isNaN(Date.parse(textOf(query, name) ?? '')),
  );
  return wrong.length ? Object.fromEntries(wrong.map((name) => [name, ['ist kein gültiges Datum']])) : null;
}

/** The objects of each list that are not archived, which most queries ask for. */
const unarchived = new WeakMap<readonly Unit[], readonly Unit[]>();

/**
 * Applies the filters that Propstack knows; other parameters are silently ignored. Without filters the same list is
 * returned for the same units.
 */
export function select(units: readonly Unit[], query: Query): readonly Unit[] {
  const tests = testsOf(query);
  const archived = textOf(query, 'archived');
  if (archived === '-1') return tests.length === 0 ? units : units.filter(passing(tests));
  if (archived === '1') return units.filter(passing([isArchived, ...tests]));
  const listed = unarchived.get(units) ?? units.filter((unit) => !isArchived(unit));
  unarchived.set(units, listed);
  return tests.length === 0 ? listed : listed.filter(passing(tests));
}

const passing = (tests: readonly Test[]) => (unit: Unit) => tests.every((test) => test(unit));

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

/** `<field>_from` / `_to`. Objects without the value pass, as rentals pass `price_from`; unknown fields match all. */
function rangeTest(query: Query, name: string): Test[] {
  const [, field, end] = /^(.+)_(from|to)$/.exec(name) ?? [];
  const bound = textOf(query, name);
  if (!field || !bound) return [];
  const limit = field.endsWith('_at') ? vagueTime(bound) : Number(bound);
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
 * The API is inexact about the time of day: 10:20 and 12:25 gave the same result, 23:59 none. The time is rounded up,
 * so that a client without overlap misses changes.
 */
const vagueTime = (text: string) => Math.ceil(Date.parse(text) / eightHours) * eightHours;
