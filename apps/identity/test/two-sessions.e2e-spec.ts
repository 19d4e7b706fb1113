import { ListAudit } from '@estate/contracts/identity/audit';
import { ResolveSession } from '@estate/contracts/identity/sign-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cookieOf, password, startIdentity, type IdentityUnderTest } from './identity-under-test.ts';

const newPassword = 'noch ein gutes Kennwort';
const guess = 'falsch geraten';

interface Person {
  email: string;
  cookie: string;
  token: string;
}

/** The headers of a request with the sessions of two people; better-auth reads the session of `own`. */
const requests: [string, (own: Person, other: Person) => { cookie: string; authorization?: string }][] = [
  ['the same name twice', (own, other) => ({ cookie: `${own.cookie}; ${other.cookie}` })],
  [
    'a cookie with another prefix before',
    (own, other) => ({
      cookie: `__Secure-${other.cookie.replace('__Host-', '')}; ${withOtherPrefix(other.cookie)}; ${own.cookie}`,
    }),
  ],
  [
    'a cookie with another prefix behind',
    (own, other) => ({ cookie: `${own.cookie}; ${withOtherPrefix(other.cookie)}` }),
  ],
  [
    'a token beside a cookie',
    (own, other) => ({ cookie: other.cookie, authorization: `Bearer ${own.token}` }),
  ],
  [
    'a forged token beside two cookies',
    (own, other) => ({ cookie: `${own.cookie}; ${other.cookie}`, authorization: `Bearer x${other.token}` }),
  ],
];

const withOtherPrefix = (cookie: string) =>
  cookie.startsWith('__Host-') ? cookie.replace('__Host-', '') : `__Host-${cookie}`;

describe.each(['http://localhost:3000', 'https://www.example.org'])(
  'two sessions in one request to %s',
  (origin) => {
    let identity: IdentityUnderTest;
    let people = 0;
    beforeAll(async () => {
      identity = await startIdentity({ settings: { PUBLIC_URL: origin } });
    });
    beforeEach(() => identity.move());
    afterAll(() => identity.close());

    async function person(): Promise<Person> {
      const email = `person${people++}@example.org`;
      await identity.accounts.add(email, password, 'broker');
      const cookie = cookieOf(await identity.signIn(email, password, { origin }));
      const script = await identity.signIn(email, password, { 'x-token': 'bearer' });
      return { email, cookie, token: script.headers.get('set-auth-token') ?? '' };
    }
    const audit = async (email: string) =>
      (await identity.rpc.call(ListAudit, { q: email })).items.map(({ action }) => action);

    it.each(requests)(
      'a request with the sessions of two people (%s) is counted and audited for the account that better-auth changes',
      async (_name, of) => {
        const [own, other] = [await person(), await person()];
        const headers = of(own, other);
        const post = async (path: string, body: unknown) =>
          (await identity.call(`/api/auth/${path}`, { body, headers: { origin, ...headers } })).status;
        await expect(identity.rpc.call(ResolveSession, headers)).resolves.toMatchObject({
          user: { email: own.email },
        });
        expect(await post('two-factor/enable', { password: guess })).toBe(400);
        expect(await post('two-factor/verify-totp', { code: '123456' })).toBe(400);
        expect(await post('change-password', { currentPassword: guess, newPassword })).toBe(400);
        expect(await post('change-password', { currentPassword: password, newPassword })).toBe(200);
        expect(await audit(own.email)).toEqual(
          expect.arrayContaining(['change-password.failed', 'two-factor.failed', 'password.changed']),
        );
        expect(await audit(other.email)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/failed$|changed$/)]),
        );
        expect((await identity.signIn(own.email, newPassword)).status).toBe(200);
        expect((await identity.signIn(other.email, password)).status).toBe(200);
      },
    );
  },
);
