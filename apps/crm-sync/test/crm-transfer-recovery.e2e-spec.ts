import { type LeadToTransfer } from '@estate/contracts/leads/crm-transfer';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startSurroundings, type Surroundings } from './crm-sync-under-test.ts';
import { killableCrmSync } from './killable-crm-sync.ts';
import { leadsToTransfer, leadToTransfer } from './leads-to-transfer.ts';

const count = 120;
const longestMs = 150_000;

let around: Surroundings;
let leads: ReturnType<typeof leadsToTransfer>;
let killable: Awaited<ReturnType<typeof killableCrmSync>>;
beforeAll(async () => {
  around = await startSurroundings({ properties: 2 });
  leads = leadsToTransfer(around);
  const tuning = { stalledCheckMs: 500, jobLockMs: 2_000, requestTimeoutMs: 1_000, retryPauseMs: 20 };
  killable = await killableCrmSync(around, {}, tuning);
});
afterAll(async () => {
  await killable.close();
  await around.close();
});

/**
 * A lead for a test: every third person already exists in the CRM with other data; every fourth lead is a search order.
 */
function leadOf(index: number): LeadToTransfer {
  const search = { buyOrRent: 'buy', propertyType: 'house', location: 'Hamburg, Rissen' } as const;
  const lead = leadToTransfer({
    ...(index % 4 === 0 ? { search, property_id: undefined } : {}),
    person: {
      first_name: 'Ida',
      last_name: `Nummer${index}`,
      phone: `0171 55${10_000 + index}`,
      // Every fifth person leaves only a telephone number.
      ...(index % 5 === 0 ? {} : { email: `ida-${index}@example.net` }),
    },
  });
  if (index % 3 === 0 && lead.person.email)
    around.sim.contacts.save({ email: lead.person.email, last_name: 'Anders', home_phone: '040 1' });
  return lead;
}

it(
  'a lead is transferred to the CRM exactly once without overwriting a filled field, whatever fails and however often the process dies [S-2.206]',
  async () => {
    const all = Array.from({ length: count }, (_, index) => leadOf(index));
    const known = around.sim.contacts.contacts.map((contact) => ({ ...contact }));
    around.sim.faults.add({ kind: 'rate-limit', path: '/v1', share: 0.02, retryAfter: 0 });
    around.sim.faults.add({ kind: 'server-error', path: '/v1', share: 0.02 });
    // The CRM carries out the request, but its response is lost.
    around.sim.faults.add({ kind: 'truncated-body', path: '/v1', share: 0.02 });
    around.sim.faults.add({ kind: 'hang', path: '/v1', share: 0.01 });
    await leads.order(all);
    killable.run();
    for (const left of [90, 45]) {
      await eventually(() => expect(leads.waiting()).toBeLessThanOrEqual(left), { timeoutMs: longestMs });
      await killable.kill();
      killable.run();
    }
    await eventually(
      async () => {
        await leads.sweep();
        expect(leads.waiting()).toBe(0);
      },
      { timeoutMs: longestMs },
    );
    const { contacts, tasks, savedQueries } = around.sim.contacts;
    expect(contacts).toHaveLength(count);
    const made = [...tasks.map(({ title }) => title), ...savedQueries.map(({ note }) => note)].map(
      (text) => /\[Website ([0-9a-f]{8})\]$/.exec(String(text))?.[1],
    );
    expect(made).toHaveLength(count);
    expect(new Set(made)).toEqual(new Set(all.map(({ id }) => id.slice(0, 8))));
    for (const before of known)
      expect(contacts.find(({ id }) => id === before.id)).toMatchObject({
        last_name: 'Anders',
        home_phone: '040 1',
        email: before['email'],
      });
    for (const { id } of all) expect(leads.outcomesOf(id).at(-1)).toMatchObject({ state: 'transferred' });
  },
  2 * longestMs,
);
