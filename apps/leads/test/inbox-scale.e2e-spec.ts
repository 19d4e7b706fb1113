import { ExportLeads, ListLeads } from '@estate/contracts/leads-staff';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LeadsUnderTest, startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

const count = 10_000;
const perInsert = 1_000;

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
  for (let n = 0; n < count; n += perInsert)
    await leads.leads.insertMany(Array.from({ length: perInsert }, (_, m) => storedLead(n + m)));
}, 60_000);
afterAll(() => leads.close());

describe('the inbox with 10,000 leads', () => {
  it.each([
    [{}, count],
    [{ page: 200 }, count],
    [{ q: 'Muster998' }, 6],
    [{ q: 'gibt es nicht' }, 0],
    [{ kind: 'contact' as const }, count / 2],
    [{ state: 'undelivered' as const }, 0],
  ])('answers %j within a wide bound', async (query, total) => {
    const started = performance.now();
    expect((await leads.call(ListLeads, query)).total).toBe(total);
    // The embedded store takes 30 to 150 ms; the bound leaves room for a crowded machine.
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('is exported whole, each lead once, in the order of the inbox', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof exportPage>> = await exportPage(cursor);
      expect(page.items.length).toBeLessThanOrEqual(500);
      for (const { received_at, id } of page.items) seen.push(`${received_at} ${id}`);
      cursor = page.next;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(count);
    expect(seen).toEqual([...seen].sort().reverse());
  }, 60_000);
});

const exportPage = (cursor: string | null) => leads.call(ExportLeads, cursor === null ? {} : { cursor });
