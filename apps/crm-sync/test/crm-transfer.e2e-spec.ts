import { ListPropstackLogs } from '@estate/contracts/crm-sync/call-log';
import { ListIncidents } from '@estate/contracts/crm-sync/incidents';
import { eventually } from '@estate/test-kit/wait';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { createConnection } from 'mongoose';
import { startedCrmSync } from './crm-sync-under-test.ts';
import { leadsToTransfer, leadToTransfer } from './leads-to-transfer.ts';

const { around, crmSync } = await startedCrmSync({ properties: 2 });
const leads = leadsToTransfer(around);
beforeEach(() => {
  around.sim.faults.clear();
  around.sim.contacts.clear();
  around.sim.requests.clear();
});

const { person } = leadToTransfer();
const email = 'aenne@example.net';
const lead = (fields: Partial<typeof person> = {}, more: Parameters<typeof leadToTransfer>[0] = {}) =>
  leadToTransfer({ person: { ...person, email, ...fields }, ...more });
const contacts = () => around.sim.contacts.contacts;
const requestsTo = (path: string) => around.sim.requests.report().paths[path] ?? 0;

describe('a lead of somebody whom the CRM does not know', () => {
  it('a lead of a person unknown to the CRM becomes a contact with the source Website and a note at the property [S-2.200]', async () => {
    const given = lead();
    const outcome = await leads.transfer(given);
    expect(contacts()).toMatchObject([
      {
        salutation: 'ms',
        first_name: 'Änne',
        last_name: 'Sörensen',
        email,
        home_cell: '0171 5550123',
        home_phone: null,
        client_source_id: 9002,
        keep_data_till: '2027-11-26',
      },
    ]);
    const { id } = contacts()[0]!;
    const [task] = around.sim.contacts.tasks;
    expect(task).toMatchObject({
      client_ids: [id],
      property_ids: [4711],
      body: '<p>Bitte mit Grundriss</p>',
    });
    expect(task!['title']).toBe(`${given.title} [Website ${given.id.slice(0, 8)}]`);
    expect(outcome).toEqual({
      state: 'transferred',
      contact_id: id,
      was_known: false,
      task_id: task!.id,
      conflicts: [],
    });
  });

  it('a lead becomes no second contact in the CRM if the first response was lost, even without an e-mail address', async () => {
    const given = lead({ email: undefined, phone: '040 998877' });
    const save = around.sim.contacts.save.bind(around.sim.contacts);
    jest.spyOn(around.sim.contacts, 'save').mockImplementationOnce((fields) => {
      save(fields);
      throw new Error('after it was saved');
    });
    expect(await leads.transfer(given)).toMatchObject({ state: 'delayed' });
    expect(await leads.transfer(given)).toMatchObject({ state: 'transferred' });
    expect(contacts()).toMatchObject([{ home_phone: '040 998877', old_crm_id: given.id, email: null }]);
  });

  it('a search order becomes a saved search in the CRM, with the base rent for a rental [S-2.201]', async () => {
    const search = {
      buyOrRent: 'rent',
      propertyType: 'commercial',
      location: 'Blankenese',
      minRooms: 4,
      maxPrice: 3_000,
    } as const;
    const outcome = await leads.transfer(lead({}, { search, property_id: undefined, text: 'Mit Hund' }));
    expect(around.sim.contacts.savedQueries).toMatchObject([
      {
        client_id: contacts()[0]!.id,
        active: true,
        marketing_type: 'RENT',
        cities: ['Hamburg'],
        regions: ['Blankenese'],
        number_of_rooms: 4,
        base_rent_to: 3_000,
        note: expect.stringContaining('Mit Hund'),
      },
    ]);
    expect(around.sim.contacts.savedQueries[0]!['rs_types']).not.toContain('RETAIL');
    expect(around.sim.contacts.savedQueries[0]).not.toHaveProperty('price');
    expect(around.sim.contacts.tasks).toEqual([]);
    expect(outcome).toMatchObject({ saved_query_id: around.sim.contacts.savedQueries[0]!.id });
  });
});

describe('a contact that the CRM knows', () => {
  const known = { email, first_name: 'Änne', last_name: 'Sörensen', salutation: 'ms' };

  it.each([
    ['mia@müller.example', 'mia@xn--mller-kva.example'],
    ['mia@xn--mller-kva.example', 'mia@müller.example'],
  ])(
    'a contact of the CRM is found by the other spelling of its e-mail address: %s for %s',
    async (stored, given) => {
      const { id } = around.sim.contacts.save({ ...known, email: stored });
      const outcome = await leads.transfer(lead({ email: given, phone: undefined }));
      expect(outcome).toMatchObject({ contact_id: id, was_known: true, conflicts: [] });
    },
  );

  it('a known contact of the CRM gets the fields that it lacks, and differing fields are listed [S-2.202]', async () => {
    const { id } = around.sim.contacts.save({ ...known, home_cell: '0160 1', description: 'VIP' });
    const outcome = await leads.transfer(lead({ last_name: 'Jensen', phone: '0171 5550123' }));
    expect(outcome).toMatchObject({
      contact_id: id,
      was_known: true,
      conflicts: [
        { field: 'last_name', theirs: 'Sörensen', ours: 'Jensen' },
        { field: 'home_cell', theirs: '0160 1', ours: '0171 5550123' },
      ],
    });
    expect(contacts()).toMatchObject([
      { ...known, home_cell: '0160 1', description: 'VIP', client_source_id: 9002 },
    ]);
  });

  it('a known contact of the CRM gets the field of the lead that staff chose [S-2.203]', async () => {
    around.sim.contacts.save({ ...known, home_cell: '0160 1' });
    const given = lead({ last_name: 'Jensen', phone: '0171 5550123' }, { overwrite: ['home_cell'] });
    const outcome = await leads.transfer(given);
    expect(outcome).toMatchObject({ conflicts: [{ field: 'last_name' }] });
    expect(contacts()).toMatchObject([{ last_name: 'Sörensen', home_cell: '0171 5550123' }]);
  });

  it('a known contact of the CRM is found by another spelling of its telephone number, unless it is another person of the household', async () => {
    around.sim.contacts.save({ last_name: 'Jensen', home_phone: '+49 171 5550123' });
    const { id } = around.sim.contacts.save({ last_name: 'Sörensen', office_cell: '+49 (171) 5550123' });
    expect(await leads.transfer(lead())).toMatchObject({ contact_id: id, was_known: true, conflicts: [] });
    expect(contacts().find((one) => one.id === id)).toMatchObject({ email, home_cell: null });
  });

  it('a contact field that is missing in the response of the CRM counts as filled', async () => {
    around.sim.contacts.save(known);
    delete contacts()[0]!['home_cell'];
    await leads.transfer(lead());
    expect(contacts()[0]).not.toHaveProperty('home_cell');
  });

  it('no contact is chosen from a CRM list that ignores the search filter', async () => {
    const { id } = around.sim.contacts.save({ ...known, email: 'andere@example.net', last_name: 'Jensen' });
    const find = jest.spyOn(around.sim.contacts, 'find').mockImplementation(() => [...contacts()]);
    const outcome = await leads.transfer(lead());
    find.mockRestore();
    expect(outcome).toMatchObject({ was_known: false });
    expect(around.sim.contacts.contact(id)).toMatchObject({
      email: 'andere@example.net',
      last_name: 'Jensen',
    });
  });
});

describe('what fails', () => {
  it.each([
    ['contacts', 'keine Kontakte anlegen'],
    ['tasks', 'keine Notizen anlegen'],
  ])(
    'the transfer of a lead that fails for lack of the right to %s reports this after one call [S-2.204]',
    async (path, text) => {
      around.sim.faults.add({ kind: 'key-refused', path: `/v1/${path}` });
      const outcome = await leads.transfer(lead());
      expect(outcome).toMatchObject({
        state: 'failed',
        reason: `Der API-Schlüssel darf in Propstack ${text}, oder er gilt nicht mehr. Bitte prüfen Sie ihn und seine Rechte.`,
        // A contact that was created before the refusal is reported nevertheless.
        ...(path === 'tasks' ? { contact: { contact_id: contacts()[0]!.id, was_known: false } } : {}),
      });
      expect(requestsTo(`/v1/${path}`)).toBe(1);
      // A missing right for leads is no incident as long as the API key can read objects.
      expect((await crmSync.client.call(ListIncidents, {})).items).toEqual([]);
    },
  );

  it('the transfer of a lead is repeated after a temporary fault, and a refusal shows the text of the CRM [S-2.204]', async () => {
    const given = lead();
    around.sim.faults.add({ kind: 'server-error', path: '/v1/tasks' });
    expect(await leads.transfer(given)).toMatchObject({ state: 'delayed' });
    around.sim.faults.clear();
    around.sim.faults.add({ kind: 'unprocessable', path: '/v1/tasks', count: 1 });
    expect(await leads.transfer(given)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('page ist nicht gültig'),
    });
    expect(contacts()).toHaveLength(1);
  });

  it('a lead is transferred to the CRM even if the API key may not read the contact sources', async () => {
    around.sim.faults.add({ kind: 'key-refused', path: '/v1/contact_sources' });
    expect(await leads.transfer(lead())).toMatchObject({ state: 'transferred' });
    expect(contacts()).toMatchObject([{ client_source_id: null }]);
  });
});

it('an attempt to transfer a lead to the CRM ends after ten minutes while the CRM hangs, and is repeated later', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => timeout(ms === 10 * 60_000 ? 200 : ms));
  around.sim.faults.add({ kind: 'hang', path: '/v1/contacts' });
  try {
    expect(await leads.transfer(lead())).toMatchObject({ state: 'delayed' });
  } finally {
    spy.mockRestore();
  }
});

it('leads are transferred to the CRM one at a time in all copies, even after Redis has lost all data', async () => {
  const limit = () => leads.queue.getGlobalConcurrency();
  await eventually(async () => expect(await limit()).toBe(1));
  await around.redis.stop();
  await around.redis.start();
  await eventually(async () => expect(await limit()).toBe(1));
});

it('neither the log of CRM calls nor Redis contains a name, telephone number or text of a transferred lead [S-2.205]', async () => {
  around.sim.contacts.save({ email, last_name: 'Anders', home_cell: '0160 998877' });
  const given = lead();
  await leads.transfer(given);
  around.sim.faults.add({ kind: 'unprocessable', path: '/v1/tasks', count: 1 });
  await leads.transfer(lead());
  const { items } = await crmSync.client.call(ListPropstackLogs, { limit: 200 });
  const calls = items.filter(({ function_name }) => function_name === 'crm-transfer');
  expect(calls.length).toBeGreaterThan(5);
  expect(calls[0]).toMatchObject({ request_params: {} });
  const store = await createConnection(around.mongo.url).asPromise();
  const collections = await store.db!.collections();
  const logged = await Promise.all(collections.map((one) => one.find().toArray()));
  await store.close();
  const redis = new Redis(around.redis.url);
  const keys = await redis.keys('*');
  const stored = await Promise.all(
    keys.map(async (key) => {
      const type = await redis.type(key);
      if (type === 'hash') return redis.hgetall(key);
      if (type === 'stream') return redis.xrange(key, '-', '+');
      if (type === 'string') return redis.get(key);
      if (type === 'list') return redis.lrange(key, 0, -1);
      if (type === 'set') return redis.smembers(key);
      return redis.zrange(key, '0', '-1');
    }),
  );
  redis.disconnect();
  expect(keys.length).toBeGreaterThan(2);
  for (const bytes of [JSON.stringify([items, logged]), JSON.stringify([keys, stored])])
    for (const word of ['Änne', 'rensen', 'aenne', 'example.net', '5550123', '998877', 'Anders', 'Grundriss'])
      expect(bytes).not.toContain(word);
});
