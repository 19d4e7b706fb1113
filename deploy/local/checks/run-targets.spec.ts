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
  writeFileSync(file, JSON.stringify({ passed: 0, failed: 0, skipped: 0, flaky: [], tests: [], ...written }));
  const { passed, failed } = readReport({ ...task, status }, folder);
  return { passed, failed };
}

describe('the report of a run', () => {
  it('counts what passed and what failed', () => {
    expect(readWritten({ passed: 3 })).toEqual({ passed: 3, failed: 0 });
    expect(readWritten({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('is a failure if the run failed without a failed test', () => {
    expect(readWritten({ passed: 3 }, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('is a failure without any test', () => {
    expect(readWritten({})).toEqual({ passed: 0, failed: 1 });
  });

  it('is a failure where none was written', () => {
    expect(readReport({ ...task, projectName: '@estate/bff' }, folder).failed).toBe(1);
  });
});
