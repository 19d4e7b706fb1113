import { describe, expect, it } from '@jest/globals';
import { OverlappingSteps } from './overlapping-steps.ts';

/** A step that ends when it is told to. */
function step(name: string, log: string[]) {
  let finish = () => {};
  let fail = (_error: Error) => {};
  const work = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const run = async (before: Promise<void>) => {
    log.push(`${name} begins`);
    await work;
    await before;
    log.push(`${name} is counted`);
  };
  return { run, finish, fail };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('overlapping steps', () => {
  it('begin beside the one before, two at most, and count in order', async () => {
    const log: string[] = [];
    const steps = new OverlappingSteps();
    const [one, two, three] = [step('one', log), step('two', log), step('three', log)];
    await steps.begin(one.run);
    const second = steps.begin(two.run).then(() => steps.begin(three.run));
    two.finish();
    await turn();
    expect(log).toEqual(['one begins', 'two begins']);
    one.finish();
    three.finish();
    await second;
    await steps.end();
    expect(log.filter((text) => text.endsWith('counted'))).toEqual([
      'one is counted',
      'two is counted',
      'three is counted',
    ]);
  });

  it('end with the first failure, and settle once nothing is under way', async () => {
    const log: string[] = [];
    const steps = new OverlappingSteps();
    const [one, two] = [step('one', log), step('two', log)];
    await steps.begin(one.run);
    const second = steps.begin(two.run);
    one.fail(new Error('lost'));
    await expect(second).rejects.toThrow('lost');
    let isSettled = false;
    const settling = steps.settle().then(() => (isSettled = true));
    await turn();
    expect(isSettled).toBe(false);
    two.finish();
    await settling;
    await expect(steps.end()).rejects.toThrow('lost');
    expect(log).toEqual(['one begins', 'two begins']);
  });
});
