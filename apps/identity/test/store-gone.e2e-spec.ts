import { ResolveSession } from '@estate/contracts/identity';
import { Link } from '@estate/test-kit/link';
import { testMongo } from '@estate/test-kit/stores';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { password, startWorld, type World } from './world.ts';

const mongo = testMongo();
let link: Link;
let world: World;
beforeAll(async () => {
  link = await Link.to(mongo.url);
  world = await startWorld({ mongo: { url: link.through(mongo.url), drop: () => mongo.drop() } });
});
afterAll(async () => {
  link.mend();
  await world.close();
  link.close();
});

it('nobody is let in while the store is gone, and the answer says that it is only for now', async () => {
  await world.accounts.add('ada@example.org', password, 'admin');
  const signedIn = await world.signIn('ada@example.org', password, { 'x-token': 'bearer' });
  const authorization = `Bearer ${signedIn.headers.get('set-auth-token')}`;
  await expect(world.rpc.call(ResolveSession, { authorization })).resolves.toMatchObject({ role: 'admin' });

  link.cut();
  const unavailable = { problem: { code: 'unavailable' } };
  await expect(world.rpc.call(ResolveSession, { authorization })).rejects.toMatchObject(unavailable);
  expect((await world.signIn('ada@example.org', password)).status).toBe(503);
});
