import { ChangeLead, GetLead, ListLeads } from '@estate/contracts/leads/inbox';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { ListStaff } from '@estate/contracts/identity/staff';
import { problem } from '@estate/contracts/problem';
import { createGate } from '@estate/test-kit/gate';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactForm, exposeForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());

const ask = (propertyId: number, suspicion: string | null = null) =>
  leads.call(leadRpcs.expose, { form: exposeForm({ propertyId }), origin: origin({ suspicion }) });
const get = (id: string) => leads.call(GetLead, { id });
const storedAssignee = async (id: string) => (await leads.leads.findOne({ _id: id }))?.handling.assignee;
const assign = (id: string, assignee: string | null, version = 0, by = 'u1') =>
  leads.call(ChangeLead, { id, by, version, assignee });
const mailsTo = (address: string) =>
  leads.mailbox.received().filter(({ envelope }) => envelope.to.includes(address));

describe('a new lead', () => {
  it('a new lead is assigned to the account of its broker, whatever e-mail address that account has, and to nobody without such an account [S-2.94]', async () => {
    const [{ id: coast }, { id: city }, { id: doubted }] = [
      await ask(2),
      await ask(1),
      await ask(2, 'zu schnell'),
    ];
    await eventually(async () => {
      expect(await storedAssignee(coast)).toBe('silke');
      expect(await storedAssignee(city)).toBeNull();
    });
    expect(await storedAssignee(doubted)).toBeUndefined();
    const found = async (assignee: string) =>
      (await leads.call(ListLeads, { assignee })).items.map(({ id }) => id);
    expect(await found('silke')).toEqual([coast]);
    expect(await found('niemand')).toEqual([city]);
  });

  it('a visitor’s new lead is accepted at once while identity is down, and assigned to an account later', async () => {
    leads.others.answer({ [ListStaff.message]: () => problem('unavailable') });
    const { id } = await ask(2);
    await leads.nextSweep();
    expect(await storedAssignee(id)).toBeUndefined();
    leads.others.answer({ [ListStaff.message]: () => ({ items: leads.staff }) });
    await eventually(async () => expect(await storedAssignee(id)).toBe('silke'));
  });
});

describe('new leads', () => {
  it('new leads are assigned oldest first, so that many new leads do not delay an old one', async () => {
    await leads.stop();
    const made = Array.from({ length: 201 }, (_, n) => storedLead(2 * n, { handling: { state: 'new' } }));
    await leads.leads.insertMany(made);
    const identity = createGate();
    let calls = 0;
    leads.others.answer({
      [ListStaff.message]: async () => {
        if (++calls > 1) await identity.opened;
        return { items: leads.staff };
      },
    });
    await leads.restart();
    const waiting = () =>
      leads.leads.find({ 'handling.assignee': { $exists: false }, suspicion: null }).toArray();
    await eventually(async () => expect((await waiting()).map(({ _id }) => _id)).toEqual([made[0]!._id]));
    identity.open();
    await eventually(async () => expect(await waiting()).toEqual([]));
  });
});

describe('an assignment', () => {
  const write = () =>
    leads.call(leadRpcs.contact, { form: contactForm({ name: 'Geheime Person' }), origin: origin() });

  it('an assigned lead is mailed once to the new assignee without the visitor’s name, and not at all if they assigned it to themselves [S-2.95]', async () => {
    const { id } = await write();
    await eventually(async () => expect(await storedAssignee(id)).toBeNull());
    await Promise.all([assign(id, 'u2'), assign(id, 'u2')].map((call) => call.catch(() => undefined)));
    await eventually(() => expect(mailsTo('kollege@makler.example')).toHaveLength(1));
    const text = mailsTo('kollege@makler.example')[0]?.mail.text ?? '';
    expect(text).toContain(`/admin/anfragen?anfrage=${id}`);
    expect(text).not.toContain('Geheime');
    const { version } = await get(id);
    await assign(id, 'u1', version);
    await leads.nextSweep();
    expect(mailsTo('chefin@makler.example')).toEqual([]);
    expect(mailsTo('kollege@makler.example')).toHaveLength(1);
  });

  it.each(['invited', 'reader', 'unbekannt'])(
    'the assignment of a lead to an account that cannot work is refused: %s [S-2.95]',
    async (account) => {
      const { id } = await write();
      await expect(assign(id, account)).rejects.toMatchObject({
        problem: { code: 'invalid-input', errors: [{ field: 'assignee' }] },
      });
      expect(await get(id)).toMatchObject({ version: 0 });
    },
  );
});
