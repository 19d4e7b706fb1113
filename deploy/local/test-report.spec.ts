import { describe, expect, it } from '@jest/globals';
import { totalsOf } from './test-report.ts';

describe('the closing line', () => {
  it('the summary line of the tests counts a spec file that does not load as a failure', () => {
    const report = { numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
    expect(totalsOf(report)).toEqual({ passed: 3, failed: 2 });
  });

  it('the summary line of the tests counts a journey that passed at the second attempt as passed, and an error outside the journeys as a failure', () => {
    const stats = { expected: 4, flaky: 1, unexpected: 2 };
    expect(totalsOf({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
  });
});
