import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ErasePerson } from '@estate/contracts/leads/erasure';
import { erasureReplaysCollection, ListedErasure } from '@estate/contracts/leads/erasure-list';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { metrics } from '@estate/server-kit/observability/metrics';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contactForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { storedEntry, storedLead } from './stored-leads.ts';

const email = 'petra.person@example.net';

let leads: LeadsUnderTest;
let folder: string;
const list = () => join(folder, 'list', 'erasures');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasures-'));
  leads = await startLeads({ ERASURE_LIST_URL: pathToFileURL(join(folder, 'list')).href });
});
afterAll(async () => {
  await leads.close();
  await rm(folder, { recursive: true, maxRetries: 5 });
});
beforeEach(async () => {
  await leads.clear();
  await leads.erasures.deleteMany({});
  // The service may still be writing the list of the test before.
  await rm(join(folder, 'list'), { recursive: true, force: true, maxRetries: 5 });
});

const replays = () =>
  leads.store.collection<Omit<ListedErasure, 'id'> & { _id: string }>(erasureReplaysCollection);
const entries = async () => {
  const files = await readdir(list());
  return Promise.all(
    files.map(async (file) => ListedErasure.parse(JSON.parse(await readFile(join(list(), file), 'utf8')))),
  );
};
const listed = (id: string) =>
  eventually(async () => {
    const entry = (await entries()).find((one) => one.id === id);
    if (!entry) throw new Error('not listed');
    return entry;
  });

describe('an erasure', () => {
  it('an erasure is written to a list outside the database, which identifies the person only by keyed hashes', async () => {
    const { id } = await leads.call(ErasePerson, { email });
    const entry = await listed(id);
    const stored = await leads.erasures.findOne({ _id: id });
    expect(entry).toMatchObject({ address_hash: stored?.address_hash, until: stored?.until.toISOString() });
    expect(JSON.stringify(entry)).not.toContain('petra');
  });

  it('an erasure runs while its list outside the database cannot be written, and is added to the list later', async () => {
    await writeFile(join(folder, 'list'), 'in the way of the folder');
    const { id } = await leads.call(ErasePerson, { email });
    await eventually(async () =>
      expect((await leads.erasures.findOne({ _id: id }))?.done_at).toBeInstanceOf(Date),
    );
    expect((await leads.erasures.findOne({ _id: id }))?.listed_at).toBeNull();
    await rm(join(folder, 'list'));
    await listed(id);
  });
});

describe('after a restore of what was stored before the erasure', () => {
  /** Simulates a restore: puts back the former records and stores the later erasures of the list for leads. */
  const goBack = async (message: string) => {
    const { id } = await leads.call(ErasePerson, { email });
    const { id: _id, ...entry } = await listed(id);
    await eventually(async () =>
      expect((await leads.erasures.findOne({ _id }))?.done_at).toBeInstanceOf(Date),
    );
    await leads.stop();
    await leads.erasures.deleteMany({});
    await leads.leads.insertMany([
      storedLead(1, { form: contactForm({ email, message }), received_at: new Date(Date.now() - 60_000) }),
    ]);
    await replays().insertOne({ _id, ...entry });
    return _id;
  };

  it('a person whose erasure a restored backup undid is erased again before a mail about them is sent', async () => {
    const id = await goBack('Nachricht von vorher');
    await leads.leads.updateMany({}, { $set: { mails: { agency: 'pending', visitor: 'pending' } } });
    const lead = (await leads.leads.findOne())!;
    await leads.outbox.insertMany([storedEntry(lead, 'agency'), storedEntry(lead, 'visitor')]);
    await leads.restart();
    await eventually(async () => expect(await replays().countDocuments()).toBe(0));
    expect(await leads.leads.countDocuments()).toBe(0);
    await leads.call(leadRpcs.contact, {
      form: contactForm({ email: 'other@example.net' }),
      origin: origin(),
    });
    await eventually(() => expect(leads.mailbox.received().length).toBeGreaterThanOrEqual(2));
    expect(JSON.stringify(leads.mailbox.received())).not.toContain('Nachricht von vorher');
    expect(JSON.stringify(leads.mailbox.received())).not.toContain(email);
    await eventually(async () =>
      expect(await leads.erasures.findOne({ _id: id })).toMatchObject({ done_at: expect.any(Date) }),
    );
  });

  it('a running erasure of the same address also deletes the records that a backup restored', async () => {
    const id = await goBack('noch einmal');
    const replay = await replays().findOne({ _id: id });
    await leads.erasures.insertOne({
      _id: 'earlier',
      secret_id: replay?.secret_id ?? '',
      listed_at: null,
      address_hash: replay?.address_hash ?? '',
      running: replay?.address_hash ?? '',
      hash: 'of the earlier one',
      requested_at: new Date(0),
      until: new Date(0),
      done_at: null,
      rechecked_at: null,
      parts: {
        leads: { confirmed_at: null, erased: {} },
        'crm-sync': { confirmed_at: null, erased: {} },
        identity: { confirmed_at: null, erased: {} },
      },
    });
    await leads.restart();
    await eventually(async () => expect(await replays().countDocuments()).toBe(0));
    expect((await leads.erasures.findOne({ _id: 'earlier' }))?.until.toISOString()).toBe(replay?.until);
    expect(await leads.erasures.countDocuments()).toBe(1);
  });
});

it('the metrics show the time of the last backup, or 0 without a backup', async () => {
  const told = async () =>
    /^backup_last_success_timestamp_seconds (\S+)$/m.exec(await metrics.metrics())?.[1];
  await eventually(async () => expect(await told()).toBe('0'), { timeoutMs: 9_000 });
  const last = { _id: 'last' as const, name: 'x', succeeded_at: new Date(1_000_000), bytes: 5 };
  await leads.store.collection<typeof last>('backups').insertOne(last);
  await eventually(async () => expect(await told()).toBe('1000'), { timeoutMs: 9_000 });
});
