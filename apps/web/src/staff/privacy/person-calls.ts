import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { Erasure, PersonData } from '../../shared/api/types.ts';

/** The address or the telephone number by which a person is found. */
export type Person = { email: string } | { phone: string };

/** What was typed, as a telephone number if it has only digits and the signs between them. */
export const personOf = (contact: string): Person =>
  /^[\s\d+()/.-]+$/.test(contact) ? { phone: contact } : { email: contact };

export const contactOf = ({ email, phone }: Pick<PersonData, 'email' | 'phone'>): string =>
  email ?? phone ?? '';

const isData = (answer: PersonData | string): answer is PersonData => typeof answer !== 'string';

/** All that is known of one person. It is kept in no cache, because it ends with the page. */
export async function readPerson(body: Person): Promise<PersonData> {
  const answer = await bodyOf(api.POST('/api/admin/leads/access', { body }));
  if (isData(answer)) return answer;
  throw new Error('Die Antwort war nicht lesbar.');
}

/** The same as a page to print. */
export const readPersonPage = (body: Person): Promise<string> =>
  bodyOf(
    api.POST('/api/admin/leads/access', { body, headers: { accept: 'text/html' }, parseAs: 'text' as const }),
  );

export const erasePerson = (body: Person): Promise<Erasure> =>
  bodyOf(api.POST('/api/admin/leads/erase', { body }));

const isRunning = ({ done_at }: Erasure) => done_at === null;

/** The last erasures; read every second while one runs, and now and then for those of colleagues. */
export const erasuresQuery = queryOptions({
  queryKey: ['/api/admin/leads/erasures'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/leads/erasures', { signal })),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? 1_000 : 15_000),
});
