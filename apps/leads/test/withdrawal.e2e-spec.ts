import { agency } from '@estate/content/sections/agency';
import { ChangeLead, ListLeads, ResendLeadMail } from '@estate/contracts/leads/inbox';
import { GetLeadsOverview, leadRpcs } from '@estate/contracts/leads/leads';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contactForm, withdrawalForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const minute = 60_000;
const monday = new Date('2026-11-30T16:05:00Z');

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads({}, { firstPauseMs: 60 * minute });
});
afterAll(() => leads.close());
beforeEach(async () => {
  leads.mailbox.clear();
  leads.mailbox.refuse({});
  leads.setClock(monday);
  await leads.clear();
});

const declare = (
  fields: Parameters<typeof withdrawalForm>[0] = {},
  from: Parameters<typeof origin>[0] = {},
) => leads.call(leadRpcs.withdrawal, { form: withdrawalForm(fields), origin: origin(from) });
const statesOf = async (id: string) => {
  const lead = await leads.leads.findOne({ _id: id });
  return [lead?.mails.agency, lead?.mails.visitor];
};
const eventuallyIn = (id: string, ...states: string[]) =>
  eventually(async () => expect(await statesOf(id)).toEqual(states));
const mailsTo = (address: string) =>
  leads.mailbox.received().filter(({ envelope }) => envelope.to.includes(address));
const missing = async () =>
  (await leads.call(GetLeadsOverview, { since: monday.toISOString() })).missing_receipts;
const none = { count: 0, since: null };
const pass = (ms: number) => leads.setClock(new Date(leads.now().getTime() + ms));
/** No attempt of the first pause has succeeded: the receipt waits for the next one. */
const attempted = (id: string) =>
  eventually(async () =>
    expect(await leads.entryOf(id, 'visitor')).toMatchObject({ attempts: 1, claim: null }),
  );

describe('a withdrawal', () => {
  it('a withdrawal is stored with the time of its arrival, marked in the mail to the office, and its receipt is mailed at once as plain text with its content [V-2.173, V-2.174]', async () => {
    const { id, received_at } = await declare({ email: 'aenne@example.net' });
    await eventuallyIn(id, 'sent', 'sent');
    expect(Math.abs(Date.parse(received_at ?? '') - monday.getTime())).toBeLessThan(minute);
    expect(await leads.leads.findOne({ _id: id })).toMatchObject({
      kind: 'withdrawal',
      consent: { version: null, text: null },
      suspicion: null,
      received_at: new Date(received_at ?? ''),
      delete_after: new Date('2032-12-31T23:00:00Z'),
    });
    const [receipt] = mailsTo('aenne@example.net');
    expect(receipt?.mail.subject).toBe('Eingang Ihres Widerrufs');
    expect(receipt?.mail.html).toBe(false);
    expect(receipt?.mail.headers.get('auto-submitted')).toBe('auto-replied');
    expect(receipt?.mail.to).toMatchObject({ value: [{ name: '', address: 'aenne@example.net' }] });
    for (const words of [
      'Eingegangen: 30. November 2026 um 17:05 Uhr',
      `Nummer: ${id.slice(0, 8)}`,
      '> Diesen Vertrag widerrufe ich: Maklervertrag vom 3. November 2026\n> Lindenweg 5',
      agency.shipped.legalName,
    ])
      expect(receipt?.mail.text).toContain(words);
    const [atOffice] = mailsTo(agency.shipped.email);
    expect(atOffice?.mail.subject).toBe('Widerruf: Änne Sörensen');
    expect(atOffice?.mail.text).toContain('Lindenweg 5');
    const { items } = await leads.call(ListLeads, { kind: 'withdrawal' });
    expect(items).toMatchObject([{ id, due_at: '2026-12-01T17:00:00.000Z', unread: true }]);
    expect((await leads.person({ email: 'aenne@example.net' })).leads).toHaveLength(1);
  });

  it('a withdrawal that the spam defence suspects counts, and its mails go out at once [V-2.174]', async () => {
    const { id } = await declare({}, { suspicion: 'Rechenaufgabe fehlt, zu schnell ausgefüllt' });
    await eventuallyIn(id, 'sent', 'sent');
    expect((await leads.leads.findOne({ _id: id }))?.suspicion).toBeNull();
  });

  it('a repeated withdrawal with the same key is one lead, and its answer names the first arrival', async () => {
    const form = withdrawalForm();
    const from = origin();
    const send = () => leads.call(leadRpcs.withdrawal, { form, origin: from });
    const [first, second] = await Promise.all([send(), send()]);
    pass(3 * minute);
    expect([second, await send()]).toEqual([first, first]);
    expect(await leads.leads.countDocuments()).toBe(1);
    await eventuallyIn(first.id, 'sent', 'sent');
    expect(mailsTo(form.email)).toHaveLength(1);
  });

  it('an address to which no mail can be written is refused with a message before anything is stored [V-2.171]', async () => {
    await expect(declare({ email: 'änne@example.net' })).rejects.toMatchObject({
      problem: {
        code: 'invalid-input',
        errors: [{ field: 'form.email', message: expect.stringContaining('ohne Umlaute') }],
      },
    });
    expect(await leads.leads.countDocuments()).toBe(0);
  });

  it('the address of a robot or of the agency gets its receipt too', async () => {
    for (const email of ['noreply@firma.example', agency.shipped.email])
      await eventuallyIn((await declare({ email })).id, 'sent', 'sent');
    expect(mailsTo('noreply@firma.example')).toHaveLength(1);
  });
});

describe('the limit of receipts', () => {
  it('receipts have a limit of their own; beyond it staff send one by hand [V-2.174]', async () => {
    const email = 'opfer@example.net';
    for (let time = 0; time < 3; time += 1) {
      const { id } = await leads.call(leadRpcs.contact, { form: contactForm({ email }), origin: origin() });
      await eventuallyIn(id, 'sent', 'sent');
    }
    for (let time = 0; time < 3; time += 1)
      await eventuallyIn((await declare({ email, contract: `Vertrag ${time}` })).id, 'sent', 'sent');
    const { id } = await declare({ email, contract: 'Vertrag 4' });
    await eventuallyIn(id, 'sent', 'skipped');
    expect(await missing()).toMatchObject({ count: 1 });
    await leads.call(ResendLeadMail, { id, mail: 'visitor', by: 'u1' });
    await eventuallyIn(id, 'sent', 'sent');
    expect(await missing()).toEqual(none);
  });

  it('many confirmations of other forms in one hour delay no receipt', async () => {
    await leads.stop();
    await leads.restart({ CONFIRMATIONS_PER_HOUR: 1 });
    for (const email of ['a@gmx.de', 'b@gmx.de'])
      await leads.call(leadRpcs.contact, { form: contactForm({ email }), origin: origin() });
    await eventuallyIn((await declare({ email: 'c@gmx.de' })).id, 'sent', 'sent');
    await leads.stop();
    await leads.restart({ CONFIRMATIONS_PER_HOUR: 1_000 });
  });
});

describe('a missing receipt', () => {
  it('a receipt counts as missing after ten minutes without a mail server, and no longer once it is sent [V-2.176]', async () => {
    await leads.mailbox.stop();
    const { id, received_at } = await declare();
    await attempted(id);
    pass(9 * minute);
    expect(await missing()).toEqual(none);
    pass(2 * minute);
    expect(await missing()).toEqual({ count: 1, since: received_at });
    await leads.mailbox.start();
    pass(60 * minute);
    await eventuallyIn(id, 'sent', 'sent');
    expect(await missing()).toEqual(none);
  });

  it('a receipt that a mail server refuses counts as missing at once, until staff close the withdrawal or mark it as spam [V-2.176]', async () => {
    leads.mailbox.refuse({ recipient: (address) => (address === agency.shipped.email ? undefined : 550) });
    const [first, second] = [await declare(), await declare()];
    for (const { id } of [first, second]) await eventuallyIn(id, 'sent', 'failed');
    expect(await missing()).toEqual({ count: 2, since: first.received_at });
    await leads.call(ChangeLead, { id: first.id, by: 'u1', version: 0, state: 'handled' });
    expect(await missing()).toEqual({ count: 1, since: second.received_at });
    await leads.call(ChangeLead, { id: second.id, by: 'u1', version: 0, suspicious: true });
    expect(await missing()).toEqual(none);
  });

  it('a confirmation of another form that was not sent is no missing receipt', async () => {
    leads.mailbox.refuse({ recipient: (address) => (address === agency.shipped.email ? undefined : 550) });
    const { id } = await leads.call(leadRpcs.contact, { form: contactForm(), origin: origin() });
    await eventuallyIn(id, 'sent', 'failed');
    expect(await missing()).toEqual(none);
  });
});
