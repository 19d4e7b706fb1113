import { type TestSite } from './start-site.ts';

type Fields = Record<string, unknown>;

/** Creates a contact in the simulated CRM, as the agency's staff would. */
export async function saveContact({ crmUrl = '' }: TestSite, client: Fields): Promise<{ id: number }> {
  const answer = await fetch(`${crmUrl}/v1/contacts`, {
    method: 'POST',
    headers: { 'x-api-key': 'sim-key-v1', 'content-type': 'application/json' },
    body: JSON.stringify({ client }),
  });
  return (await answer.json()) as { id: number };
}

/** Contacts, tasks and saved queries in the simulated CRM. */
export async function crmContacts({ crmUrl = '' }: TestSite) {
  const answer = await fetch(`${crmUrl}/control/contacts`);
  return (await answer.json()) as { contacts: Fields[]; tasks: Fields[]; saved_queries: Fields[] };
}
