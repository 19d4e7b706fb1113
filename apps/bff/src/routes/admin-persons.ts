import {
  ErasePerson,
  Erasure,
  ListErasures,
  PersonData,
  PersonQuery,
  ReadPerson,
} from '@estate/contracts/leads/erasure';
import { type Request } from 'express';
import { forward } from '../routing/forward.ts';

const fileType = ({ request }: { request: Request }): 'html' | 'json' =>
  request.accepts(['json', 'html']) === 'html' ? 'html' : 'json';

/**
 * Access and erasure for one person. E-mail address and telephone number are in request bodies only, so that no log
 * and no audit entry contains them.
 */
export const adminPersonRoutes = [
  forward({
    method: 'post',
    path: '/api/admin/leads/access',
    summary: 'All that is known of one person; as a page to print where `Accept` asks for HTML',
    body: PersonQuery,
    response: PersonData,
    produces: ['text/html'],
    staff: 'administer',
    rpc: ReadPerson,
    fileType,
    more: ({ request }) => ({ as: fileType({ request }) }),
  }),
  forward({
    method: 'post',
    path: '/api/admin/leads/erase',
    summary: 'Erase one person everywhere; `parts` says what each service has confirmed',
    body: PersonQuery,
    response: Erasure,
    staff: 'administer',
    problems: ['conflict'],
    rpc: ErasePerson,
  }),
  forward({
    method: 'get',
    path: '/api/admin/leads/erasures',
    summary: 'The last erasures, newest first, as proofs that name no person',
    staff: 'administer',
    rpc: ListErasures,
  }),
];
