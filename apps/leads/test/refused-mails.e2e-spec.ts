import { agency as office } from '@estate/content/sections/agency';
import { brokerForProperty } from '@estate/content/responsible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AgencyWatch, realPauses, refusing, watchAgency } from './agency-watch.ts';
import { exposeForm } from './forms.ts';
import { type LeadsUnderTest, startLeads } from './leads-under-test.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** The broker of the property in `requestExpose`. */
const { broker, email: brokersMailbox } = brokerForProperty({ city: 'Timmendorfer Strand' });

// Long, because each test waits for several sweeps and the machine may be busy.
jest.setTimeout(60_000);

let leads: LeadsUnderTest;
let agency: AgencyWatch;
beforeAll(async () => {
  leads = await startLeads({}, realPauses);
  agency = watchAgency(leads);
});
afterAll(() => leads.close());
beforeEach(() => leads.mailbox.clear());
afterEach(() => leads.mailbox.refuse({}));

describe('a mail whose recipient is refused', () => {
  it('a mail to the agency whose recipient is refused is sent to the office at once, with a note on the refused mailbox and the reason', async () => {
    leads.mailbox.refuse({ recipient: (to) => (to === brokersMailbox ? 550 : undefined) });
    const id = await agency.requestExpose();
    const { mail, envelope } = await agency.theOnly(id);
    expect(envelope.to).toEqual([office.shipped.email]);
    expect(mail.subject).toContain('Haus an der See');
    expect(mail.text).toContain(`war für ${broker.name} bestimmt`);
    expect(mail.text).toContain(`Das Postfach ${brokersMailbox} nimmt keine E-Mails an (550 refused`);
    expect(mail.text).toContain('Telefon: 040 12345');
    expect(await agency.mailOf(id)).toMatchObject({
      attempts: 1,
      reason: expect.stringContaining(`${brokersMailbox}: 550`),
    });
  });

  it('a mail to the agency whose recipient and office are refused is tried again until one mailbox accepts it', async () => {
    leads.mailbox.refuse({ recipient: (to) => (to.endsWith('@example.net') ? undefined : 550) });
    const id = await agency.requestExpose();
    await agency.pauseAfter(id, 0);
    for (let attempts = 1; attempts < 4; attempts++) {
      agency.pass(15 * minute);
      await agency.pauseAfter(id, attempts);
    }
    expect(await agency.mailOf(id)).toMatchObject({
      state: 'pending',
      reason: expect.stringContaining(`${office.shipped.email}: 550`),
    });
    leads.mailbox.refuse({ recipient: (to) => (to === office.shipped.email ? 550 : undefined) });
    agency.pass(15 * minute);
    expect((await agency.theOnly(id)).envelope.to).toEqual([brokersMailbox]);
  });

  it('a mail to the agency whose recipient is temporarily refused for an hour, as by a full mailbox, is sent to the office', async () => {
    leads.mailbox.refuse({ recipient: (to) => (to === brokersMailbox ? 452 : undefined) });
    const id = await agency.requestExpose();
    await agency.pauseAfter(id, 0);
    agency.pass(45 * minute);
    await agency.pauseAfter(id, 1);
    expect(agency.mailsAbout(id)).toEqual([]);
    agency.pass(15 * minute);
    expect((await agency.theOnly(id)).envelope.to).toEqual([office.shipped.email]);
  });
});

describe('a mail whose content is refused', () => {
  it('a mail to the agency whose content is refused is sent again as plain text with only name, telephone number and lead id', async () => {
    leads.mailbox.refuse(refusing('Gewinnspiel', 554));
    const id = await agency.write('Gewinnspiel');
    const { mail, envelope } = await agency.theOnly(id);
    expect(envelope.to).toEqual([office.shipped.email]);
    expect(mail.html).toBe(false);
    for (const word of ['Jo Witt', '0171 555', id]) expect(mail.text).toContain(word);
    for (const word of ['Gewinnspiel', '@example.net']) expect(mail.text).not.toContain(word);
    expect(mail.replyTo).toBeUndefined();
    expect(await agency.mailOf(id)).toMatchObject({
      attempts: 1,
      reason: expect.stringContaining('554'),
    });
  });

  it('a mail to the agency whose content is refused in both forms is sent to the office', async () => {
    leads.mailbox.refuse({
      content: ({ envelope }) => (envelope.to.includes(brokersMailbox) ? 554 : undefined),
    });
    const { mail, envelope } = await agency.theOnly(await agency.requestExpose());
    expect(envelope.to).toEqual([office.shipped.email]);
    expect(mail.text).toContain(`${brokersMailbox} hat den Inhalt abgelehnt (554`);
    expect(mail.text).toContain('Anrede: Frau');
  });

  it('a mail to the agency whose content every mailbox refuses is tried again, and is sent even with harmful text in a name', async () => {
    const name = 'http://kauf.jetzt.example X5O!P%@AP[4PZX54(P^)7CC)7}$EICAR';
    const form = exposeForm({ propertyId: 2, lastName: name });
    leads.mailbox.refuse({ content: ({ mail }) => (mail.messageId?.includes('agency') ? 550 : undefined) });
    const id = await agency.requestExpose(form);
    await agency.pauseAfter(id, 0);
    agency.pass(15 * minute);
    await agency.pauseAfter(id, 1);
    leads.mailbox.refuse({
      content: ({ mail }) => (/:\/\/|kauf\.jetzt|\$EICAR/.test(mail.text ?? '') ? 554 : undefined),
    });
    agency.pass(15 * minute);
    const { mail, envelope } = await agency.theOnly(id);
    expect(envelope.to).toEqual([brokersMailbox]);
    expect(mail.text).toContain('Änne http kauf jetzt example');
  });

  it('a mail to the agency that a server refuses for an hour, like a failing virus scanner, is sent as plain text', async () => {
    leads.mailbox.refuse(refusing('Stolperstein', 451));
    const id = await agency.write('Stolperstein');
    await agency.pauseAfter(id, 0);
    agency.pass(59 * minute);
    await agency.pauseAfter(id, 1);
    expect(agency.mailsAbout(id)).toEqual([]);
    agency.pass(15 * minute);
    expect((await agency.theOnly(id)).mail.text).toContain('0171 555');
  });

  it('a mail to the agency that cannot be composed from the form is sent as plain text', async () => {
    await leads.mailbox.stop();
    const id = await agency.write('Wird kaputt gemacht');
    await agency.pauseAfter(id, 0);
    await leads.leads.updateOne({ _id: id }, { $unset: { 'form.message': true } });
    await leads.mailbox.start();
    agency.pass(15 * minute);
    expect((await agency.theOnly(id)).mail.text).toContain('0171 555');
  });
});

const suspected = (message: string) => agency.write(message, 'zu schnell');
async function hundred(poisoned: number): Promise<string[]> {
  const ids = [];
  for (let at = 1; at <= 100; at += 1)
    ids.push(await suspected(`Anliegen ${at}${at === poisoned ? ' mit Gift' : ''}.`));
  return ids;
}
/** How often each lead appears in the agency's mails. */
const readings = () => {
  const all = agency.mails().map(({ mail }) => mail.text);
  return Array.from({ length: 100 }, (_, at) => all.join('\n').split(`Anliegen ${at + 1}.`).length - 1);
};

describe('one refused lead among 100 in a digest', () => {
  it('one refused lead among 100 in a digest is sent as plain text, the others in a few smaller digests, and no lead twice', async () => {
    const ids = await hundred(37);
    leads.mailbox.refuse(refusing('Gift', 554));
    agency.pass(day);
    await agency.sent(...ids);
    agency.pass(day);
    await leads.nextSweep();
    expect(readings()).toEqual(Array.from({ length: 100 }, (_, at) => (at === 36 ? 0 : 1)));
    expect(agency.mailsAbout(ids[36]!)).toHaveLength(1);
    expect(agency.mails().length).toBeLessThanOrEqual(8);
    expect(new Set(agency.mails().map(({ mail }) => mail.messageId)).size).toBe(agency.mails().length);
  });

  it('one temporarily refused lead among 100 in a digest is separated from the others after an hour', async () => {
    const ids = await hundred(100);
    leads.mailbox.refuse(refusing('Gift', 451));
    agency.pass(day);
    await agency.pauseAfter(ids[0]!, 0);
    expect(agency.mails()).toEqual([]);
    agency.pass(60 * minute);
    await agency.sent(...ids);
    expect(readings()).toEqual(Array.from({ length: 100 }, (_, at) => (at === 99 ? 0 : 1)));
    expect(agency.mailsAbout(ids[99]!)).toHaveLength(1);
  });

  it('one refused lead among 100 in a digest waits while the others are sent if its plain text is refused as well', async () => {
    const poison = await suspected('Gift');
    const before = await suspected('Vorher');
    leads.mailbox.refuse({
      content: ({ mail }) => (/Gift/.test(mail.text ?? '') || mail.text?.includes(poison) ? 554 : undefined),
    });
    agency.pass(day);
    await agency.sent(before);
    const after = await suspected('Nachher');
    agency.pass(day);
    await agency.sent(after);
    expect((await agency.mailOf(poison)).state).toBe('held');
    leads.mailbox.refuse({});
    agency.pass(15 * minute);
    await agency.sent(poison);
    expect(agency.mails()).toHaveLength(3);
  });
});
