import { describe, expect, it } from '@jest/globals';
import { allowedBeside, faultsOfCalm, faultsOfHeap, faultsOfVisits, p99Of } from './verdict.mjs';

const visit = (ms: number, options: { fault?: string; isMeasured?: boolean } = {}) => ({
  ms,
  fault: options.fault,
  isMeasured: options.isMeasured ?? true,
});
const visits = (count: number, ms: number) => Array.from({ length: count }, () => visit(ms));

describe('the verdict on visits beside an attack', () => {
  it('takes the time that 99 of 100 keep', () => {
    expect(p99Of([...visits(396, 10), ...visits(4, 900)])).toBe(10);
    expect(p99Of([...visits(395, 10), ...visits(5, 900)])).toBe(900);
  });

  it('allows three times the calm p99, and 50 ms more at least', () => {
    expect(allowedBeside(10)).toBe(60);
    expect(allowedBeside(40)).toBe(120);
  });

  it('gives none on a machine where visits are slow without one', () => {
    expect(faultsOfCalm(visits(400, 300))).toEqual([]);
    expect(faultsOfCalm(visits(400, 301))).toEqual([
      'p99 of the visits is 301 ms, and has to be at most 300',
    ]);
  });

  it('finds nothing wrong with visits in time', () => {
    expect(faultsOfVisits(visits(400, 60), 60)).toEqual([]);
  });

  it('names slow ones, failed ones, and no visits at all', () => {
    expect(faultsOfVisits(visits(400, 61), 60)).toEqual([
      'p99 of the visits is 61 ms, and has to be at most 60',
    ]);
    const failed = [...visits(399, 10), visit(10, { fault: '/ answered 503' })];
    expect(faultsOfVisits(failed, 60)).toEqual(['1 of 400 visits failed, e.g. / answered 503']);
    expect(faultsOfVisits([], 60)).toEqual(['p99 of the visits is NaN ms, and has to be at most 60']);
  });

  it('leaves out what the generator itself held up, but gives no verdict on too few', () => {
    const heldUp = Array.from({ length: 40 }, () => visit(900, { isMeasured: false }));
    expect(faultsOfVisits([...visits(360, 10), ...heldUp], 60)).toEqual([]);
    expect(faultsOfVisits([...visits(60, 10), ...heldUp], 60)).toEqual([
      'only 60 of 100 visits could be measured: the machine is too busy for a verdict',
    ]);
  });

  it('allows the heap to grow by 20 MB', () => {
    expect(faultsOfHeap(40, 60)).toEqual([]);
    expect(faultsOfHeap(40, 61)).toEqual(['the heap of the BFF grew by 21.0 MB, and may by 20']);
    expect(faultsOfHeap(40, undefined)).toEqual(['the BFF did not say how much heap it holds']);
  });
});
