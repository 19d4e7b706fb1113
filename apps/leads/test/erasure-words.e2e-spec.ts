import { randomUUID } from 'node:crypto';
import { ErasePerson, ListErasures, type Erasure } from '@estate/contracts/erasure';
import { EraseInCrmSync, EraseInIdentity } from '@estate/contracts/hashed-address';
import { SendContactMessage } from '@estate/contracts/leads';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contactForm, searchForm, valuationForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

const email = 'Petra.Person@example.net';
const petra = { name: 'Petra Person', phone: '040 98761234' };
const said = 'Person, Petra ist unter +49 40 9876-1234 zu erreichen, Frau Person auch.';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
beforeEach(async () => {
  await leads.leads.deleteMany({});
  leads.others.answer({
    [EraseInCrmSync.message]: () => ({ mentions: 0 }),
    [EraseInIdentity.message]: () => ({ mentions: 0 }),
  });
});

async function erase(): Promise<Erasure> {
  await leads.call(SendContactMessage, { form: contactForm({ email, ...petra }), origin: origin() });
  const { id } = await leads.call(ErasePerson, { email });
  return eventually(async () => {
    const proof = (await leads.call(ListErasures, {})).items.find((one) => one.id === id);
    if (!proof?.done_at) throw new Error('not done');
    return proof;
  });
}
const stored = () => leads.leads.find().sort({ received_at: -1 }).toArray();

describe('telephone number and whole name of an erased person', () => {
  it('go out of what others wrote and of notes, and a last name alone stays', async () => {
    const handling = { state: 'open', version: 3, note: `siehe ${said}` } as const;
    await leads.leads.insertMany([
      storedLead(1, { form: contactForm({ message: said }), handling }),
      storedLead(3, { kind: 'search', form: searchForm({ notes: said, equipment: said }) }),
    ]);
    expect((await erase()).parts[0]?.erased).toEqual({ leads: 1, mentions: 2 });
    const erased = '[gelöscht] ist unter [gelöscht] zu erreichen, Frau Person auch.';
    expect(await stored()).toMatchObject([
      { form: { message: erased }, handling: { note: `siehe ${erased}`, version: 3 } },
      { form: { notes: erased, equipment: erased } },
    ]);
  });

  it('go out of places, of what the search looks at and of unfinished valuations [S-2.75]', async () => {
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
    expect((await erase()).parts[0]?.erased).toEqual({ leads: 1, mentions: 3 });
    const erased = 'Blankenese, bei [gelöscht] ([gelöscht], [gelöscht])';
    const [search, valuation] = await stored();
    expect([search?.form, valuation?.form]).toMatchObject([{ location: erased }, { address_street: erased }]);
    expect(await leads.addresses.findOne()).toMatchObject({ address_street: erased });
    for (const one of [search, valuation]) {
      expect(one?.search).toContain('blankenese');
      expect(one?.search).not.toMatch(/petra|98761234/);
    }
  });

  it('stay pending while a record still names the address [S-2.75]', async () => {
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

  it('stay with somebody who has the same number or the same name', async () => {
    await leads.leads.insertMany([
      storedLead(1, { form: contactForm({ ...petra, name: 'Paul Person', message: said }) }),
      storedLead(3, { form: contactForm({ name: petra.name, message: said }) }),
    ]);
    await erase();
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
