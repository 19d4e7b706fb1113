import { describe, expect, it } from '@jest/globals';
import { Submission } from './submission.ts';

describe('submission', () => {
  it('keeps the key while the form says the same, and changes it with the content', () => {
    const submission = new Submission();
    const key = submission.keyFor({ name: 'Anna' });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(submission.keyFor({ name: 'Anna' })).toBe(key);
    expect(submission.keyFor({ name: 'Berta' })).not.toBe(key);
  });

  it('takes a new key for the same content after success', () => {
    const submission = new Submission();
    const key = submission.keyFor({ name: 'Anna' });
    submission.renew();
    expect(submission.keyFor({ name: 'Anna' })).not.toBe(key);
  });

  it('counts from its mounting, or from when the form was begun, and never backwards', async () => {
    const submission = new Submission();
    const filledIn = async (begunAt?: number) => (await submission.defenceOf({}, begunAt)).filledInMs;
    expect(await filledIn()).toBeLessThan(3_000);
    expect(await filledIn(Date.now() - 60_000)).toBeGreaterThanOrEqual(60_000);
    expect(await filledIn(Date.now() + 60_000)).toBe(0);
  });
});
