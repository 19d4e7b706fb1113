import { testMongo } from '@estate/test-kit/stores';
import { password, startIdentity, type IdentityUnderTest } from './identity-under-test.ts';

export const minutes = (count: number) => count * 60_000;

let networks = 0;
export const newNetwork = () => `198.18.${networks >> 8}.${networks++ & 255}`;
export const newNetworks = (count: number) => Array.from({ length: count }, newNetwork);

export const answerOf = async (response: Response) => ({
  status: response.status,
  wait: response.headers.get('retry-after'),
  body: await response.json(),
});

export type Guesses = Awaited<ReturnType<typeof startGuesses>>;

/** Starts two instances of the service with a common database. Returns helpers that guess passwords. */
export async function startGuesses(now: () => number) {
  const mongo = testMongo();
  const identity = await startIdentity({ mongo, now });
  const copy = await startIdentity({ mongo, now });
  let people = 0;
  const signIn = (email: string, secret: string, from: string, at: IdentityUnderTest = identity) =>
    at.signIn(email, secret, { 'x-forwarded-for': from });
  return {
    identity,
    copy,
    signIn,
    /** A new account with the usual password. */
    person: async () => {
      const email = `person${people++}@example.org`;
      await identity.accounts.add(email, password, 'admin');
      return email;
    },
    /** Sends guesses one after the other and returns their statuses. */
    guess: async (email: string, from: string, times: number) => {
      const statuses = [];
      for (let n = 0; n < times; n++)
        statuses.push((await signIn(email, `falsch ${n} geraten`, from)).status);
      return statuses;
    },
    /**
     * Sends concurrent guesses from 60 networks to both instances and returns the statuses. More than fifty wrong ones
     * lock the account.
     */
    attack: async (email: string) => {
      const answers = await Promise.all(
        newNetworks(60).map((from, n) => signIn(email, 'falsch geraten', from, n % 2 ? identity : copy)),
      );
      return answers.map(({ status }) => status);
    },
    close: async () => {
      await copy.close();
      await identity.close();
    },
  };
}
