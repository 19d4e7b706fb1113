import { describe, expect, it } from '@jest/globals';
import { GroupedWrites } from './grouped-writes.ts';

function writesUnderTest() {
  const groups: number[][] = [];
  const ends: { finish: () => void; fail: (error: Error) => void }[] = [];
  const writes = new GroupedWrites<number>((items) => {
    groups.push(items);
    return new Promise((resolve, reject) => ends.push({ finish: resolve, fail: reject }));
  });
  return { groups, ends, writes };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('grouped writes', () => {
  it('write together what came while a write was under way, and each item once', async () => {
    const { groups, ends, writes } = writesUnderTest();
    const first = writes.add([1]);
    await turn();
    const others = [writes.add([2, 3]), writes.add([4])];
    await turn();
    expect(groups).toEqual([[1]]);
    ends[0]?.finish();
    await first;
    await turn();
    expect(groups).toEqual([[1], [2, 3, 4]]);
    ends[1]?.finish();
    await Promise.all(others);
  });

  it('fail for those of the failed write alone, and go on', async () => {
    const { groups, ends, writes } = writesUnderTest();
    const first = writes.add([1]);
    await turn();
    const second = writes.add([2]);
    ends[0]?.fail(new Error('store gone'));
    await expect(first).rejects.toThrow('store gone');
    await turn();
    ends[1]?.finish();
    await second;
    expect(groups).toEqual([[1], [2]]);
  });
});
