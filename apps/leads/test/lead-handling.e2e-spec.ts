import { SendContactMessage } from '@estate/contracts/leads';
import { ChangeLead, GetLead, ListLeads, ReadLead } from '@estate/contracts/leads-staff';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());

const write = () => leads.call(SendContactMessage, { form: contactForm(), origin: origin() });
const get = (id: string) => leads.call(GetLead, { id });
const change = (id: string, fields: object) =>
  leads.call(ChangeLead, { id, by: 'u1', version: 0, ...fields });

describe('what staff keep about a lead', () => {
  it('begins when somebody reads it, and remembers who was first', async () => {
    const { id } = await write();
    expect(await leads.call(ReadLead, { id, by: 'u1' })).toMatchObject({ state: 'open', version: 0 });
    await leads.call(ReadLead, { id, by: 'u2' });
    expect((await get(id)).history).toMatchObject([{ what: 'read', by: 'u1' }]);
    expect((await leads.call(ListLeads, {})).unread).toBe(0);
  });

  it('is handled, assigned and noted, with a history', async () => {
    const { id } = await write();
    await change(id, { handled: true, assignee: 'u2', note: 'Ruft zurück.\r\nMorgen' });
    const after = await change(id, { handled: false, assignee: null, version: 1 });
    expect(after).toMatchObject({ state: 'open', note: 'Ruft zurück.\nMorgen', version: 2 });
    expect(after).not.toHaveProperty('assignee');
    expect(after.history).toMatchObject([
      { what: 'handled', by: 'u1' },
      { what: 'assigned', detail: 'u2' },
      { what: 'noted' },
      { what: 'reopened' },
      { what: 'assigned' },
    ]);
    expect(JSON.stringify(after.history)).not.toContain('Ruft');
  });

  it('is refused with a stale version, unless it is so already', async () => {
    const { id } = await write();
    await change(id, { handled: true });
    expect(await change(id, { handled: true })).toMatchObject({ version: 1 });
    await expect(change(id, { note: 'Zu spät' })).rejects.toMatchObject({
      problem: { code: 'outdated-record', status: 409 },
    });
    expect(await get(id)).toMatchObject({ note: '', version: 1 });
  });

  it('is written by one of two who change it at once', async () => {
    const { id } = await write();
    const both = await Promise.allSettled([change(id, { note: 'eins' }), change(id, { note: 'zwei' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await get(id)).toMatchObject({ version: 1, history: [{ what: 'noted' }] });
  });

  it('keeps the last 100 events', async () => {
    const { id } = await write();
    for (let version = 0; version < 102; version += 1)
      await change(id, { handled: version % 2 === 0, version });
    expect((await get(id)).history).toHaveLength(100);
  }, 30_000);

  it('does not exist for a lead that does not exist', async () => {
    const id = '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11';
    await expect(change(id, { handled: true })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await expect(leads.call(ReadLead, { id, by: 'u1' })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  });
});
