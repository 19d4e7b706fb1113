import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { SearchLetters } from '../../shared/api/types.ts';

/** How many search orders find the property. */
export const matchingOrdersQuery = (id: number) =>
  queryOptions({ ...getQuery('/api/admin/properties/{id}/search-orders', { path: { id } }), staleTime: 0 });

const whileSendingMs = 5_000;

const isUnderWay = ({ items }: SearchLetters): boolean =>
  items.some(({ people, waiting }) => people === null || waiting > 0);

/** The mails to everybody about a property, asked again while some wait, and the templates for another one. */
export const lettersQuery = (id: number) =>
  queryOptions({
    ...getQuery('/api/admin/properties/{id}/search-letters', { path: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? whileSendingMs : false),
  });

export interface LetterWords {
  subject: string;
  text: string;
  /** After how many hours a hidden property goes online; null for one that is, or has its moment. */
  hours: number | null;
  with_expose: boolean;
}

const pathOf = (id: number) => ({ params: { path: { id } } });

export const previewLetter = (id: number, body: LetterWords) =>
  bodyOf(api.POST('/api/admin/properties/{id}/search-letters/preview', { ...pathOf(id), body }));

/** `letter` is an idempotency key: a repeated request sends no second mail. */
export const sendLetter = (id: number, body: LetterWords & { letter: string }) =>
  bodyOf(api.POST('/api/admin/properties/{id}/search-letters', { ...pathOf(id), body }));

export const endPublication = (id: number) =>
  bodyOf(api.DELETE('/api/admin/properties/{id}/publication', pathOf(id)));
