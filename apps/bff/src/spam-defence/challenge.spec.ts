import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Challenge, Challenges, challengeSeconds } from './challenge.ts';

type Solution = Omit<Challenge, 'maxnumber'> & { number: number };

/** Solves a challenge as the browser's worker does. */
function solve({ maxnumber, ...asked }: Challenge): Solution {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${asked.salt}${number}`).digest('hex') === asked.challenge) {
      return { ...asked, number };
    }
  }
  throw new Error('no solution');
}
const payload = (solution: object) => Buffer.from(JSON.stringify(solution)).toString('base64');

describe('ALTCHA challenges', () => {
  const challenges = new Challenges(['a-secret-for-tests-only']);
  let solved: Solution;
  beforeAll(async () => {
    solved = solve(await challenges.issue());
  });

  it('the anti-spam challenge accepts the right number and returns its id', async () => {
    expect(await challenges.check(payload(solved))).toEqual({ isSolved: true, id: solved.signature });
  });

  it('the anti-spam challenge gives different reasons for a missing and a wrong solution', async () => {
    expect(await challenges.check(undefined)).toEqual({ isSolved: false, reason: 'Rechenaufgabe fehlt' });
    const wrong = { isSolved: false, reason: 'Rechenaufgabe falsch gelöst oder abgelaufen' };
    for (const given of [
      '%%%',
      payload({ ...solved, number: solved.number + 1 }),
      payload({ ...solved, signature: 'f'.repeat(64) }),
      payload({ ...solved, salt: solved.salt.replace(/expires=\d+/, 'expires=9999999999') }),
    ]) {
      expect([given, await challenges.check(given)]).toEqual([given, wrong]);
    }
  });

  it('the anti-spam challenge expires and is refused under another secret', async () => {
    const old = await challenges.issue(Date.now() - (challengeSeconds + 1) * 1_000);
    expect(await challenges.check(payload(solve(old)))).toMatchObject({ isSolved: false });
    const others = new Challenges(['another-secret-for-tests']);
    expect(await others.check(payload(solved))).toMatchObject({ isSolved: false });
  });

  it('an anti-spam challenge signed with the previous secret is accepted, while new ones are signed with the new secret', async () => {
    const changed = new Challenges(['another-secret-for-tests', 'a-secret-for-tests-only']);
    expect(await changed.check(payload(solved))).toMatchObject({ isSolved: true });
    expect(await challenges.check(payload(solve(await changed.issue())))).toMatchObject({ isSolved: false });
  });
});
