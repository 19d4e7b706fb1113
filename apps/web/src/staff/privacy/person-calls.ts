import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { Erasure, PersonData } from '../../shared/api/types.ts';

export type Person = { email: string } | { phone: string };

/** Interprets a contact as a telephone number if it has only digits and separators, otherwise as an e-mail address. */
export const personOf = (contact: string): Person =>
  /^[\s\d+()/.-]+$/.test(contact) ? { phone: contact } : { email: contact };

export const contactOf = ({ email, phone }: Pick<PersonData, 'email' | 'phone'>): string =>
  email ?? phone ?? '';

const isData = (data: PersonData | string): data is PersonData => typeof data !== 'string';

/** Fetches all stored data of a person. Called by a mutation, so that the query cache does not contain them. */
export async function readPerson(body: Person): Promise<PersonData> {
  const data = await bodyOf(api.POST('/api/admin/leads/access', { body }));
  if (isData(data)) return data;
  throw new Error('Die Antwort war nicht lesbar.');
}

export const readPersonPage = (body: Person): Promise<string> =>
  bodyOf(
    api.POST('/api/admin/leads/access', { body, headers: { accept: 'text/html' }, parseAs: 'text' as const }),
  );

export const erasePerson = (body: Person): Promise<Erasure> =>
  bodyOf(api.POST('/api/admin/leads/erase', { body }));

const isRunning = ({ done_at }: Erasure) => done_at === null;

/** The latest erasures, polled every second while one is running, otherwise every 15 s for those of colleagues. */
export const erasuresQuery = queryOptions({
  ...getQuery('/api/admin/leads/erasures'),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? 1_000 : 15_000),
});
