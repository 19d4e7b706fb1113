import {
  PersonData,
  type PersonLead,
  ReadPerson,
  ReadPersonReports,
  ErasePerson,
  Erasure,
  ListErasures,
  PersonQuestion,
} from '@estate/contracts/leads/erasure';
import { ListStaff } from '@estate/contracts/identity/staff';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { mailboxKey } from '@estate/server-kit/text/mail-addresses';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { route } from '../routing/route.ts';
import { type Services } from '../services.ts';
import { accessPage } from '../staff/access-page.ts';

/** Maximum of leads in one response. A person with more gets the newest. */
const maxLeads = 2_000;

/**
 * All stored data of one person. Only leads stores data of visitors and proprietors; the other services store none by
 * design.
 */
async function readPersonData(leads: RpcClient, person: PersonQuestion): Promise<PersonData> {
  const all: PersonLead[] = [];
  const { email } = person;
  const reports = email === undefined ? { items: [] } : await leads.call(ReadPersonReports, { email });
  let cursor: string | undefined;
  do {
    const page = await leads.call(ReadPerson, { ...person, ...(cursor === undefined ? {} : { cursor }) });
    all.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && all.length < maxLeads);
  return {
    ...person,
    created_at: new Date().toISOString(),
    leads: all,
    reports: reports.items,
    is_complete: cursor === undefined,
  };
}

const isAccount =
  'Diese E-Mail-Adresse gehört zu einem Konto der Verwaltung. Bitte entfernen Sie zuerst das Konto unter „Team“.';

/**
 * Throws `conflict` if the e-mail address belongs to a staff account, because the account's mails are still needed.
 */
async function refuseAccounts({ identity }: Services, { email }: PersonQuestion): Promise<void> {
  if (email === undefined) return;
  const { items } = await identity.call(ListStaff, {});
  if (items.every((account) => mailboxKey(account.email) !== mailboxKey(email))) return;
  throw new ProblemError('conflict', { detail: isAccount });
}

/**
 * Access and erasure for one person. E-mail address and telephone number are in request bodies only, so that no log
 * and no audit entry contains them.
 */
export const adminPersonRoutes = [
  route({
    method: 'post',
    path: '/api/admin/leads/access',
    summary: 'All that is known of one person; as a page to print where `Accept` asks for HTML',
    body: PersonQuestion,
    response: PersonData,
    produces: ['text/html'],
    staff: 'administer',
    audit: { after: ({ leads }: PersonData) => ({ found: leads.length }) },
    answer: async ({ body, services, request, response }) => {
      const data = await readPersonData(services.leads, body);
      if (request.accepts(['json', 'html']) === 'html')
        response.set('cache-control', 'no-store').type('html').send(accessPage(data));
      return data;
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/leads/erase',
    summary: 'Erase one person everywhere; `parts` says what each service has confirmed',
    body: PersonQuestion,
    response: Erasure,
    staff: 'administer',
    problems: ['conflict'],
    audit: { target: ({ id }: Erasure) => id },
    answer: async ({ body, services }) => {
      await refuseAccounts(services, body);
      return services.leads.call(ErasePerson, body);
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/leads/erasures',
    summary: 'The last erasures, newest first, as proofs that name no person',
    response: ListErasures.output,
    staff: 'administer',
    answer: ({ services }) => services.leads.call(ListErasures, {}),
  }),
];
