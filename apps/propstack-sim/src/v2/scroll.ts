import { type Unit } from '../stock/unit.ts';
import { countOf, type Query, textOf } from '../query/query-values.ts';

const maxPerScroll = 1000;

/**
 * One page of a list that is read by scrolling, sorted by id. `scroll_id` contains the id of the last object of the
 * previous page, so the server keeps no state, and a deletion between two pages moves no object to another page. `next`
 * is the next `scroll_id`; it is missing on the last page.
 */
export function scrollOf(units: readonly Unit[], query: Query): { stretch: Unit[]; next?: string } {
  const after = Number(Buffer.from(textOf(query, 'scroll_id') ?? '', 'base64url').toString()) || 0;
  const per = Math.min(countOf(query, 'per', 20), maxPerScroll);
  const rest = units.filter((unit) => unit.id > after).sort((a, b) => a.id - b.id);
  const stretch = rest.slice(0, per);
  const last = stretch.at(-1);
  return last ? { stretch, next: Buffer.from(String(last.id)).toString('base64url') } : { stretch };
}
