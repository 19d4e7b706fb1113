import { GetConsentText } from '@estate/contracts/content/words';
import { type LeadOrigin, leadRpcs, SaveValuationAddress } from '@estate/contracts/leads/leads';
import { problem } from '@estate/contracts/problem';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contactForm, exposeForm, valuationForm } from './forms.ts';
import { neverPublic, newKey, origin, startLeads } from './leads-under-test.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const leads = await startLeads();
afterAll(() => leads.close());
beforeEach(() => leads.mailbox.clear());
afterEach(() => leads.setClock(new Date()));

const contact = (form: ReturnType<typeof contactForm>, from: LeadOrigin) =>
  leads.call(leadRpcs.contact, { form, origin: from });
const mailsOf = (email: string) =>
  leads.mailbox
    .received()
    .filter(({ mail, envelope }) => envelope.to.includes(email) || mail.replyTo?.text.includes(email));
const mailed = (email: string) =>
  eventually(() => {
    expect(mailsOf(email)).toHaveLength(2);
  });
const fromNow = (ms: number) => new Date(Date.now() + ms);

describe('the same Idempotency-Key', () => {
  it('a form sent again with the same Idempotency-Key gets the first answer, and nothing is stored or mailed [V-3.36]', async () => {
    const [form, from] = [contactForm(), origin()];
    const first = await contact(form, from);
    await mailed(form.email!);
    await expect(contact(form, from)).resolves.toEqual(first);
    const solvedAgain = { ...form, altcha: 'eine neue Lösung', filledInMs: 9 };
    await expect(contact(solvedAgain, from)).resolves.toEqual(first);
    await leads.nextSweep();
    expect(mailsOf(form.email!)).toHaveLength(2);
    expect(await leads.leads.countDocuments({ 'form.email': form.email! })).toBe(1);
  });

  it('a form with an Idempotency-Key that was used for another body is refused', async () => {
    const [form, from] = [contactForm(), origin()];
    await contact(form, from);
    await expect(contact({ ...form, message: 'Etwas anderes' }, from)).rejects.toMatchObject({
      problem: { code: 'key-reused', status: 409 },
    });
    await expect(
      leads.call(leadRpcs.expose, { form: exposeForm({ email: form.email! }), origin: from }),
    ).rejects.toMatchObject({ problem: { code: 'key-reused' } });
  });

  it('a form sent ten times at once with the same Idempotency-Key creates one lead and two mails', async () => {
    const [form, from] = [contactForm(), origin()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => contact(form, from)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await leads.leads.countDocuments({ 'form.email': form.email! })).toBe(1);
    await mailed(form.email!);
  });

  it('the Idempotency-Key of a form is remembered for 24 hours, and creates a new lead afterwards [V-3.36]', async () => {
    const [form, from] = [contactForm(), origin()];
    const first = await contact(form, from);
    leads.setClock(fromNow(day - minute));
    await expect(contact(form, from)).resolves.toEqual(first);
    leads.setClock(fromNow(day + minute));
    const second = await contact(form, from);
    expect(second).not.toEqual(first);
    await expect(contact(form, from)).resolves.toEqual(second);
    expect(await leads.leads.countDocuments({ 'form.email': form.email! })).toBe(2);
  });
});

describe('the intake of forms', () => {
  it.each([
    ['that the catalog does not know', 999],
    ['that never was public', neverPublic],
  ])(
    'a form about a property %s is refused with a message at its field, and not stored',
    async (_case, propertyId) => {
      const form = exposeForm({ propertyId });
      await expect(leads.call(leadRpcs.expose, { form, origin: origin() })).rejects.toMatchObject({
        problem: {
          code: 'invalid-input',
          errors: [{ field: 'propertyId', message: 'Die Immobilie ist unbekannt.' }],
        },
      });
      expect(await leads.leads.countDocuments({ 'form.email': form.email })).toBe(0);
    },
  );

  it('a form about a property that is sold or removed is refused with a reference to other properties', async () => {
    const form = exposeForm({ propertyId: 6 });
    await expect(leads.call(leadRpcs.expose, { form, origin: origin() })).rejects.toMatchObject({
      problem: { code: 'property-gone', detail: expect.stringContaining('Ähnliche Angebote') as unknown },
    });
    expect(await leads.leads.countDocuments({ 'form.email': form.email })).toBe(0);
  });

  it('a form about a property that was public once is accepted', async () => {
    const form = exposeForm({ propertyId: 4 });
    const { id } = await leads.call(leadRpcs.expose, { form, origin: origin() });
    expect(await leads.leads.findOne({ _id: id })).toMatchObject({ property: { is_public: false } });
  });

  it.each([
    ['without consent', { agreeToTerms: false }, 'form.agreeToTerms'],
    ['with a wrong address', { email: 'kein-at' }, 'form.email'],
    ['with two addresses in one', { email: 'a@example.net,b@example.net' }, 'form.email'],
    ['with a name that is too long', { lastName: 'x'.repeat(101) }, 'form.lastName'],
  ])('an exposé request %s is refused in German', async (_case, wrong, field) => {
    const form = { ...exposeForm(), ...wrong } as ReturnType<typeof exposeForm>;
    await expect(leads.call(leadRpcs.expose, { form, origin: origin() })).rejects.toMatchObject({
      problem: { code: 'invalid-input', errors: [{ field, message: expect.stringMatching(/[a-zäöü]{4}/) }] },
    });
  });

  it('a lead stores the replaced consent text that its sender saw, or later if content is down', async () => {
    const text = 'Ich habe die Datenschutzerklärung von damals gelesen.';
    const textOf = async (id: string) => (await leads.leads.findOne({ _id: id }))?.consent.text;
    leads.others.answer({ [GetConsentText.message]: () => ({ text }) });
    const first = await contact(contactForm({ consentVersion: 'kontakt-2026-12-01' }), origin());
    expect(await textOf(first.id)).toBe(text);
    leads.others.answer({ [GetConsentText.message]: () => problem('unavailable') });
    const second = await contact(contactForm({ consentVersion: 'kontakt-2026-12-02' }), origin());
    expect(await textOf(second.id)).toBeNull();
    leads.others.answer({ [GetConsentText.message]: () => ({ text: `${text} Ja.` }) });
    await eventually(async () => expect(await textOf(second.id)).toBe(`${text} Ja.`));
    leads.others.answer({ [GetConsentText.message]: () => ({ text: null }) });
  });

  it('a form is stored with its consent version even if the content no longer has that version', async () => {
    const { id } = await contact(contactForm({ consentVersion: 'kontakt-2019-01' }), origin());
    expect(await leads.leads.findOne({ _id: id })).toMatchObject({
      consent: { version: 'kontakt-2019-01', text: null },
    });
  });
});

describe('address of the valuation funnel', () => {
  const address = {
    address_street: 'Elbchaussee',
    address_number: '7b',
    address_postal_code: '22765',
    address_city: 'Hamburg',
  };

  it('the address entered in the valuation form is saved once under its key, and no mail is sent about it', async () => {
    const from = origin();
    const first = await leads.call(SaveValuationAddress, { form: address, origin: from });
    await expect(leads.call(SaveValuationAddress, { form: address, origin: from })).resolves.toEqual(first);
    expect(await leads.addresses.findOne({ _id: first.id })).toMatchObject(address);
    // After a sweep a mail about this address would have been sent.
    await leads.nextSweep();
    expect(
      leads.mailbox
        .received()
        .map(({ mail }) => mail.text)
        .join(),
    ).not.toContain('Elbchaussee');
  });

  it('the saved address of a valuation is deleted once the complete valuation is stored', async () => {
    const saved = await leads.call(SaveValuationAddress, { form: address, origin: origin() });
    const form = valuationForm({ valuation_address_id: saved.id });
    const { id } = await leads.call(leadRpcs.valuation, { form, origin: origin() });
    expect(await leads.addresses.findOne({ _id: saved.id })).toBeNull();
    expect(await leads.leads.findOne({ _id: id })).toMatchObject({ form: address });
  });

  it('the saved address of an unfinished valuation is deleted after seven days [V-3.35]', async () => {
    const { id } = await leads.call(SaveValuationAddress, { form: address, origin: origin() });
    leads.setClock(fromNow(7 * day - minute));
    await leads.nextSweep();
    expect(await leads.addresses.findOne({ _id: id })).not.toBeNull();
    leads.setClock(fromNow(7 * day + minute));
    await eventually(async () => expect(await leads.addresses.findOne({ _id: id })).toBeNull());
  });
});

it('a lead is deleted by the sweep after twelve months', async () => {
  const { id } = await contact(contactForm(), origin({ idempotency_key: newKey() }));
  leads.setClock(fromNow(367 * day));
  await eventually(async () => expect(await leads.leads.findOne({ _id: id })).toBeNull());
});
