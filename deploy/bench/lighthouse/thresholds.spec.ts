import { describe, expect, it } from '@jest/globals';
import { findFaults, findSlowness, mediansOf } from './thresholds.mjs';

const bare = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  tbt: 100,
  lcp: 1_500,
  cls: 0,
};

describe('Lighthouse thresholds', () => {
  it.each([
    [{}],
    [{ performance: 93 }],
    [{ bestPractices: 95 }],
    [{ tbt: 180 }],
    [{ lcp: 1_500 }],
    [{ cls: 0.005 }],
  ])('are met by %j', (figures) => {
    const page = { ...bare, ...figures };
    expect([...findFaults(page), ...findSlowness(page, bare)]).toEqual([]);
  });

  it.each([
    [{ accessibility: 99 }, 'accessibility is 99, and has to be at least 100'],
    [{ bestPractices: 94 }, 'best practices is 94, and has to be at least 95'],
    [{ seo: 99 }, 'SEO is 99, and has to be at least 100'],
    [{ cls: 0.006 }, 'CLS is 0.006, and has to be at most 0.005'],
  ])('find the fault in %j', (figures, fault) => {
    expect(findFaults({ ...bare, ...figures })).toEqual([fault]);
  });

  it.each([
    [{ performance: 92 }, 'performance is 92, and has to be at least 93'],
    [{ tbt: 181 }, 'TBT is 181, and has to be at most 180'],
    [{ lcp: 1_501 }, 'LCP is 1501, and has to be at most 1500'],
  ])('find %j too slow', (figures, miss) => {
    expect(findSlowness({ ...bare, ...figures }, bare)).toEqual([miss]);
  });

  it('take the middle of the runs, figure by figure', () => {
    const runs = [90, 99, 95].map((performance, index) => ({ ...bare, performance, tbt: index * 10 }));
    expect(mediansOf(runs)).toMatchObject({ performance: 95, tbt: 10 });
  });

  it('are not met by a run that measured nothing', () => {
    expect(findFaults(mediansOf([]))).toHaveLength(4);
    expect(findSlowness(mediansOf([]), bare)).toHaveLength(3);
  });
});
