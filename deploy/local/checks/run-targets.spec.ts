import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import JestReporter from '../jest-reporter.mjs';
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

describe('the reporter of Jest', () => {
  const before = process.env['REPORT_FILE'];
  afterEach(() => {
    if (before === undefined) delete process.env['REPORT_FILE'];
    else process.env['REPORT_FILE'] = before;
  });

  it('writes each test with its full title and names a second try; only "passed" is passed, and a file that does not load failed', () => {
    const file = join(folder, 'deep', 'jest.json');
    process.env['REPORT_FILE'] = file;
    const test = (title: string, status: string, invocations = 1) => ({
      ...{ ancestorTitles: ['page', 'form'], title, status, invocations },
    });
    new JestReporter().onRunComplete(undefined, {
      ...{ numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 2 },
      ...{ numPendingTests: 1, numTodoTests: 0 },
      testResults: [{ testResults: [test('a', 'passed', 2), test('b', 'pending'), test('c', 'failed', 2)] }],
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      ...{ passed: 1, failed: 3, skipped: 1 },
      flaky: ['page › form › a'],
      tests: [
        { title: 'page › form › a', passed: true },
        { title: 'page › form › b', passed: false },
        { title: 'page › form › c', passed: false },
      ],
    });
  });
});
