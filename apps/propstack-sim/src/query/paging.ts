import { plainValue, type Unit } from '../stock/unit.ts';
import { numberParameter, type Query, textParameter } from './query-values.ts';

const maxPerPage = 500;

/**
 * Caches the objects of each list in the order in which they were sorted last, because a client reads a list page by
 * page, and sorting a long list is slow.
 */
const lastOrders = new WeakMap<readonly Unit[], { key: string; units: Unit[] }>();

/**
 * One page of the selected objects. `page` starts at 1; `per` is 20 by default and at most 500. A page beyond the end
 * is empty. As in the CRM, the parameters `limit`, `per_page` and `ordering` have no effect.
 */
export function pageOfUnits(units: readonly Unit[], query: Query): Unit[] {
  const page = numberParameter(query, 'page', 1);
  const per = Math.min(numberParameter(query, 'per', 20), maxPerPage);
  const sortBy = textParameter(query, 'sort_by');
  const start = (page - 1) * per;
  if (sortBy && units.some((unit) => plainValue(unit, sortBy) !== undefined)) {
    return sort(units, sortBy, textParameter(query, 'order') === 'desc' ? -1 : 1).slice(start, start + per);
  }
  return unstablePage(units, page, start, per);
}

/** Sorts objects by a field. Numeric strings are compared as numbers; missing values come last; equal ones by id. */
function sort(units: readonly Unit[], sortBy: string, direction: 1 | -1): Unit[] {
  const key = `${sortBy} ${direction}`;
  const last = lastOrders.get(units);
  if (last?.key === key) return last.units;
  const order = { key, units: sortUnits(units, sortBy, direction) };
  lastOrders.set(units, order);
  return order.units;
}

function sortUnits(units: readonly Unit[], sortBy: string, direction: 1 | -1): Unit[] {
  const keyed = units.map((unit) => ({ unit, key: sortValue(plainValue(unit, sortBy)) }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return a.unit.id - b.unit.id;
    if (a.key === undefined) return 1;
    if (b.key === undefined) return -1;
    return (a.key < b.key ? -1 : 1) * direction;
  });
  return keyed.map(({ unit }) => unit);
}

function sortValue(value: unknown): number | string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  return typeof value === 'string' ? value.toLowerCase() : undefined;
}

/**
 * A page of a list without `sort_by`. The paging of the real API is unstable then: over five pages, it returned five
 * objects twice and omitted five others. Here, every page after the first begins with the last object of the previous
 * page and omits its own first object; on every third page, these are two objects each.
 */
function unstablePage(units: readonly Unit[], page: number, start: number, per: number): Unit[] {
  const order = sort(units, 'unit_id', 1);
  const items = order.slice(start, start + per);
  if (page === 1) return items;
  const strays = Math.min(page % 3 === 0 ? 2 : 1, per, items.length);
  return [...order.slice(start - strays, start), ...items.slice(strays)];
}
