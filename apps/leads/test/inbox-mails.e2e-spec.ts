import { leadRpcs } from '@estate/contracts/leads/leads';
import { ChangeLead, GetLead, ListLeads, ResendLeadMail } from '@estate/contracts/leads/inbox';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Job } from 'bullmq';
import { Outbox } from '../src/outbox/outbox.ts';
import { type SendData } from '../src/outbox/outbox.queue.ts';
import { contactForm, exposeForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const office = 'anfragen@makler.example';
const before = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-20T09:05:00Z');

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads({ LEADS_MAIL_TO: office }, { firstPauseMs: 60_000 });
});
afterAll(() => leads.close());
beforeEach(() => {
  leads.mailbox.clear();
  leads.mailbox.rejectWith(undefined);
  leads.setClock(before);
});

const send = (fields: Parameters<typeof contactForm>[0] = {}, suspicion: string | null = null) =>
  leads.call(leadRpcs.contact, { form: contactForm(fields), origin: origin({ suspicion }) });
const mark = (id: string, suspicious: boolean) =>
  leads.call(ChangeLead, { id, by: 'u1', version: 0, suspicious });
const release = (id: string) => mark(id, false);
const resend = (id: string, mail: 'agency' | 'visitor') => leads.call(ResendLeadMail, { id, mail, by: 'u1' });
const get = (id: string) => leads.call(GetLead, { id });
const eventuallyIn = (id: string, states: string[]) =>
  eventually(async () => {
    const { mails } = await get(id);
    expect([mails.agency, mails.visitor]).toEqual(states);
  });
const recipients = () =>
  leads.mailbox
    .received()
    .map(({ envelope }) => String(envelope.to[0]))
    .sort();

describe('a lead that staff mark as spam', () => {
  it('a lead that staff mark as spam is hidden and not confirmed to the visitor, and is mailed once staff unmark it [S-2.128]', async () => {
    leads.mailbox.rejectWith(451);
    const { id } = await send({ email: 'hand@example.net' });
    const refused = { attempts: 1, claim: null };
    await eventually(async () => {
      const entries = [await leads.entryOf(id, 'agency'), await leads.entryOf(id, 'visitor')];
      expect(entries).toMatchObject([refused, refused]);
    });
    await eventually(async () =>
      expect(await mark(id, true)).toMatchObject({
        suspicious: true,
        mail: { visitor: { state: 'skipped', reason: 'Wegen Spamverdachts zurückgehalten' } },
      }),
    );
    leads.mailbox.rejectWith(undefined);
    await leads.nextSweep();
    expect(recipients()).toEqual([]);
    expect((await leads.call(ListLeads, {})).items.map((one) => one.id)).not.toContain(id);
    await mark(id, true);
    await release(id);
    await eventuallyIn(id, ['sent', 'sent']);
    expect((await get(id)).history.map(({ what }) => what)).toEqual(['suspected', 'released']);
  });

  it('a lead that staff mark as spam is not confirmed to the visitor by a mail attempt that begins at the same moment [S-2.128]', async () => {
    leads.mailbox.rejectWith(451);
    const { id } = await send({ email: 'zugleich@example.net' });
    await eventually(async () =>
      expect(await leads.entryOf(id, 'visitor')).toMatchObject({ attempts: 1, claim: null }),
    );
    const outbox = leads.get(Outbox);
    const hold = outbox.holdUnclaimed.bind(outbox);
    const spy = jest.spyOn(outbox, 'holdUnclaimed').mockImplementationOnce(async (entry) => {
      const isHeld = await hold(entry);
      leads.mailbox.rejectWith(undefined);
      await leads.changeEntry(id, 'visitor', { next_attempt_at: null });
      await outbox.send({ data: { id: entry } } as Job<SendData>);
      return isHeld;
    });
    expect(await mark(id, true)).toMatchObject({ suspicious: true, mail: { visitor: { state: 'skipped' } } });
    spy.mockRestore();
    expect(recipients()).not.toContain('zugleich@example.net');
  });
});

describe('a lead whose suspicion staff take back', () => {
  it('a suspected lead that staff release is mailed to the agency and confirmed to the visitor at once, and only once for a double click [S-2.72]', async () => {
    const { id } = await send({ email: 'echt@example.net' }, 'zu schnell');
    expect(await get(id)).toMatchObject({
      suspicious: true,
      suspicion: 'zu schnell',
      mail: { visitor: { state: 'skipped', reason: 'Wegen Spamverdachts zurückgehalten' } },
    });
    const answers = await Promise.all([release(id), release(id)]);
    for (const answer of answers) expect(answer.suspicious).toBe(false);
    await eventuallyIn(id, ['sent', 'sent']);
    await release(id);
    await leads.nextSweep();
    expect(recipients()).toEqual([office, 'echt@example.net']);
    expect((await get(id)).history).toMatchObject([{ what: 'released', by: 'u1', detail: 'zu schnell' }]);
  });

  it('a suspected lead that staff release after its digest is confirmed to the visitor, but not mailed to the agency again [S-2.72]', async () => {
    const { id } = await send({ email: 'spaet@example.net' }, 'zu schnell');
    leads.setClock(new Date('2026-11-21T06:00:30Z'));
    await eventuallyIn(id, ['sent', 'skipped']);
    leads.mailbox.clear();
    await release(id);
    await eventuallyIn(id, ['sent', 'sent']);
    expect(recipients()).toEqual(['spaet@example.net']);
  });

  it('a suspected lead that staff release is not confirmed without an address or above the daily limit', async () => {
    const { id: mute } = await send({ email: undefined }, 'zu schnell');
    await release(mute);
    await eventuallyIn(mute, ['sent', 'skipped']);
    expect((await get(mute)).mail.visitor.reason).toBe('Keine E-Mail-Adresse angegeben');
    for (let count = 0; count < 3; count += 1)
      await eventuallyIn((await send({ email: 'viel@example.net' })).id, ['sent', 'sent']);
    const { id: fourth } = await send({ email: 'viel@example.net' }, 'zu schnell');
    await release(fourth);
    await eventuallyIn(fourth, ['sent', 'skipped']);
    expect((await get(fourth)).mail.visitor.reason).toMatch(/drei Bestätigungen/);
  });
});

describe('a mail that staff order again', () => {
  it('a mail that staff send again is sent once for a double click, under a new Message-ID', async () => {
    const { id } = await leads.call(leadRpcs.expose, {
      form: exposeForm({ email: 'nochmal@example.net' }),
      origin: origin(),
    });
    await eventuallyIn(id, ['sent', 'sent']);
    leads.setClock(later);
    await Promise.all([resend(id, 'agency'), resend(id, 'agency')]);
    await eventuallyIn(id, ['sent', 'sent']);
    await resend(id, 'agency');
    await leads.nextSweep();
    const mails = leads.mailbox.received().filter(({ envelope }) => envelope.to.includes(office));
    expect(mails.map(({ mail }) => String(mail.messageId))).toEqual([
      `<${id}.agency@makler.example>`,
      `<${id}.agency.1@makler.example>`,
    ]);
    expect((await get(id)).history).toMatchObject([{ what: 'resent', by: 'u1', detail: 'agency' }]);
  });

  it('a mail that staff send again can be sent once more a minute later, and goes only to its own recipient', async () => {
    const { id } = await send({ email: 'zweimal@example.net' });
    await eventuallyIn(id, ['sent', 'sent']);
    for (const minutes of [2, 4]) {
      leads.setClock(new Date(before.getTime() + minutes * 60_000));
      await resend(id, 'visitor');
      await eventually(async () =>
        expect((await get(id)).mail.visitor).toMatchObject({ state: 'sent', attempts: 1 }),
      );
    }
    const ids = leads.mailbox.received().map(({ mail }) => String(mail.messageId));
    expect(ids.filter((one) => one.includes('.visitor'))).toEqual([
      `<${id}.visitor@makler.example>`,
      `<${id}.visitor.1@makler.example>`,
      `<${id}.visitor.2@makler.example>`,
    ]);
    expect(ids.filter((one) => one.includes('.agency'))).toHaveLength(1);
  });

  it('a failed or waiting mail that staff send again is tried at once, and shows its reason in German', async () => {
    leads.mailbox.rejectWith(550);
    const { id } = await send();
    await eventually(async () => expect((await get(id)).mail.visitor.state).toBe('failed'));
    expect((await get(id)).mail.visitor.reason).toMatch(/^Letzter Versuch: 550/);
    await leads.changeEntry(id, 'agency', { next_attempt_at: new Date(later.getTime() + 3_600_000) });
    leads.mailbox.rejectWith(undefined);
    await resend(id, 'visitor');
    await resend(id, 'agency');
    await eventuallyIn(id, ['sent', 'sent']);
    const [, agency] = leads.mailbox
      .received()
      .map(({ mail }) => String(mail.messageId))
      .sort()
      .reverse();
    expect(agency).toBe(`<${id}.agency@makler.example>`);
  });

  it('a mail that is being sent is not sent a second time when staff send it again', async () => {
    const { id } = await send();
    await eventuallyIn(id, ['sent', 'sent']);
    leads.mailbox.clear();
    await leads.changeEntry(id, 'agency', { state: 'pending', claimed_until: later, claim: 'x' });
    expect((await resend(id, 'agency')).mail.agency.state).toBe('sending');
    await leads.nextSweep();
    expect(leads.mailbox.received()).toEqual([]);
  });

  it.each([
    ['of a suspected lead', { email: 'a@example.net' }, 'zu schnell', 'agency', /Kein Spam/],
    ['to somebody without an address', { email: undefined }, null, 'visitor', /keine E-Mail-Adresse/],
  ] as const)(
    'the request to send a mail again is refused if it is a mail %s',
    async (_what, fields, suspicion, mail, detail) => {
      const { id } = await send(fields, suspicion);
      await expect(resend(id, mail)).rejects.toMatchObject({
        problem: { code: 'conflict', detail: expect.stringMatching(detail) as unknown },
      });
    },
  );
});
