import { type Unit } from '../stock/unit.ts';
import { countOf, type Query, textOf } from '../query/query-values.ts';

const maxPerScroll = 1000;

/**
 * One stretch of a scroll, by id. `scroll_id` names the last object sent, so nothing is kept between calls and
 * an object deleted meanwhile shifts nobody. `next` is absent at the end.
 */
export function scrollOf(units: Unit[], query: Query): { stretch: Unit[]; next?: string } {
  const after = Number(Buffer.from(textOf(query, 'scroll_id') ?? '', 'base64url').toString()) || 0;
  const per = Math.min(countOf(query, 'per', 20), maxPerScroll);
  const left = units.filter((unit) => unit.id > after).sort((a, b) => a.id - b.id);
  const stretch = left.slice(0, per);
  const last = stretch.at(-1);
  return last ? { stretch, next: Buffer.from(String(last.id)).toString('base64url') } : { stretch };
}
