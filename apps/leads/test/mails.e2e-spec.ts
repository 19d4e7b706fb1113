import { agency } from '@estate/content/sections/agency';
import { brokers } from '@estate/content/brokers';
import { brokerForProperty } from '@estate/content/responsible';
import { ListStaff } from '@estate/contracts/identity/staff';
import { ListLeads } from '@estate/contracts/leads/inbox';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { problem } from '@estate/contracts/problem';
import { type ReceivedMail } from '@estate/test-kit/mailbox';
import { eventually } from '@estate/test-kit/wait';
import { ListLetterOffers } from '@estate/contracts/catalog/search-matches';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contactForm, exposeForm, searchForm, valuationForm } from './forms.ts';
import { letterImage, letterOffer } from './letter-offer.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
  leads.catalog.answer({
    [ListLetterOffers.message]: ({ ids }: { ids: number[] }) => ({
      items: ids
        .filter((id) => id === 1)
        .map((id) => letterOffer({ id, title: 'Villa am Park', image: letterImage })),
    }),
  });
});
afterAll(() => leads.close());
beforeEach(() => leads.mailbox.clear());

const to = (address: string) => leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(address));
const allOf = ({ mail }: ReceivedMail) => `${mail.subject}\n${mail.text}\n${String(mail.html)}`;
const settled = (id: string) =>
  eventually(async () => {
    const lead = await leads.leads.findOne({ _id: id });
    if (!lead || Object.values(lead.mails).includes('pending')) throw new Error('still pending');
    return lead;
  });

describe('an exposé request', () => {
  it('an exposé request is stored with consent and deletion date, then mailed to the broker and confirmed to the visitor [V-3.35]', async () => {
    const form = exposeForm();
    const { id } = await leads.call(leadRpcs.expose, { form, origin: origin() });

    const stored = await settled(id);
    expect(stored).toMatchObject({
      kind: 'expose',
      form: { propertyId: 1, firstName: 'Änne', email: form.email },
      consent: { version: 'expose-2026-11', text: expect.stringContaining('AGB') },
      property: { title: 'Villa am Park' },
      client_ip: '198.51.100.0',
      mails: { agency: 'sent', visitor: 'sent' },
    });
    expect(stored.form).not.toHaveProperty('consentVersion');
    expect(stored.delete_after.getUTCFullYear()).toBe(stored.received_at.getUTCFullYear() + 1);

    const atAgency = await to(agency.shipped.email);
    expect(atAgency.mail.subject).toBe('Exposé-Anfrage: Villa am Park (Änne Sörensen)');
    expect(atAgency.mail.messageId).toBe(`<${id}.agency@makler.example>`);
    expect(atAgency.mail.replyTo?.value).toEqual([{ name: 'Änne Sörensen', address: form.email }]);
    for (const word of ['Frau', 'Änne Sörensen', form.email, '040 12345', 'expose-2026-11', 'Villa am Park'])
      expect(atAgency.mail.text).toContain(word);
    expect(atAgency.mail.text).toContain('https://makler.example/immobilie/villa-am-park-1');

    const confirmation = await to(form.email);
    expect(confirmation.mail.messageId).toBe(`<${id}.visitor@makler.example>`);
    expect(confirmation.mail.from?.value).toEqual([
      { name: agency.shipped.name, address: 'website@makler.example' },
    ]);
    expect(confirmation.mail.replyTo?.value[0]?.address).toBe(agency.shipped.email);
    expect(confirmation.mail.headers.get('auto-submitted')).toBe('auto-replied');
    expect(confirmation.mail.text).toMatch(/^Guten Tag Frau Sörensen,\n/);
    expect(confirmation.mail.text).toMatch(
      /\nVilla am Park\n649\.000\s€, 3\sZimmer, 84\sm²\nWinterhude, 22303\sHamburg\nEin Energieausweis /,
    );
    expect(confirmation.mail.html).toContain('alt="Bild: Villa am Park"');
    expect(confirmation.mail.text).toContain(`\n${brokerForProperty({ city: 'Hamburg' }).broker.mobile}\n`);
    expect(confirmation.mail.text).toContain('schließen Sie keinen Vertrag');
    expect(confirmation.mail.text).toContain('https://makler.example/datenschutz');
  });

  it.each([
    ['of the town', 2, { city: 'Timmendorfer Strand', country: 'DEU' }],
    ['for homes abroad', 3, { city: 'Santanyí', country: 'ESP' }],
  ])('an exposé request is mailed to the broker %s', async (_which, propertyId, place) => {
    const { broker, email } = brokerForProperty(place);
    const form = exposeForm({ propertyId });
    const { id } = await leads.call(leadRpcs.expose, { form, origin: origin() });
    await settled(id);
    const atBroker = leads.mailbox.received().find(({ mail }) => mail.messageId?.includes('.agency@'));
    expect(atBroker?.mail.to).toMatchObject({ value: [{ name: broker.name }] });
    expect(atBroker?.envelope.to).toEqual([email]);
    expect((await to(form.email)).mail.text).toContain(broker.name);
  });

  it('an exposé request about a property that is no longer public names the property to the broker, but not to the visitor', async () => {
    const form = exposeForm({ propertyId: 4 });
    await leads.call(leadRpcs.expose, { form, origin: origin() });
    expect(allOf(await to(form.email))).not.toContain('Palais');
    expect(allOf(await to(agency.shipped.email))).toContain('Geheimes Palais');
  });
});

it('a search order is mailed to the agency with all its criteria [V-3.16]', async () => {
  const form = searchForm();
  await leads.call(leadRpcs.search, { form, origin: origin() });
  const { mail } = await to(agency.shipped.email);
  expect(mail.subject).toBe('Suchauftrag: Mieten, Haus, Blankenese (Bo Kröger)');
  for (const word of ['Zimmer ab: 4', 'Preis bis: 3.000 €/Monat', 'Kamin', 'Mit Hund', '0171 555'])
    expect(mail.text).toContain(word);
  expect((await to(form.email)).mail.text).toContain('Suchauftrag bestätigen: https://');
});

it('a valuation is mailed to the agency in German words [V-7.12]', async () => {
  const form = valuationForm();
  await leads.call(leadRpcs.valuation, { form, origin: origin() });
  const { mail } = await to(agency.shipped.email);
  for (const word of [
    'Loft',
    'Straße: Elbchaussee',
    'Postleitzahl: 22765',
    '1904',
    '96 m²',
    'Gut erhalten',
    'Luxuriös',
    'Verkauf planen',
    'Etage: 2',
  ])
    expect(mail.text).toContain(word);
  await to(form.email);
});

describe('a contact message', () => {
  it('a contact message is mailed to the office with its text escaped as HTML [V-7.15]', async () => {
    await leads.call(leadRpcs.contact, { form: contactForm(), origin: origin() });
    const { mail } = await to(agency.shipped.email);
    expect(mail.text).toContain('> Wann haben Sie Zeit?');
    expect(mail.html).toContain('&lt;b&gt;Bitte bald&lt;/b&gt;');
  });

  it('a contact message from the page of a broker is mailed to that broker', async () => {
    const broker = brokers().find(({ email }) => email !== agency.shipped.email)!;
    const form = contactForm({ source: `/makler/${broker.slug}` });
    await leads.call(leadRpcs.contact, { form, origin: origin() });
    expect((await to(broker.email)).mail.subject).toBe('Nachricht über die Website (Jo Witt)');
  });

  it('a contact message without an e-mail address is mailed to the office, and no confirmation is sent', async () => {
    const form = contactForm();
    delete form.email;
    const { id } = await leads.call(leadRpcs.contact, { form, origin: origin() });
    const stored = await settled(id);
    expect(stored.mails).toMatchObject({ agency: 'sent', visitor: 'skipped' });
    const own = leads.mailbox.received().filter(({ mail }) => mail.messageId?.includes(id));
    expect(own.map(({ envelope }) => envelope.to)).toEqual([[agency.shipped.email]]);
    expect(own[0]?.mail.replyTo).toBeUndefined();
  });
});

it('no confirmation mail repeats text that the visitor typed', async () => {
  const secret = 'http-kaufjetzt-biz';
  const name = { firstName: secret, lastName: secret };
  const forms = [
    exposeForm(name),
    searchForm({ ...name, location: secret, equipment: secret, notes: secret }),
    valuationForm({ first_name: secret, last_name: secret, address_street: secret, address_city: secret }),
    contactForm({ name: secret, message: secret, source: `/${secret}` }),
  ] as const;
  await leads.call(leadRpcs.expose, { form: forms[0], origin: origin() });
  await leads.call(leadRpcs.search, { form: forms[1], origin: origin() });
  await leads.call(leadRpcs.valuation, { form: forms[2], origin: origin() });
  await leads.call(leadRpcs.contact, { form: forms[3], origin: origin() });
  for (const { email = '' } of forms) {
    const received = await to(email);
    expect(allOf(received)).not.toContain(secret);
    expect(JSON.stringify([...received.mail.headerLines])).not.toContain(secret);
  }
});

describe('a lead with an address that is no visitor’s', () => {
  it.each([
    ['own', agency.shipped.email.toUpperCase()],
    ['own', agency.shipped.email.replace('@', '+probe@')],
    ['own', agency.shipped.privacyEmail],
    ['own', brokers()[2]!.email],
    ['own', 'Website@makler.example'],
    ['own', 'chefin@makler.example'],
    ['robot', 'no-reply@example.net'],
    ['robot', 'NoReply@example.net'],
    ['robot', 'noreply-42+x@example.net'],
    ['robot', 'do_not_reply@example.net'],
    ['robot', 'mailer-daemon@example.net'],
    ['robot', 'postmaster@example.net'],
    ['robot', 'abuse@example.net'],
    [undefined, 'norely.meyer@example.net'],
    [undefined, 'abuse.fan@example.net'],
  ])(
    'a lead from an address of the kind "%s" is stored, and no confirmation is sent to the address %s [S-2.239]',
    async (sender, email) => {
      const { id } = await leads.call(leadRpcs.contact, { form: contactForm({ email }), origin: origin() });
      const { mails } = await settled(id);
      expect([mails.agency, mails.visitor]).toEqual(['sent', sender ? 'skipped' : 'sent']);
      const ofLead = leads.mailbox.received().filter(({ mail }) => mail.messageId?.includes(id));
      expect(ofLead).toHaveLength(sender ? 1 : 2);
      const atAgency = ofLead.find(({ mail }) => mail.messageId?.includes('.agency@'));
      expect(atAgency?.mail.replyTo?.value[0]?.address).toBe(sender ? undefined : email);
      expect(atAgency?.mail.text).toContain(email);
      const { items } = await leads.call(ListLeads, { q: id });
      expect(items[0]?.sender).toBe(sender);
    },
  );

  it('a visitor with the address of a staff member gets a confirmation while identity is unavailable', async () => {
    leads.others.answer({ [ListStaff.message]: () => problem('unavailable') });
    const { id } = await leads.call(leadRpcs.contact, {
      form: contactForm({ email: 'kollege@makler.example' }),
      origin: origin(),
    });
    expect((await settled(id)).mails.visitor).toBe('sent');
    leads.others.answer({ [ListStaff.message]: () => ({ items: leads.staff }) });
  });
});
