import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cookieOf, password, site } from './identity-under-test.ts';
import { answerOf, minutes, newNetwork, newNetworks, startGuesses } from './guesses.ts';

let time = Date.parse('2026-03-02T09:00:00Z');
const on = await startGuesses(() => time);
beforeEach(() => {
  on.identity.move();
  time += minutes(120);
});
afterAll(() => on.close());

describe('wrong passwords', () => {
  it('wrong passwords lengthen the pause before the next sign-in, even with the right password, up to a quarter of an hour [S-6.6]', async () => {
    const email = await on.person();
    const from = newNetwork();
    expect(await on.guess(email, from, 5)).toEqual(Array<number>(5).fill(401));
    const pauses = [];
    for (let n = 0; n < 12; n++) {
      const refused = await answerOf(await on.signIn(email, password, from));
      expect(refused).toEqual(await answerOf(await on.signIn(email, 'falsch geraten', from)));
      expect(refused.status).toBe(429);
      const seconds = Number(refused.wait);
      pauses.push(seconds);
      time += seconds * 1_000 - 1;
      expect((await on.signIn(email, password, from)).status).toBe(429);
      time += 1;
      expect((await on.signIn(email, 'falsch geraten', from)).status).toBe(401);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    time += minutes(15);
    expect((await on.signIn(email, password, from)).status).toBe(200);
    expect(await on.guess(email, from, 5)).toEqual(Array<number>(5).fill(401));
  });

  it('the answer to too many wrong passwords names the waiting time in words', async () => {
    const email = await on.person();
    const from = newNetwork();
    await on.guess(email, from, 5);
    const { body } = await answerOf(await on.signIn(email, password, from));
    expect(body).toMatchObject({
      code: 'too-many-requests',
      detail: 'Zu viele Versuche. Bitte versuchen Sie es in einer Sekunde erneut.',
    });
  });

  it('the count of wrong passwords is reset after an hour without one', async () => {
    const email = await on.person();
    const from = newNetwork();
    await on.guess(email, from, 5);
    time += minutes(60);
    expect(await on.guess(email, from, 5)).toEqual(Array<number>(5).fill(401));
  });

  it('wrong passwords that are sent at once are checked no more often than one by one, by all copies together', async () => {
    const email = await on.person();
    const from = newNetwork();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        on.signIn(email, `falsch ${n} geraten`, from, n % 2 ? on.identity : on.copy),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(35).fill(429)]);
  });

  it('wrong passwords within the allowed number cause no delay on a copy whose clock is slow', async () => {
    const email = await on.person();
    const from = newNetwork();
    for (let n = 0; n < 4; n++) {
      expect((await on.signIn(email, 'falsch geraten', from)).status).toBe(401);
      time -= 1_000;
    }
    expect((await on.signIn(email, password, from)).status).toBe(200);
  });

  it('wrong passwords from other networks do not lock a user out of the account', async () => {
    const email = await on.person();
    for (const from of newNetworks(2)) await on.guess(email, from, 10);
    expect((await on.signIn(email, password, newNetwork())).status).toBe(200);
  });

  it('wrong passwords of one network at many accounts lock this network, except for accounts that have signed in from it [S-6.6]', async () => {
    const [office, elsewhere] = newNetworks(2);
    const [email, colleague] = [await on.person(), await on.person()];
    await on.signIn(email, password, office!);
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push(...(await on.guess(`nobody${n}@example.org`, office!, 1)));
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
    expect((await on.signIn(colleague, password, office!)).status).toBe(429);
    expect((await on.signIn(email, password, office!)).status).toBe(200);
    expect((await on.signIn(colleague, password, elsewhere!)).status).toBe(200);
    time += minutes(15);
    expect((await on.signIn(colleague, password, office!)).status).toBe(200);
  });
});

it('a network from which the account was signed in before waits only because of its own wrong passwords, and never long', async () => {
  const email = await on.person();
  const home = newNetwork();
  await on.signIn(email, password, home);
  expect(await on.guess(email, home, 10)).toEqual(Array<number>(10).fill(401));
  const pauses = [];
  for (let n = 0; n < 7; n++) {
    pauses.push(Number((await on.signIn(email, password, home)).headers.get('retry-after')));
    time += pauses.at(-1)! * 1_000;
    if (n < 6) await on.signIn(email, 'falsch geraten', home);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect((await on.signIn(email, password, home)).status).toBe(200);
});

it('ten people can sign in to one account at the same moment', async () => {
  const email = await on.person();
  const office = newNetwork();
  await on.signIn(email, password, office);
  const answers = await Promise.all(Array.from({ length: 10 }, () => on.signIn(email, password, office)));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
});

it('wrong current passwords at a password change within a session are counted like those of a sign-in', async () => {
  const email = await on.person();
  const cookie = cookieOf(await on.signIn(email, password, newNetwork()));
  const change = (currentPassword: string, from: string) =>
    on.identity.call('/api/auth/change-password', {
      body: { currentPassword, newPassword: 'ein anderes Kennwort' },
      headers: { cookie, origin: site, 'x-forwarded-for': from },
    });
  const elsewhere = newNetwork();
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push((await change(`falsch ${n} geraten`, elsewhere)).status);
  expect(statuses).toEqual(Array<number>(5).fill(400));
  expect((await change(password, elsewhere)).status).toBe(429);
  expect((await on.signIn(email, password, elsewhere)).status).toBe(429);
  expect((await change(password, newNetwork())).status).toBe(200);
});

it('the sign-in limit stores neither addresses nor networks, and all of its records expire', async () => {
  const from = '203.0.113.201';
  await on.guess('made-up@example.org', from, 6);
  await on.signIn(await on.person(), password, from);
  for (const name of ['sign_in_attempts', 'known_networks', 'audit_entries']) {
    const records = await on.identity.store.collection(name).find().toArray();
    expect(records.length).toBeGreaterThan(0);
    expect(JSON.stringify(records)).not.toMatch(/203\.0\.113|made-up|example\.org/);
    expect(records.filter(({ expires_at }) => !(expires_at instanceof Date))).toEqual([]);
  }
  const attempts = await on.identity.store.collection<{ _id: string }>('sign_in_attempts').find().toArray();
  expect(new Set(attempts.map(({ _id }) => _id.length))).toEqual(new Set([43]));
});

it.each([
  ['sign_in_attempts', 'expires_at'],
  ['known_networks', 'expires_at'],
  ['audit_entries', 'expires_at'],
  ['session', 'expiresAt'],
])('MongoDB removes expired records of %s', async (name, field) => {
  const indexes = await on.identity.store.collection(name).indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { [field]: 1 }, expireAfterSeconds: 0 }));
});

it('a sign-in computes one hash for an existing and for an unknown account, so that both take equally long', async () => {
  const hashesOf = async (email: string) => {
    const before = on.identity.hashes();
    expect((await on.signIn(email, 'falsch geraten', newNetwork())).status).toBe(401);
    return on.identity.hashes() - before;
  };
  const email = await on.person();
  expect([await hashesOf(email), await hashesOf('niemand-da@example.org')]).toEqual([1, 1]);
});

describe('fifty wrong passwords from unknown networks', () => {
  // The account keeps the last twenty of these networks.
  const homes = newNetworks(21);
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

  it('of many wrong passwords that unknown networks send at once, all copies together check fifty at most', () => {
    const checked = statuses.filter((status) => status === 401).length;
    expect(checked).toBeLessThanOrEqual(50);
    expect(checked).toBeGreaterThanOrEqual(45);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - checked);
  });

  it('fifty wrong passwords from unknown networks lock the account for all unknown networks, even with the right password', async () => {
    const elsewhere = newNetwork();
    const refused = await answerOf(await on.signIn(email, password, elsewhere));
    expect(refused).toMatchObject({ status: 429, wait: '900' });
    expect(refused).toEqual(await answerOf(await on.signIn(email, 'falsch geraten', elsewhere)));
    expect((await on.signIn(await on.person(), password, elsewhere)).status).toBe(200);
  });

  it('fifty wrong passwords from unknown networks do not lock the account for networks that have signed in before; for IPv6 that is the whole /64', async () => {
    expect((await on.signIn(email, password, homes.at(-1)!)).status).toBe(200);
    expect((await on.signIn(email, password, '2001:db8:7:7:aaaa::2')).status).toBe(200);
    expect((await on.signIn(email, password, '2001:db8:7:8::1')).status).toBe(429);
  });

  it('fifty wrong passwords from unknown networks are counted without those from known networks, the last twenty', async () => {
    const accounts = await on.identity.store
      .collection('known_networks')
      .aggregate<{ count: number }>([{ $group: { _id: '$account', count: { $sum: 1 } } }])
      .toArray();
    expect(Math.max(...accounts.map(({ count }) => count))).toBe(20);
    expect((await on.signIn(email, password, homes[1]!)).status).toBe(429);
    expect((await on.signIn(email, password, homes[2]!)).status).toBe(200);
  });

  it('the lock after fifty wrong passwords is lifted by the command `let-in` for a network that has never signed in', async () => {
    const from = newNetwork();
    expect((await on.signIn(email, password, from)).status).toBe(429);
    await on.identity.staff('let-in', email, from);
    expect((await on.signIn(email, password, from)).status).toBe(200);
    const noAddress = on.identity.staff('let-in', email, 'zu Hause');
    await expect(noAddress).rejects.toThrow('The address is not an IP address.');
  });

  it('fifty wrong passwords from unknown networks have the same effect and answer for an unknown account', async () => {
    const nobody = 'niemand@example.org';
    const [somebody, from, elsewhere] = [await on.person(), newNetwork(), newNetwork()];
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

  it('fifty wrong passwords from unknown networks lock the account for a quarter of an hour', async () => {
    time += minutes(15) - 1;
    expect((await on.signIn(email, password, newNetwork())).status).toBe(429);
    time += 1;
    expect((await on.signIn(email, password, newNetwork())).status).toBe(200);
  });
});
