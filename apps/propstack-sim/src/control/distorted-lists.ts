import { type Response } from 'express';

/**
 * Faults of lists: the response is valid, but objects are missing, repeated or out of order, or the total becomes
 * smaller from page to page.
 */
export const distortions = ['short-list', 'repeated-list', 'reordered-list', 'shrinking-list'] as const;
export type Distortion = (typeof distortions)[number];

interface List {
  data: unknown[];
  total?: number;
  meta?: { total_count: number };
}

const isList = (body: unknown): body is List =>
  typeof body === 'object' && body !== null && Array.isArray((body as Partial<List>).data);

/**
 * Replaces `res.json`, so that a list is changed before it is sent. The total stays unchanged, except for a shrinking
 * list, which loses one object with each page.
 */
export function distortList(res: Response, kind: Distortion, page: number): void {
  const send = res.json.bind(res);
  res.json = (body: unknown) => send(isList(body) ? { ...body, ...distort(body, kind, page) } : body);
}

function distort({ data, total, meta }: List, kind: Distortion, page: number): Partial<List> {
  const [first, second, ...rest] = data;
  if (kind === 'short-list') return { data: data.slice(0, -1) };
  if (kind === 'shrinking-list') {
    return {
      ...(total === undefined ? {} : { total: total - page }),
      ...(meta ? { meta: { total_count: meta.total_count - page } } : {}),
    };
  }
  if (second === undefined) return { data: data.slice(0, -1) };
  return { data: kind === 'repeated-list' ? [first, first, ...rest] : [second, first, ...rest] };
}
