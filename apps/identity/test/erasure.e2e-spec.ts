import { ListAudit, RecordAudit } from '@estate/contracts/audit';
import { EraseInIdentity } from '@estate/contracts/hashed-address';
import { hashAddress } from '@estate/server-kit/erased-address';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startWorld, type World } from './world.ts';

const email = 'petra.person@example.net';
const key = 'of this erasure';
const person = { key, hash: hashAddress(key, email) };

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('an erased address is in no entry of the audit log any more, and the entries stay', async () => {
  const action = 'PATCH /api/admin/leads/{id}';
  const changes = [{ field: 'note', before: null, after: `von Petra.Person@example.net` }];
  await world.rpc.call(RecordAudit, { user_id: 'u1', action, target: email, changes });
  await world.rpc.call(RecordAudit, { user_id: 'u1', action, target: 'other@example.net' });
  // As an earlier version wrote it.
  await world.store.collection('audit_entries').insertOne({
    user_id: 'u1',
    action,
    target: null,
    details: { body: { to: [email] } },
    created_at: new Date(),
  });
  expect(await world.rpc.call(EraseInIdentity, person)).toEqual({ mentions: 2 });
  const { items } = await world.rpc.call(ListAudit, {});
  expect(items).toHaveLength(3);
  const stored = JSON.stringify(await world.store.collection('audit_entries').find().toArray());
  expect(stored.toLowerCase()).not.toContain(email);
  expect(stored).toContain('other@example.net');
  expect(await world.rpc.call(EraseInIdentity, person)).toEqual({ mentions: 0 });
});
