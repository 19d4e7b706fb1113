import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SetupFault } from '../setup-fault.mjs';
import { CheckReport } from './check-report.ts';

let printed: string[] = [];
const exitCodeBefore = process.exitCode;

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = exitCodeBefore;
});

const ok = () => Promise.resolve({ ok: true, output: '' });

describe('CheckReport', () => {
  it('closes with one line over all runners and exit code 0', async () => {
    const report = new CheckReport();
    await report.check('lint', ok);
    report.add(41);
    report.close();
    expect(printed.at(-1)).toBe('42 passed, 0 failed');
    expect(process.exitCode).toBe(0);
  });

  it('shows the output of a failed check and ends with exit code 1', async () => {
    const report = new CheckReport();
    await report.check('lint', ok);
    expect(await report.check('build', () => Promise.resolve({ ok: false, output: 'TS2345' }))).toBe(false);
    report.close();
    expect(printed).toContain('TS2345');
    expect(printed.at(-1)).toBe('1 passed, 1 failed');
    expect(process.exitCode).toBe(1);
  });

  it('counts a missing tool as a failure with its name', async () => {
    const report = new CheckReport();
    await report.check('k6', () => Promise.reject(new SetupFault('k6 is missing: there is no Go')));
    await report.group(() => Promise.reject(new SetupFault('No Browser could be found')));
    report.close();
    expect(printed).toContain('k6 is missing: there is no Go');
    expect(printed).toContain('FAIL No Browser could be found');
    expect(printed.at(-1)).toBe('0 passed, 2 failed');
  });

  it('names what passed at the second try, and fails at the fourth such test', () => {
    const report = new CheckReport();
    const flaky = (title: string) => ({ title, reason: 'too late' });
    report.add(9);
    report.addFlaky(['a', 'b', 'c'].map(flaky));
    report.close();
    expect(printed).toContain('flaky passed at the second try: b\n     too late');
    expect(process.exitCode).toBe(0);
    report.addFlaky([flaky('d')]);
    report.close();
    expect(printed).toContain('FAIL passed at the second try: d\n     too late');
    expect(printed.at(-1)).toBe('9 passed, 1 failed');
    expect(process.exitCode).toBe(1);
  });

  it('names at the end what failed, at most 50 of it', async () => {
    const report = new CheckReport();
    await report.check('lint', () => Promise.resolve({ ok: false, output: 'TS2345' }));
    report.add(7, [{ title: 'page › opens', reason: 'Error: it is closed' }]);
    report.close();
    expect(printed.slice(-4)).toEqual([
      'FAIL lint',
      'FAIL page › opens\n     Error: it is closed',
      expect.stringMatching(/^in /),
      '7 passed, 2 failed',
    ]);
    report.add(
      0,
      Array.from({ length: 60 }, (_, index) => ({ title: `test ${index}`, reason: '' })),
    );
    report.close();
    expect(printed.slice(-4)).toEqual([
      'FAIL test 47',
      'FAIL 12 more',
      expect.stringMatching(/^in /),
      '7 passed, 62 failed',
    ]);
  });

  it('is no success when nothing ran', () => {
    new CheckReport().close();
    expect(process.exitCode).toBe(1);
  });
});
