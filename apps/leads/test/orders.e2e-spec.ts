import { readPublishedWords } from '@estate/content/texts';
import { GetDocumentProperty } from '@estate/contracts/catalog/properties';
import { AttachDocument, ReadExposePage, SetExposeReview } from '@estate/contracts/leads/exposes';
import { ResendLeadMail } from '@estate/contracts/leads/inbox';
import { leadRpcs } from '@estate/contracts/leads/leads';
import {
  GetOrderOffer,
  GetOrderState,
  type OrderOffer,
  SetOrderSwitch,
} from '@estate/contracts/leads/orders';
import { problem } from '@estate/contracts/problem';
import { releasedOrder } from '@estate/test-kit/released-order';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { documentProperty } from './document-property.ts';
import { orderForm } from './forms.ts';
import { type LeadsUnderTest, newKey, origin, startLeads } from './leads-under-test.ts';

let leads: LeadsUnderTest;
let property: ReturnType<typeof documentProperty>;
let isPublic: boolean;
let words: object;

beforeAll(async () => {
  leads = await startLeads({ LOG_LEVEL: 'silent' });
  readPublishedWords(() => words as ReturnType<typeof releasedOrder>);
  leads.catalog.answer({
    [GetDocumentProperty.message]: ({ id }: { id: number }) =>
      id === property.id ? { property, is_public: isPublic } : problem('property-not-found'),
  });
});
afterAll(() => leads.close());
beforeEach(async () => {
  property = documentProperty();
  isPublic = true;
  words = releasedOrder();
  leads.media.setDown(false);
  await leads.clear();
  leads.mailbox.clear();
  await leads.call(SetExposeReview, { id: property.id, is_reviewed: false });
  await leads.call(SetOrderSwitch, { id: property.id, is_on: true });
});

const offered = async () => (await leads.call(GetOrderOffer, { id: property.id })).offer;
async function offer(): Promise<OrderOffer> {
  const found = await offered();
  if (!found) throw new Error('no order is offered');
  return found;
}
const place = async (form = orderForm(), key = newKey()) =>
  leads.call(leadRpcs.order, { form, origin: origin({ idempotency_key: key }) });
const mailTo = async ({ email }: { email: string }) =>
  (await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(email))).mail;
const mailsTo = ({ email }: { email: string }) =>
  leads.mailbox.received().filter(({ envelope }) => envelope.to.includes(email));
/** The mail that staff send again. */
async function sentAgain(id: string, form: { email: string }) {
  await eventually(async () => expect((await leads.entryOf(id, 'visitor')).state).toBe('sent'));
  await leads.call(ResendLeadMail, { id, mail: 'visitor', by: 'u1' });
  return eventually(() => {
    const [, second] = mailsTo(form);
    if (!second) throw new Error('no second mail yet');
    return second.mail;
  });
}

describe('the offer of an order', () => {
  it('names price and commission in percent and in euros with VAT, and has all texts with the facts filled in', async () => {
    const { facts, texts, terms } = await offer();
    expect(Object.fromEntries(facts)).toMatchObject({
      Immobilie: 'Villa am Park',
      Kaufpreis: '1.250.000\u00a0€',
      'Provision für Sie': '3,57\u00a0% des Kaufpreises inkl. MwSt.',
      'Das sind': '44.625,00\u00a0€ inkl. MwSt., fällig nur bei einem Kauf',
    });
    expect(texts.map(({ name }) => name)).toEqual([
      'contract',
      'commission',
      'withdrawal',
      'sampleForm',
      'startEarly',
      'loseRight',
    ]);
    const [, commission] = texts;
    expect(commission?.text).toContain('„Villa am Park“');
    expect(commission?.text).toContain('44.625,00\u00a0€');
    expect(JSON.stringify(texts)).not.toMatch(/\{[^{}":]+\}/);
    expect(terms).toMatch(/^[\w-]{43}$/);
  });

  it('has other terms after a change of the price or of a text, and the same ones else', async () => {
    const { terms } = await offer();
    expect((await offer()).terms).toBe(terms);
    property = documentProperty({ price: 1_200_000 });
    expect((await offer()).terms).not.toBe(terms);
    property = documentProperty();
    words = releasedOrder({ loseRight: { version: 'recht-erlischt-2026-12-01', text: 'Anders.' } });
    expect((await offer()).terms).not.toBe(terms);
  });

  it.each([
    ['an agency that published nothing', () => (words = {})],
    ['an agency that offers no orders', () => (words = releasedOrder({ isOffered: false }))],
    ['texts without a release', () => (words = releasedOrder({ release: { lawyer: '', day: '' } }))],
    ['a switch that is off', () => leads.call(SetOrderSwitch, { id: property.id, is_on: false })],
    ['reviewed exposés', () => leads.call(SetExposeReview, { id: property.id, is_reviewed: true })],
    ['a property that is not public', () => (isPublic = false)],
    ['a rent', () => (property = documentProperty({ marketing_type: 'RENT', base_rent: 1_900 }))],
    ['an office', () => (property = documentProperty({ rs_type: 'OFFICE' }))],
    ['no commission', () => (property = documentProperty({ courtage: null }))],
    ['an unclear commission', () => (property = documentProperty({ courtage: 'auf Anfrage' }))],
    ['a price on request', () => (property = documentProperty({ price_on_inquiry: true, price: null }))],
  ])(
    'does not exist for %s, and an order of a page from before is refused and stored nowhere',
    async (_what, change) => {
      const { terms } = await offer();
      await Promise.resolve(change());
      expect(await offered()).toBeNull();
      await expect(place(orderForm({ terms }))).rejects.toMatchObject({
        problem: { code: 'terms-changed', detail: expect.stringContaining('keinen Auftrag erteilt') },
      });
      expect(await leads.leads.countDocuments()).toBe(0);
      expect(await leads.outbox.countDocuments()).toBe(0);
    },
  );

  it('staff see all reasons why a property keeps the plain enquiry, and none once it has the order', async () => {
    expect(await leads.call(GetOrderState, { id: property.id })).toEqual({ is_on: true, obstacles: [] });
    words = {};
    property = documentProperty({ courtage: 'nach Absprache' });
    const { audit } = await leads.call(SetOrderSwitch, { id: property.id, is_on: false });
    expect(audit?.changes).toEqual([{ field: 'is_on', before: 'ja', after: 'nein' }]);
    expect(await leads.call(GetOrderState, { id: property.id })).toEqual({
      is_on: false,
      obstacles: ['not-offered', 'not-released', 'switched-off', 'unclear-commission'],
    });
  });
});

describe('an order', () => {
  it('is stored with exactly what was shown, and confirmed at once with all texts, the exposé and its hash [V-2.183]', async () => {
    const shown = await offer();
    const form = orderForm({ terms: shown.terms });
    const { id } = await place(form);
    const mail = await mailTo(form);
    expect(mail.subject).toBe('Auftragsbestätigung und Exposé: Villa am Park');
    expect(mail.attachments).toMatchObject([{ filename: 'Exposé Villa am Park.pdf' }]);
    const stored = await leads.leads.findOne({ _id: id });
    expect(stored?.order).toEqual(shown);
    expect(stored?.form).toMatchObject({ startEarly: true, loseRight: true, terms: shown.terms });
    const text = mail.text?.replaceAll('\r\n', '\n') ?? '';
    for (const { text: part, version } of shown.texts) {
      expect(text).toContain(part);
      expect(text).toContain(version);
    }
    expect(text.match(/Von Ihnen angekreuzt: /g)).toHaveLength(2);
    expect(text).toContain('Das sind: 44.625,00\u00a0€ inkl. MwSt.');
    expect(text).toContain('https://makler.example/widerruf');
    expect(text).toContain(shown.terms);
    expect(text).toContain(stored?.exposes?.sent[0]?.hash);
    expect(text).not.toContain('schließen Sie keinen Vertrag');
  });

  it('reaches the agency as an order, and is on the access print-out with everything that was shown [V-2.184]', async () => {
    const { terms } = await offer();
    const form = orderForm({ terms });
    await place(form);
    const { mail } = await leads.mailbox.waitFor(({ mail: { subject } }) =>
      Boolean(subject?.startsWith('Auftrag: Villa am Park')),
    );
    expect(mail.text).toContain('Muster-Widerrufsformular');
    expect(mail.text).toContain('angekreuzt');
    const person = await leads.person({ email: form.email });
    expect(JSON.stringify(person)).toContain('Das sind');
    expect(JSON.stringify(person)).toContain(terms);
  });

  it('does not say in its exposé and on its page that nothing is owed', async () => {
    const { terms } = await offer();
    const form = orderForm({ terms });
    await place(form);
    const mail = await mailTo(form);
    const [, token = ''] = /\/expose\/([\w.-]+)/.exec(mail.text ?? '') ?? [];
    const { html } = await leads.call(ReadExposePage, { token });
    expect(html).toContain('mit Ihrem Auftrag erhalten');
    expect(html).not.toContain('entsteht keine Provision');
    const orders = JSON.stringify(leads.media.orders.at(-1));
    expect(orders).toContain('mit Ihrem Auftrag erhalten');
    expect(orders).not.toContain('entsteht keine Provision');
  });

  it('does not say so either in an exposé that staff send after it', async () => {
    const { terms } = await offer();
    const { id } = await place(orderForm({ terms }));
    await leads.call(AttachDocument, { id, owner: null, by: 'u1', kind: 'expose', with_address: false });
    expect(JSON.stringify(leads.media.orders.at(-1))).toContain('mit Ihrem Auftrag erhalten');
  });

  it('that is sent twice is one order with one confirmation, also after its terms have changed', async () => {
    const { terms } = await offer();
    const form = orderForm({ terms });
    const key = newKey();
    const [first, second] = await Promise.all([place(form, key), place(form, key)]);
    expect(first.id).toBe(second.id);
    property = documentProperty({ price: 1_100_000 });
    expect((await place(form, key)).id).toBe(first.id);
    expect(await leads.leads.countDocuments()).toBe(1);
  });

  it('without one of its two declarations is refused with words that name the way without it', async () => {
    const { terms } = await offer();
    const unticked = { ...orderForm({ terms }), loseRight: false } as unknown as ReturnType<typeof orderForm>;
    await expect(place(unticked)).rejects.toMatchObject({
      problem: {
        code: 'invalid-input',
        errors: [{ field: 'form.loseRight', message: expect.stringContaining('14 Tagen') }],
      },
    });
  });

  it('of a property that was withdrawn before the mail is answered by a refusal: no contract, no commission', async () => {
    const { terms } = await offer();
    const form = orderForm({ terms });
    leads.media.setDown(true);
    const { id } = await place(form);
    await eventually(async () => {
      expect((await leads.entryOf(id, 'visitor')).attempts).toBeGreaterThan(0);
    });
    isPublic = false;
    const mail = await mailTo(form);
    expect(mail.subject).toBe('Ihr Auftrag: Wir nehmen ihn nicht an');
    expect(mail.text).toContain('kein Maklervertrag geschlossen');
    expect(mail.attachments).toEqual([]);
  });

  it.each([
    ['the price', () => (property = documentProperty({ price: 1_100_000 }))],
    ['the state of the offer', () => (property = documentProperty({ property_status_id: 170_242 }))],
    ['the switch of staff', () => leads.call(SetOrderSwitch, { id: property.id, is_on: false })],
  ])(
    'whose terms were lost before the mail, by %s, is refused, and stays so after they come back',
    async (_what, change) => {
      const { terms } = await offer();
      const form = orderForm({ terms });
      leads.media.setDown(true);
      const { id } = await place(form);
      await eventually(async () => {
        expect((await leads.entryOf(id, 'visitor')).attempts).toBeGreaterThan(0);
      });
      await Promise.resolve(change());
      leads.media.setDown(false);
      expect((await mailTo(form)).text).toContain('kein Maklervertrag geschlossen');
      property = documentProperty();
      await leads.call(SetOrderSwitch, { id: property.id, is_on: true });
      expect((await sentAgain(id, form)).text).toContain('kein Maklervertrag geschlossen');
    },
  );

  it('that is confirmed once more has the same exposé and price, whatever has changed since', async () => {
    const { terms } = await offer();
    const form = orderForm({ terms });
    const { id } = await place(form);
    const first = await mailTo(form);
    property = documentProperty({ price: 1_100_000 });
    const second = await sentAgain(id, form);
    expect(second.subject).toBe('Auftragsbestätigung und Exposé: Villa am Park');
    const contentOf = ({ attachments }: typeof first) => attachments.map(({ content }) => content.toString());
    expect(contentOf(second)).toEqual(contentOf(first));
    expect(second.text).not.toContain('1.100.000');
  });

  it('that was confirmed is never taken back by a mail that staff send again once the property is sold', async () => {
    const { terms } = await offer();
    const form = orderForm({ terms });
    const { id } = await place(form);
    await mailTo(form);
    await eventually(async () => expect((await leads.entryOf(id, 'visitor')).state).toBe('sent'));
    isPublic = false;
    await leads.call(ResendLeadMail, { id, mail: 'visitor', by: 'u1' });
    await eventually(async () => {
      const { state, reason } = await leads.entryOf(id, 'visitor');
      expect(state).toBe('failed');
      expect(reason).toContain('Der Auftrag ist bestätigt');
    });
    expect(mailsTo(form)).toHaveLength(1);
  });

  it('waits for media as long as it takes, because a confirmation without its exposé confirms nothing', async () => {
    const { terms } = await offer();
    const form = orderForm({ terms });
    leads.media.setDown(true);
    const { id } = await place(form);
    await eventually(async () => {
      expect((await leads.entryOf(id, 'visitor')).attempts).toBeGreaterThan(5);
    });
    leads.media.setDown(false);
    expect((await mailTo(form)).subject).toBe('Auftragsbestätigung und Exposé: Villa am Park');
  });

  it('is refused while catalog is down, because nobody can check its terms', async () => {
    const { terms } = await offer();
    leads.catalog.answer({ [GetDocumentProperty.message]: () => problem('unavailable') });
    await expect(place(orderForm({ terms }))).rejects.toMatchObject({ problem: { code: 'unavailable' } });
    leads.catalog.answer({
      [GetDocumentProperty.message]: () => ({ property, is_public: isPublic }),
    });
    expect(await leads.leads.countDocuments()).toBe(0);
  });
});
