import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readReport } from './run-targets.ts';

const folder = mkdtempSync(join(tmpdir(), 'estate-reports-'));
const task = { projectName: '@estate/web', target: 'specs', status: 0 };

function readWritten(written: object, status = 0) {
  const file = join(folder, 'specs', '@estate', 'web.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ passed: 0, failures: [], skipped: 0, flaky: [], tests: [], ...written }),
  );
  const { passed, failures } = readReport({ ...task, status }, folder);
  return { passed, failures };
}

describe('the report of a run', () => {
  it('counts what passed and what failed', () => {
    expect(readWritten({ passed: 3 })).toEqual({ passed: 3, failures: [] });
    const failures = [{ title: 'page › opens', reason: 'Error: it is closed' }];
    expect(readWritten({ passed: 3, failures }, 1)).toEqual({ passed: 3, failures });
  });

  it('is a failure if the run failed without a failed test', () => {
    const failures = [{ title: 'specs of @estate/web', reason: 'ended with exit code 1' }];
    expect(readWritten({ passed: 3 }, 1)).toEqual({ passed: 3, failures });
  });

  it('is a failure without any test', () => {
    const failures = [{ title: 'specs of @estate/web', reason: 'found no test' }];
    expect(readWritten({})).toEqual({ passed: 0, failures });
  });

  it('is a failure where none was written', () => {
    expect(readReport({ ...task, projectName: '@estate/bff' }, folder).failures).toEqual([
      { title: 'specs of @estate/bff', reason: 'left no report' },
    ]);
  });
});
