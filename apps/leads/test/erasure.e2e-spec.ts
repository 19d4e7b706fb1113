import { GetPublishedWords } from '@estate/contracts/content/words';
import { ListStaff } from '@estate/contracts/identity/staff';
import { randomUUID } from 'node:crypto';
import { ErasePerson, ListErasures, type Erasure } from '@estate/contracts/leads/erasure';
import { SetProprietor } from '@estate/contracts/leads/property-reports';
import { EraseInCrmSync, EraseInIdentity } from '@estate/contracts/hashed-address';
import { leadRpcs, SaveValuationAddress } from '@estate/contracts/leads/leads';
import { problem } from '@estate/contracts/problem';
import { isAddress } from '@estate/server-kit/text/erased-address';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEntry } from '../src/outbox/outbox.schema.ts';
import {
  applicationForm,
  callbackForm,
  contactForm,
  exposeForm,
  questionForm,
  searchForm,
  valuationForm,
  viewingForm,
} from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

const email = 'Petra.Person@example.net';
const spellings = ['mia@müller-häuser.example', 'mia@xn--mller-huser-r8a91a.example'];
const minute = 60_000;

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
beforeEach(async () => {
  await leads.clear();
  await leads.erasures.deleteMany({});
  leads.others.answer({
    [EraseInCrmSync.message]: () => ({ mentions: 2 }),
    [EraseInIdentity.message]: () => ({ mentions: 0 }),
  });
});

const erase = (address = email) => leads.call(ErasePerson, { email: address });
const proof = async (id: string): Promise<Erasure | undefined> =>
  (await leads.call(ListErasures, {})).items.find((one) => one.id === id);
const done = (id: string) =>
  eventually(async () => {
    const found = await proof(id);
    if (!found?.done_at) throw new Error('not done');
    return found;
  });
const names = async () => JSON.stringify(await leads.leads.find().toArray());

async function sendAllKinds(address: string, suspicion: string | null = null): Promise<void> {
  const from = () => origin({ suspicion });
  await leads.call(leadRpcs.contact, { form: contactForm({ email: address }), origin: from() });
  await leads.call(leadRpcs.expose, { form: exposeForm({ email: address }), origin: from() });
  await leads.call(leadRpcs.search, { form: searchForm({ email: address }), origin: from() });
  await leads.call(leadRpcs.valuation, { form: valuationForm({ email: address }), origin: from() });
  await leads.call(leadRpcs.callback, { form: callbackForm({ email: address }), origin: from() });
  await leads.call(leadRpcs.viewing, { form: viewingForm({ email: address }), origin: from() });
  await leads.call(leadRpcs.question, { form: questionForm({ email: address }), origin: from() });
  await leads.call(leadRpcs.application, { form: applicationForm({ email: address }), origin: from() });
}

describe('an erasure', () => {
  it('an erasure deletes the person’s leads of every kind, including suspected spam and every spelling of the address, and no other leads', async () => {
    await sendAllKinds(email.toUpperCase());
    await sendAllKinds(` ${email.toLowerCase()} `, 'zu schnell ausgefüllt');
    await leads.leads.insertMany([
      storedLead(1, { form: contactForm({ email: 'petra.person+x@example.net' }) }),
    ]);
    const { address_street, address_number, address_postal_code, address_city } = valuationForm();
    await leads.call(SaveValuationAddress, {
      form: { address_street, address_number, address_postal_code, address_city },
      origin: origin(),
    });
    const { id } = await erase();
    const { parts } = await done(id);
    expect(parts.map(({ service, erased }) => [service, erased])).toEqual([
      ['leads', { leads: 16, saved_addresses: 1, search_orders: 1 }],
      ['crm-sync', { mentions: 2 }],
      ['identity', {}],
    ]);
    expect(await leads.leads.distinct('form.email')).toEqual(['petra.person+x@example.net']);
    expect(await leads.addresses.countDocuments()).toBe(0);
  });

  it.each(spellings)(
    'an erasure deletes all records of one mailbox if it is ordered by the spelling %s',
    async (spelling) => {
      const [inUnicode = '', inPunycode = ''] = spellings;
      const said = spellings.map((text) => ({
        id: randomUUID(),
        at: new Date(),
        by: 'u1',
        text: `Von ${text}.`,
      }));
      await leads.leads.insertMany([
        storedLead(1, { form: contactForm({ email: inUnicode.toUpperCase() }) }),
        storedLead(3, { form: contactForm({ email: inPunycode.toUpperCase() }) }),
        storedLead(5, { comments: said, form: contactForm({ message: `${inUnicode}, ${inPunycode}` }) }),
      ]);
      await leads.call(SetProprietor, { id: 1, name: 'Mia Müller', email: inUnicode });
      await leads.call(SetProprietor, { id: 2, name: 'Mia Müller', email: inPunycode });
      const person = await leads.person({ email: spelling });
      expect([person.leads.length, person.reports.length]).toEqual([2, 2]);
      const { id } = await erase(spelling);
      expect((await done(id)).parts[0]?.erased).toEqual({ leads: 2, reports: 2, mentions: 1 });
      expect(await leads.leads.find().toArray()).toMatchObject([
        {
          comments: [{ text: 'Von [gelöscht].' }, { text: 'Von [gelöscht].' }],
          form: { message: '[gelöscht], [gelöscht]' },
        },
      ]);
      expect(await names()).not.toMatch(/mia|muller/i);
    },
  );

  it('an erasure finds a person without an address by the telephone number in any spelling [S-2.180]', async () => {
    const phones = ['0170 5550123', '+49 (0)170/5550123', '0049-170-555 01 23', '+49 170 5550124'];
    await leads.leads.insertMany([
      ...phones.map((phone, index) =>
        storedLead(index + 1, { form: contactForm({ name: 'Petra Person', email: undefined, phone }) }),
      ),
      storedLead(9, { form: contactForm({ message: 'Rufen Sie Petra Person an: 01705550123.' }) }),
    ]);
    const person = await leads.person({ phone: '+491705550123' });
    expect(new Set(person.leads.map(({ phone }) => phone))).toEqual(new Set(phones.slice(0, 3)));
    const { id } = await leads.call(ErasePerson, { phone: '+49 170 5550123' });
    const { parts } = await done(id);
    expect(parts[0]).toMatchObject({ service: 'leads', erased: { leads: 3, mentions: 1 } });
    expect(await leads.leads.distinct('form.phone')).toEqual([phones[3]]);
    expect(await names()).not.toMatch(/Rufen Sie Petra|1705550123|5550123/);
  });

  it('an erasure is refused with two contacts, without one, and with a telephone number that is too short', async () => {
    for (const person of [{}, { email, phone: '0170 5550123' }, { phone: '110' }, { phone: 'Petra' }])
      await expect(leads.call(ErasePerson, person)).rejects.toMatchObject({
        problem: { code: 'invalid-input' },
      });
  });

  it('an erasure deletes waiting mails to the person, and removes the e-mail address from other people’s leads', async () => {
    await leads.mailbox.stop();
    await sendAllKinds(email);
    await leads.leads.insertMany([
      storedLead(1, {
        form: contactForm({ message: `Grüße auch von ${email}.` }),
        comments: [{ id: randomUUID(), at: new Date(), by: 'u1', text: `siehe (${email.toLowerCase()})` }],
      }),
    ]);
    const inAnHour = new Date(Date.now() + 3_600_000);
    await leads.outbox.insertOne(
      newEntry({
        _id: randomUUID(),
        kind: 'invitation',
        ordered_at: new Date(),
        notice: { to: email.toLowerCase(), token: 't' },
        body_hash: 'h',
        // The sweep gives up a notice that is no longer valid.
        valid_until: inAnHour,
        expires_at: inAnHour,
      }),
    );
    const { id } = await erase();
    const { parts } = await done(id);
    expect(parts[0]?.erased).toEqual({ leads: 8, notices: 1, mentions: 1 });
    await leads.mailbox.start();
    expect(await leads.leads.findOne()).toMatchObject({
      form: { message: 'Grüße auch von [gelöscht].' },
      comments: [{ text: 'siehe ([gelöscht])', by: 'u1' }],
    });
    expect((await names()).toLowerCase()).not.toContain(email.toLowerCase());
    expect(JSON.stringify(await leads.outbox.find().toArray())).not.toMatch(/petra/i);
  });

  it('an erasure is repeated until crm-sync and identity have confirmed it, even after a restart', async () => {
    leads.others.answer({
      [EraseInCrmSync.message]: () => problem('unavailable'),
      [EraseInIdentity.message]: () => ({ mentions: 1 }),
    });
    await sendAllKinds(email);
    const { id } = await erase();
    await eventually(async () => {
      const [here, crmSync, identity] = (await proof(id))?.parts ?? [];
      expect([here?.confirmed_at, crmSync?.confirmed_at, identity?.confirmed_at]).toEqual([
        expect.any(String),
        null,
        expect.any(String),
      ]);
    });
    expect((await proof(id))?.done_at).toBeNull();
    await leads.stop();
    leads.others.answer({ [EraseInCrmSync.message]: () => ({ mentions: 0 }) });
    await leads.restart();
    const { parts } = await done(id);
    expect(parts[0]?.erased).toEqual({ leads: 8 });
    expect(parts[2]?.erased).toEqual({ mentions: 1 });
  });

  it('an erasure identifies the person to other services and in the database only by a keyed hash', async () => {
    const { id } = await erase();
    await done(id);
    const orders = leads.others.calls.filter(
      ({ message }) => message !== ListStaff.message && message !== GetPublishedWords.message,
    );
    const asked = orders.map(({ input }) => input as { key: string; hash: string });
    expect(asked.some((one) => isAddress(email, one))).toBe(true);
    const stored = await leads.erasures.findOne({ _id: id });
    for (const text of [JSON.stringify(leads.others.calls), JSON.stringify(stored)])
      expect(text.toLowerCase()).not.toContain('petra');
    expect(stored).not.toHaveProperty('running');
  });

  it('two simultaneous orders to erase a person become one erasure, and a later order becomes another one', async () => {
    leads.others.answer({ [EraseInCrmSync.message]: () => problem('unavailable') });
    const [one, other] = await Promise.all([erase(), erase(email.toUpperCase())]);
    expect(one.id).toBe(other.id);
    leads.others.answer({ [EraseInCrmSync.message]: () => ({ mentions: 0 }) });
    await done(one.id);
    expect((await erase()).id).not.toBe(one.id);
  });

  it('an erasure does not delete what the person sends afterwards', async () => {
    const { id } = await erase();
    await done(id);
    await leads.call(leadRpcs.contact, { form: contactForm({ email }), origin: origin() });
    leads.setClock(new Date(leads.now().getTime() + 6 * minute));
    await eventually(async () => {
      expect((await leads.erasures.findOne({ _id: id }))?.rechecked_at).toBeInstanceOf(Date);
    });
    expect(await leads.leads.countDocuments()).toBe(1);
    leads.setClock(new Date());
  });
});

describe('a form on its way during an erasure', () => {
  it('a form that the person sends during their erasure is deleted on arrival or by the second search of the erasure', async () => {
    let answerCatalog: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      leads.catalog.answer({
        'catalog.getLeadProperty': () => {
          resolve();
          return new Promise((answer) => {
            answerCatalog = () =>
              answer({
                id: 1,
                title: 'Villa',
                city: null,
                country: 'DEU',
                is_public: true,
                is_gone: false,
              });
          });
        },
      });
    });
    const sending = leads.call(leadRpcs.expose, { form: exposeForm({ email }), origin: origin() });
    await asked;
    await done((await erase()).id);
    answerCatalog();
    const { id } = await sending;
    expect(await leads.leads.findOne({ _id: id })).toBeNull();
    // As if the process died between storing the form and asking for erasures.
    const { until, _id } = (await leads.erasures.findOne())!;
    await leads.leads.insertOne(storedLead(1, { form: contactForm({ email }), received_at: until }));
    leads.setClock(new Date(leads.now().getTime() + 6 * minute));
    await eventually(async () => expect(await leads.leads.countDocuments()).toBe(0));
    expect((await proof(_id))?.parts[0]?.erased).toEqual({ leads: 1 });
    leads.setClock(new Date());
  });
});

describe("the access to a person's data", () => {
  it('the stored data of a person include all leads in every spelling of the e-mail address, page by page', async () => {
    await leads.leads.insertMany([
      ...Array.from({ length: 400 }, (_, n) =>
        storedLead(n, {
          form: contactForm({ email, message: 'x'.repeat(4_000) }),
          kind: 'contact',
        } as object),
      ),
      storedLead(900, { form: contactForm({ email: email.toUpperCase() }), client_ip: '198.51.100.0' }),
      storedLead(901),
    ]);
    const person = await leads.person({ email });
    expect(new Set(person.leads.map(({ id }) => id)).size).toBe(401);
    expect(person.parts).toBeGreaterThan(1);
    expect(person.leads.at(-1)).toMatchObject({
      client_ip: '198.51.100.0',
      consent: { text: expect.any(String) },
    });
  });
});

describe('telephone number and whole name of an erased person', () => {
  const petra = { name: 'Petra Person', phone: '040 98761234' };
  const said = 'Person, Petra ist unter +49 40 9876-1234 zu erreichen, Frau Person auch.';

  beforeEach(() => leads.others.answer({ [EraseInCrmSync.message]: () => ({ mentions: 0 }) }));

  async function erasePetra(): Promise<Erasure> {
    await leads.call(leadRpcs.contact, { form: contactForm({ email, ...petra }), origin: origin() });
    const { id } = await leads.call(ErasePerson, { email });
    return eventually(async () => {
      const proof = (await leads.call(ListErasures, {})).items.find((one) => one.id === id);
      if (!proof?.done_at) throw new Error('not done');
      return proof;
    });
  }
  const stored = () => leads.leads.find().sort({ received_at: -1 }).toArray();

  it('telephone number and full name of an erased person are removed from other people’s texts and from comments, but a last name alone is not [S-2.123]', async () => {
    const comments = [{ id: randomUUID(), at: new Date(), by: 'u1', text: `siehe ${said}` }];
    await leads.leads.insertMany([
      storedLead(1, { form: contactForm({ message: said }), comments }),
      storedLead(3, { kind: 'search', form: searchForm({ notes: said, equipment: said }) }),
    ]);
    expect((await erasePetra()).parts[0]?.erased).toEqual({ leads: 1, mentions: 2 });
    const erased = '[gelöscht] ist unter [gelöscht] zu erreichen, Frau Person auch.';
    expect(await stored()).toMatchObject([
      { form: { message: erased }, comments: [{ text: `siehe ${erased}` }] },
      { form: { notes: erased, equipment: erased } },
    ]);
  });

  it('telephone number and full name of an erased person are removed from places, search texts and unfinished valuations [S-2.75]', async () => {
    const place = `Blankenese, bei Petra Person (${email}, ${petra.phone})`;
    await leads.leads.insertMany([
      storedLead(1, { kind: 'search', form: searchForm({ location: place }) }),
      storedLead(3, { kind: 'valuation', form: valuationForm({ address_street: place }) }),
    ]);
    await leads.addresses.insertOne({
      _id: randomUUID(),
      address_street: place,
      address_number: '1',
      address_postal_code: '22587',
      address_city: 'Hamburg',
      client_ip: null,
      suspicion: null,
      received_at: new Date(),
      delete_after: new Date(Date.now() + 60_000),
      body_hash: 'h',
    });
    expect((await erasePetra()).parts[0]?.erased).toEqual({ leads: 1, mentions: 3 });
    const erased = 'Blankenese, bei [gelöscht] ([gelöscht], [gelöscht])';
    const [search, valuation] = await stored();
    expect([search?.form, valuation?.form]).toMatchObject([{ location: erased }, { address_street: erased }]);
    expect(await leads.addresses.findOne()).toMatchObject({ address_street: erased });
    for (const one of [search, valuation]) {
      expect(one?.search).toContain('blankenese');
      expect(one?.search).not.toMatch(/petra|98761234/);
    }
  });

  it('an erasure is not finished while a record still contains the person’s e-mail address [S-2.75]', async () => {
    // A field that no version of ours writes.
    const odd = { ...storedLead(1), former: `siehe ${email}` };
    await leads.leads.insertOne(odd);
    const { id } = await leads.call(ErasePerson, { email });
    await leads.nextSweep();
    const proof = async () => (await leads.call(ListErasures, {})).items.find((one) => one.id === id);
    expect((await proof())?.parts[0]?.confirmed_at).toBeNull();
    await leads.leads.deleteOne({ _id: odd._id });
    await eventually(async () => expect((await proof())?.done_at).toEqual(expect.any(String)));
  });

  it('telephone number and full name of an erased person are not removed from the lead of another person with the same number or name', async () => {
    await leads.leads.insertMany([
      storedLead(1, { form: contactForm({ ...petra, name: 'Paul Person', message: said }) }),
      storedLead(3, { form: contactForm({ name: petra.name, message: said }) }),
    ]);
    await erasePetra();
    expect(await stored()).toMatchObject([
      {
        form: {
          name: 'Paul Person',
          phone: petra.phone,
          message: '[gelöscht] ist unter +49 40 9876-1234 zu erreichen, Frau Person auch.',
        },
      },
      {
        form: {
          name: petra.name,
          message: 'Person, Petra ist unter [gelöscht] zu erreichen, Frau Person auch.',
        },
      },
    ]);
  });
});
