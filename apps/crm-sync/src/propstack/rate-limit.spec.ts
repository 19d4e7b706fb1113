import { setTimeout as sleep } from 'node:timers/promises';
import { testRedis } from '@estate/test-kit/stores';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { RateLimit } from './rate-limit.ts';

let limit: RateLimit;
/** The rate limit as another copy of the service uses it. */
let otherCopy: RateLimit;

const store = await testRedis();
const connections = [new Redis(store.url), new Redis(store.url)];
beforeEach(async () => {
  await store.flush();
  [limit, otherCopy] = connections.map((redis) => new RateLimit(redis, 10)) as [RateLimit, RateLimit];
});
afterAll(async () => {
  for (const redis of connections) redis.disconnect();
  await store.stop();
});

const times = <Value>(count: number, value: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => value(index));
/** The times, in ms from now, at which each of `count` callers gets its turn, in the order of their calls. */
function turnTimes(count: number, of = limit): Promise<number[]> {
  const since = performance.now();
  return Promise.all(times(count, () => of.waitForTurn().then(() => performance.now() - since)));
}
const inOrder = (values: readonly number[]) => values.toSorted((one, other) => one - other);

/** Expects ten turns per second, with a tolerance, because a busy machine records some times late. */
function expectTenASecond(goneOut: readonly number[]) {
  const sorted = inOrder(goneOut);
  for (let index = 10; index < sorted.length; index += 1) {
    expect(sorted[index]! - sorted[index - 10]!).toBeGreaterThan(700);
  }
}

describe('the limit towards the CRM', () => {
  it('the rate limit of CRM requests lets all copies together start twenty at once and ten per second after them, in order of arrival', async () => {
    const ofCopies = await Promise.all([turnTimes(16), turnTimes(16, otherCopy)]);
    for (const ofOne of ofCopies) expect(ofOne).toEqual(inOrder(ofOne));
    const goneOut = inOrder(ofCopies.flat());
    expect(goneOut[19]).toBeLessThan(goneOut[31]! - 1_000);
    expectTenASecond(goneOut.slice(20));
    expect(goneOut[31]).toBeGreaterThan(1_150);
    expect(goneOut[31]).toBeLessThan(5_000);
  });
});

describe('a break that the CRM asks for', () => {
  it('a pause requested by the CRM delays waiting requests of every copy, and then ten start per second', async () => {
    await turnTimes(20);
    const since = performance.now();
    const waiting = [turnTimes(6), turnTimes(6, otherCopy)];
    await sleep(20);
    const isOver = performance.now() - since + 500;
    await limit.pause(500);
    const isPaused = performance.now() - since;
    const goneOut = inOrder((await Promise.all(waiting)).flat());
    // The callers that were served before the pause began; none on an idle machine.
    const early = goneOut.filter((time) => time < isPaused);
    expect(early.length).toBeLessThan(1 + isPaused / 90);
    const late = goneOut.slice(early.length);
    expect(late[0]).toBeGreaterThan(isOver - 50);
    expectTenASecond(late);
    expect(late.at(-1)! - isOver).toBeGreaterThan((late.length - 1) * 90);
  });

  it('a pause requested by the CRM also delays requests that arrive during it', async () => {
    const since = performance.now();
    await limit.pause(300);
    const beforeTurns = performance.now() - since;
    const goneOut = await turnTimes(6, otherCopy);
    expect(beforeTurns + goneOut[0]!).toBeGreaterThan(250);
    expect(beforeTurns + goneOut[5]!).toBeGreaterThan(700);
  });

  it.each([
    ['a shorter one after it does not end it', [700, 200]],
    ['a longer one after it lengthens it', [200, 700]],
  ])('of two pauses requested by the CRM, %s', async (_what, [first, second]) => {
    const since = performance.now();
    await limit.pause(first!);
    await otherCopy.pause(second!);
    await limit.waitForTurn();
    expect(performance.now() - since).toBeGreaterThan(650);
    expect(performance.now() - since).toBeLessThan(5_000);
  });
});

describe('a caller that gives up', () => {
  it('a cancelled CRM request stops waiting at once, and the other requests keep their order', async () => {
    await limit.pause(1_000);
    const [first, last] = [new AbortController(), new AbortController()];
    const since = performance.now();
    const waits = [limit.waitForTurn(first.signal), limit.waitForTurn(), limit.waitForTurn(last.signal)];
    const reasons = [new Error('cancelled'), new Error('shut down')] as const;
    await sleep(50);
    first.abort(reasons[0]);
    last.abort(reasons[1]);
    await expect(waits[0]).rejects.toBe(reasons[0]);
    await expect(waits[2]).rejects.toBe(reasons[1]);
    expect(performance.now() - since).toBeLessThan(1_000);
    await waits[1];
    expect(performance.now() - since).toBeLessThan(5_000);
    await expect(limit.waitForTurn(AbortSignal.abort(reasons[0]))).rejects.toBe(reasons[0]);
  });
});
