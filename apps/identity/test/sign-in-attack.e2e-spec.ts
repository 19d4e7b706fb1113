import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { password } from './world.ts';
import { answerOf, type Guesses, minutes, network, networksOf, startGuesses } from './guesses.ts';

let time = Date.parse('2026-03-02T09:00:00Z');
let on: Guesses;
beforeAll(async () => {
  on = await startGuesses(() => time);
});
beforeEach(() => {
  on.world.move();
  time += minutes(120);
});
afterAll(() => on.close());

describe('fifty wrong passwords from unknown networks', () => {
  // The account keeps the last twenty of these networks.
  const homes = networksOf(21);
  let email: string;
  let attackedAt: number;
  let statuses: number[];
  beforeAll(async () => {
    email = await on.person();
    for (const home of [...homes, '2001:db8:7:7::1']) {
      time += 1_000;
      expect((await on.signIn(email, password, home)).status).toBe(200);
    }
    time += minutes(120);
    attackedAt = time;
    statuses = await on.attack(email);
  }, 60_000);
  beforeEach(() => {
    time = attackedAt;
  });

  it('are all that is looked at, of many at once, over all copies', () => {
    expect(statuses.sort((a, b) => a - b)).toEqual([
      ...Array<number>(50).fill(401),
      ...Array<number>(10).fill(429),
    ]);
  });

  it('close the account to these, for the right password as for a wrong one', async () => {
    const elsewhere = network();
    const refused = await answerOf(await on.signIn(email, password, elsewhere));
    expect(refused).toMatchObject({ status: 429, wait: '900' });
    expect(refused).toEqual(await answerOf(await on.signIn(email, 'falsch geraten', elsewhere)));
    expect((await on.signIn(await on.person(), password, elsewhere)).status).toBe(200);
  });

  it('close it to no network that has signed in before, which is the whole /64 of an IPv6 customer', async () => {
    expect((await on.signIn(email, password, homes.at(-1)!)).status).toBe(200);
    expect((await on.signIn(email, password, '2001:db8:7:7:aaaa::2')).status).toBe(200);
    expect((await on.signIn(email, password, '2001:db8:7:8::1')).status).toBe(429);
  });

  it('find twenty networks known at most, the last ones', async () => {
    const accounts = await on.world.store
      .collection('known_networks')
      .aggregate<{ count: number }>([{ $group: { _id: '$account', count: { $sum: 1 } } }])
      .toArray();
    expect(Math.max(...accounts.map(({ count }) => count))).toBe(20);
    expect((await on.signIn(email, password, homes[1]!)).status).toBe(429);
    expect((await on.signIn(email, password, homes[2]!)).status).toBe(200);
  });

  it('leave the shell: it lets a network in that has never signed in', async () => {
    const from = network();
    expect((await on.signIn(email, password, from)).status).toBe(429);
    await on.world.staff('let-in', email, from);
    expect((await on.signIn(email, password, from)).status).toBe(200);
    const noAddress = on.world.staff('let-in', email, 'zu Hause');
    await expect(noAddress).rejects.toThrow('The address is not an IP address.');
  });

  it('do the same to an account that does not exist, in the same words', async () => {
    const nobody = 'niemand@example.org';
    const [somebody, from, elsewhere] = [await on.person(), network(), network()];
    for (let n = 0; n < 6; n++) {
      const [one, other] = [
        await on.signIn(nobody, password, from),
        await on.signIn(somebody, 'falsch', from),
      ];
      expect(await answerOf(one)).toEqual(await answerOf(other));
    }
    await on.attack(nobody);
    const closed = await answerOf(await on.signIn(nobody, password, elsewhere));
    expect(closed).toEqual(await answerOf(await on.signIn(email, password, elsewhere)));
  }, 60_000);

  it('are over after a quarter of an hour', async () => {
    time += minutes(15) - 1;
    expect((await on.signIn(email, password, network())).status).toBe(429);
    time += 1;
    expect((await on.signIn(email, password, network())).status).toBe(200);
  });
});
