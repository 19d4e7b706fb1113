import { ReadPerson } from '@estate/contracts/erasure';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactForm } from './forms.ts';
import { type LeadsUnderTest, startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

const email = 'Petra.Person@example.net';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());

describe('access', () => {
  it('tells all leads of the person, in every spelling, page by page', async () => {
    await leads.leads.insertMany([
      ...Array.from({ length: 400 }, (_, n) =>
        storedLead(n, {
          form: contactForm({ email, message: 'x'.repeat(4_000) }),
          kind: 'contact',
        } as object),
      ),
      storedLead(900, { form: contactForm({ email: email.toUpperCase() }), client_ip: '198.51.100.0' }),
      storedLead(901),
    ]);
    const told: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    let last;
    do {
      const page = await leads.call(ReadPerson, { email, ...(cursor ? { cursor } : {}) });
      told.push(...page.items.map(({ id }) => id));
      last = page.items.at(-1);
      cursor = page.next ?? undefined;
      pages += 1;
    } while (cursor);
    expect(new Set(told).size).toBe(401);
    expect(pages).toBeGreaterThan(1);
    expect(last).toMatchObject({ client_ip: '198.51.100.0', consent: { text: expect.any(String) } });
  });
});
