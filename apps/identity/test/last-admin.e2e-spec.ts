import { ChangeStaff, InviteStaff, ListStaff, RemoveStaff } from '@estate/contracts/staff';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testMongo } from '@estate/test-kit/stores';
import { StaffFault } from '../src/staff/staff-accounts.ts';
import { password, startWorld, type World } from './world.ts';

let world: World;
/** Another copy of the process on the same store. */
let copy: World;
beforeEach(async () => {
  const mongo = testMongo();
  world = await startWorld({ mongo });
  copy = await startWorld({ mongo });
});
afterEach(async () => {
  await copy.close();
  await world.close();
});

const lastAdmin = { problem: { code: 'last-admin', status: 409 } };
const demote = (id: string, at = world) => at.rpc.call(ChangeStaff, { id, role: 'staff' });
const admins = async () => (await world.rpc.call(ListStaff, {})).items.filter(({ role }) => role === 'admin');

async function admin(email: string): Promise<string> {
  await world.accounts.add(email, password, 'admin');
  return (await admins()).find((one) => one.email === email)!.id;
}

describe('the last admin', () => {
  it('is neither demoted nor removed, from the page and from the shell', async () => {
    const id = await admin('a@example.org');
    await expect(demote(id)).rejects.toMatchObject(lastAdmin);
    await expect(world.rpc.call(RemoveStaff, { id })).rejects.toMatchObject(lastAdmin);
    await expect(world.staff('role', 'a@example.org', 'staff')).rejects.toThrow(StaffFault);
    expect(await admins()).toHaveLength(1);
  });

  it('stays if two demote each other at once, over all copies', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await admin('a@example.org'), await admin('b@example.org')];
      const both = await Promise.allSettled([demote(one), demote(other, copy)]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await admins()).toHaveLength(1);
    }
  }, 60_000);

  it('is one with a password; an invited one does not count', async () => {
    const id = await admin('a@example.org');
    await world.rpc.call(InviteStaff, { email: 'neu@example.org', role: 'admin' });
    await expect(demote(id)).rejects.toMatchObject(lastAdmin);
  });

  it('is found in an installation that knew no such rule', async () => {
    const [one, other] = [await admin('a@example.org'), await admin('b@example.org')];
    await world.store.collection('active_admins').deleteMany({});
    await demote(one);
    await expect(demote(other)).rejects.toMatchObject(lastAdmin);
  });
});
