import { ListAudit, RecordAudit, type AuditItem } from '@estate/contracts/identity/audit';
import { EraseInIdentity } from '@estate/contracts/hashed-address';
import { hashAddress } from '@estate/server-kit/text/erased-address';
import { testMongo } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { maxRefused, AuditRetention } from '../src/audit/audit-log.ts';
import { password, startIdentity, type IdentityUnderTest } from './identity-under-test.ts';

const mongo = testMongo();
let time = Date.parse('2026-03-02T09:00:00Z');
let identity: IdentityUnderTest;
let chief: string;
beforeAll(async () => {
  identity = await startIdentity({ mongo, now: () => time });
  await identity.accounts.add('chefin@example.org', password, 'admin');
  const user = await identity.store.collection('user').findOne({ email: 'chefin@example.org' });
  chief = String(user!._id);
});
beforeEach(async () => {
  identity.move();
  await identity.store.collection('audit_entries').deleteMany({});
});
afterAll(() => identity.close());

const change = { field: 'website_status', before: 'aktiv', after: 'inaktiv' };
const record = (about: object = {}) =>
  identity.rpc.call(RecordAudit, {
    user_id: chief,
    action: 'PATCH /api/admin/properties/{id}',
    target: '42',
    changes: [change],
    ...about,
  });
const list = async (query: object = {}): Promise<AuditItem[]> =>
  (await identity.rpc.call(ListAudit, query)).items;
const stored = (filter: object = {}) => identity.store.collection('audit_entries').find(filter).toArray();

describe('the audit log', () => {
  it('the audit log names who changed what and when, with the named fields before and after [S-6.11]', async () => {
    const { id } = await record();
    expect(await list()).toEqual([
      {
        id,
        at: new Date(time).toISOString(),
        user: { id: chief, name: 'chefin@example.org', email: 'chefin@example.org' },
        action: 'PATCH /api/admin/properties/{id}',
        target: '42',
        target_name: null,
        refused: null,
        count: 1,
        changes: [change],
      },
    ]);
    expect(JSON.stringify(await stored())).not.toContain('@');
  });

  it('the audit log names the account that a lead was assigned to, also one that was deleted [S-6.11]', async () => {
    await record({
      action: 'PATCH /api/admin/leads/{id}',
      changes: [{ field: 'assignee', before: 'u-gone', after: chief }],
    });
    const [entry] = await list();
    expect(entry?.changes).toEqual([
      { field: 'assignee', before: 'Entferntes Konto', after: expect.not.stringContaining(chief) },
    ]);
  });

  it('the audit log has one counted entry for the sign-ins of a person in a quarter hour', async () => {
    for (let n = 0; n < 3; n++)
      expect((await identity.signIn('chefin@example.org', password)).status).toBe(200);
    expect(await list()).toMatchObject([{ action: 'sign-in', count: 3, user: { id: chief }, refused: null }]);
  });

  it('the audit log has one counted entry for equal refusals of a quarter hour', async () => {
    await record({ refused: 'conflict' });
    await record({ refused: 'conflict' });
    await record({ refused: 'no-permission' });
    expect((await list()).map(({ refused, count }) => [refused, count])).toEqual(
      expect.arrayContaining([
        ['conflict', 2],
        ['no-permission', 1],
      ]),
    );
    expect(await list({ refused: true })).toHaveLength(2);
  });

  it('refusals with ever new subjects add only a limited number of entries to the audit log', async () => {
    for (let n = 0; n < maxRefused + 10; n++) await record({ refused: 'conflict', target: String(n) });
    const written = await list({ limit: 200 });
    expect(written).toHaveLength(maxRefused + 1);
    expect(written.find(({ target }) => target === null)?.count).toBe(10);
  });

  it('the audit log has one entry for the wrong passwords of an account, with their number', async () => {
    for (let n = 0; n < 3; n++) await identity.signIn('chefin@example.org', 'falsch geraten');
    const [entry] = await list({ refused: true });
    expect(entry).toMatchObject({ user: null, target_name: 'chefin@example.org', count: 3 });
    expect(entry?.changes).toEqual([{ field: 'attempts', before: null, after: '3' }]);
  });
});

describe('a search in the audit log', () => {
  it.each([
    ['a person', { q: 'CHEFIN@' }, 1],
    ['an action in words', { q: 'website-status' }, 1],
    ['the id of a subject', { q: '42' }, 1],
    ['what stands nowhere', { q: '4' }, 0],
    ['a pattern, taken as text', { q: '.*' }, 0],
    ['a time before it', { from: '2026-03-02T09:00:00Z', to: '2026-03-02T09:00:01Z' }, 1],
    ['a time that ends with it', { to: '2026-03-02T09:00:00Z' }, 0],
  ])('a search in the audit log by %s with %j finds %d entries', async (_what, query, found) => {
    time = Date.parse('2026-03-02T09:00:00Z');
    await record();
    expect(await list(query)).toHaveLength(found);
  });

  it('a search in the audit log returns each entry once, page by page, also those of the same moment', async () => {
    const ids = new Set<string>();
    for (let n = 0; n < 7; n++) ids.add((await record({ target: String(n) })).id);
    const pageIds: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await identity.rpc.call(ListAudit, { limit: 3, ...(cursor ? { cursor } : {}) });
      pageIds.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(pageIds).toHaveLength(7);
    expect(new Set(pageIds)).toEqual(ids);
  });
});

it('entries of the audit log are deleted by age and above a maximum number', async () => {
  const retention = identity.get(AuditRetention);
  await record({ target: 'old' });
  time += 731 * 24 * 3_600_000;
  for (const target of ['a', 'b', 'c']) {
    await record({ target });
    time += 1_000;
  }
  await retention.run();
  expect((await list()).map(({ target }) => target)).toEqual(['c', 'b', 'a']);
  await retention.run(2);
  expect((await list()).map(({ target }) => target)).toEqual(['c', 'b']);
});

it('the limits of the audit log are applied at each start of the service', async () => {
  await record({ target: 'old' });
  time += 731 * 24 * 3_600_000;
  const copy = await startIdentity({ mongo, now: () => time });
  await eventually(async () => expect(await list()).toEqual([]));
  await copy.close();
});

it('an erased address is in no entry of the audit log any more, and the entries stay', async () => {
  const key = 'of this erasure';
  const email = 'petra.person@example.net';
  const person = { key, hash: hashAddress(key, email) };
  const action = 'PATCH /api/admin/leads/{id}';
  const changes = [{ field: 'note', before: null, after: `von Petra.Person@example.net` }];
  await identity.rpc.call(RecordAudit, { user_id: 'u1', action, target: email, changes });
  await identity.rpc.call(RecordAudit, { user_id: 'u1', action, target: 'other@example.net' });
  expect(await identity.rpc.call(EraseInIdentity, person)).toEqual({
    mentions: 1,
    left: { audit_entries: 0 },
  });
  const { items } = await identity.rpc.call(ListAudit, {});
  expect(items).toHaveLength(2);
  const stored = JSON.stringify(await identity.store.collection('audit_entries').find().toArray());
  expect(stored.toLowerCase()).not.toContain(email);
  expect(stored).toContain('other@example.net');
  expect(await identity.rpc.call(EraseInIdentity, person)).toEqual({
    mentions: 0,
    left: { audit_entries: 0 },
  });
});
