import { leadRpcs } from '@estate/contracts/leads/leads';
import { createLog } from '@estate/server-kit/observability/log';
import { createQueue } from '@estate/server-kit/stores/queue';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { entryId } from '../src/outbox/outbox.schema.ts';
import { contactForm, exposeForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const office = 'anfragen@makler.example';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads({ LEADS_MAIL_TO: office });
});
afterAll(() => leads.close());
beforeEach(() => leads.mailbox.clear());

const state = async (id: string) => {
  const lead = await leads.leads.findOne({ _id: id });
  return [lead?.mails.agency, lead?.mails.visitor];
};
const eventuallyIn = (id: string, states: string[]) =>
  eventually(async () => expect(await state(id)).toEqual(states));
const send = (fields: Parameters<typeof contactForm>[0] = {}, suspicion: string | null = null) =>
  leads.call(leadRpcs.contact, { form: contactForm(fields), origin: origin({ suspicion }) });

describe('a suspected lead', () => {
  it('a suspected spam lead is stored, not confirmed to the visitor, and mailed to the office in the digest at 7 in the morning [V-7.24]', async () => {
    leads.setClock(new Date('2026-11-20T09:00:00Z'));
    const first = await send({ message: 'Günstige Kredite' }, 'Formular in 200 ms ausgefüllt');
    const { id: second } = await leads.call(leadRpcs.expose, {
      form: exposeForm(),
      origin: origin({ suspicion: 'Rechenaufgabe nicht gelöst' }),
    });
    const honest = await send({ message: 'Guten Tag' });
    await eventuallyIn(honest.id, ['sent', 'sent']);
    expect(await state(first.id)).toEqual(['pending', 'skipped']);

    leads.setClock(new Date('2026-11-21T05:59:00Z'));
    await leads.nextSweep();
    expect(await state(first.id)).toEqual(['pending', 'skipped']);
    leads.mailbox.clear();

    leads.mailbox.rejectWith(550);
    leads.setClock(new Date('2026-11-21T06:00:30Z'));
    await eventually(async () =>
      expect((await leads.entryOf(first.id, 'agency')).attempts).toBeGreaterThan(1),
    );
    leads.mailbox.rejectWith(undefined);
    await eventuallyIn(first.id, ['sent', 'skipped']);
    await eventuallyIn(second, ['sent', 'skipped']);

    expect(leads.mailbox.received()).toHaveLength(1);
    const { mail, envelope } = leads.mailbox.received()[0]!;
    expect(envelope.to).toEqual([office]);
    expect(mail.subject).toBe('Spamverdacht: 2 Anfragen');
    for (const word of [
      'Formular in 200 ms ausgefüllt',
      'Günstige Kredite',
      'Rechenaufgabe nicht gelöst',
      'Villa am Park',
    ])
      expect(mail.text).toContain(word);
    expect(mail.text).not.toContain('Guten Tag');
  });

  it('a suspected spam lead is not mailed by a job that was already in the queue', async () => {
    leads.setClock(new Date('2026-11-21T09:00:00Z'));
    const { id } = await send({}, 'Rechenaufgabe nicht gelöst');
    const queue = createQueue('lead-mail', { url: leads.redis.url, log: createLog('test') });
    await queue.add('send', { id: entryId(id, 'agency') });
    await queue.add('send', { id: entryId(id, 'visitor') });
    await eventually(async () => expect(await queue.getCompletedCount()).toBe(2));
    await queue.close();
    expect(await state(id)).toEqual(['pending', 'skipped']);
  });
});

describe('confirmations', () => {
  it('confirmations to one e-mail address are limited to three a day in any spelling, and the agency gets every lead', async () => {
    leads.setClock(new Date('2026-11-22T09:00:00Z'));
    const spellings = [
      'opfer@example.net',
      'Opfer@Example.net',
      'opfer+1@example.net',
      'OPFER+x@example.net',
    ];
    const ids: string[] = [];
    for (const email of spellings) {
      const { id } = await send({ email });
      await eventually(async () => expect(await state(id)).not.toContain('pending'));
      ids.push(id);
    }
    expect(await Promise.all(ids.map(state))).toEqual([
      ['sent', 'sent'],
      ['sent', 'sent'],
      ['sent', 'sent'],
      ['sent', 'skipped'],
    ]);
    leads.setClock(new Date('2026-11-22T23:30:00Z'));
    const { id } = await send({ email: 'opfer@example.net' });
    await eventuallyIn(id, ['sent', 'sent']);
  });

  it('an address gets no more confirmations than its limit even if its requests arrive at the same moment', async () => {
    leads.setClock(new Date('2026-11-24T09:00:00Z'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ email: 'viele@example.net' })));
    for (const { id } of answers)
      await eventually(async () => expect(await state(id)).not.toContain('pending'));
    const confirmed = leads.mailbox
      .received()
      .filter(({ envelope }) => envelope.to.includes('viele@example.net'));
    expect(confirmed).toHaveLength(3);
  });
});

describe('confirmations to many addresses', () => {
  const outcomes = async (limits: Record<string, string>, emails: string[]) => {
    const limited = await startLeads({ LEADS_MAIL_TO: office, ...limits });
    try {
      const states: (string | null)[] = [];
      for (const email of emails) {
        const { id } = await limited.call(leadRpcs.contact, {
          form: contactForm({ email }),
          origin: origin(),
        });
        await eventually(async () => {
          const [agency, visitor] = [
            await limited.entryOf(id, 'agency'),
            await limited.entryOf(id, 'visitor'),
          ];
          expect([agency.state, visitor.state]).not.toContain('pending');
          states.push(`${agency.state} ${visitor.reason ?? visitor.state}`);
        });
      }
      return states;
    } finally {
      await limited.close();
    }
  };

  it('confirmations to many addresses of one domain stop at its limit, unless it is a large mail provider [V-7.25]', async () => {
    const emails = [
      'a@evil.example',
      'b@x.evil.example',
      'c@evil.example',
      'a@gmx.de',
      'b@gmx.de',
      'c@gmx.de',
    ];
    expect(await outcomes({ CONFIRMATIONS_PER_DOMAIN: '2' }, emails)).toEqual([
      'sent sent',
      'sent sent',
      'sent daily limit of the mail domain',
      'sent sent',
      'sent sent',
      'sent sent',
    ]);
  });

  it('confirmations to all addresses together stop at the limit per hour [V-7.25]', async () => {
    const emails = ['a@gmx.de', 'b@web.de', 'c@t-online.de'];
    expect(await outcomes({ CONFIRMATIONS_PER_HOUR: '2' }, emails)).toEqual([
      'sent sent',
      'sent sent',
      'sent hourly limit of all confirmations',
    ]);
  });
});
