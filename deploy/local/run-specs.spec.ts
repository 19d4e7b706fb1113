import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type TestReport } from './checks/run-targets.ts';
import { readJson } from './json-file.mjs';
import { root } from './places.mjs';

/** Runs spec files of a folder of their own; answers the exit code and the report. */
async function run(specs: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'estate-specs-'));
  writeFileSync(join(folder, 'jest.config.mjs'), 'export default { transform: {} };');
  for (const [name, text] of Object.entries(specs)) writeFileSync(join(folder, `${name}.spec.js`), text);
  const reportFile = join(folder, 'reports', 'specs.json');
  const env = { ...process.env, NODE_OPTIONS: '', REPORT_FILE: reportFile };
  const code = await new Promise<number | null>((resolve) => {
    const script = join(root, 'deploy', 'local', 'run-specs.mjs');
    const child = execFile(process.execPath, [script, 'spec'], { cwd: folder, env }, () =>
      resolve(child.exitCode),
    );
  });
  return { code, report: readJson<TestReport>(reportFile) };
}

const failing = `it('fails', () => { throw new Error('always'); });`;
const passing = `describe('page', () => { it('opens', () => {}); it.skip('closes', () => {}); });`;
/** Its set-up fails until the file has run once. */
const shaky = `
  const fs = require('node:fs');
  beforeAll(() => {
    if (fs.existsSync('ran')) return;
    fs.writeFileSync('ran', '');
    throw new Error('the first time');
  });
  it('is shaky', () => {});
`;

describe('a run of specs', () => {
  it('repeats a file whose set-up failed, and names it', async () => {
    expect(await run({ shaky, passing })).toEqual({
      code: 0,
      report: {
        passed: 2,
        failures: [],
        skipped: 1,
        flaky: [{ title: 'shaky.spec.js', reason: expect.stringContaining('the first time') as unknown }],
        tests: expect.arrayContaining([
          { title: 'is shaky', passed: true },
          { title: 'page › opens', passed: true },
        ]) as unknown,
      },
    });
  });

  it('fails for a test that fails twice, and for a file that does not load', async () => {
    expect(await run({ failing, unloadable: `require('./missing');` })).toEqual({
      code: 1,
      report: {
        passed: 0,
        skipped: 0,
        flaky: [],
        failures: expect.arrayContaining([
          { title: 'fails', reason: expect.stringMatching(/^Error: always/) as unknown },
          { title: 'unloadable.spec.js', reason: expect.stringContaining('missing') as unknown },
        ]) as unknown,
        tests: expect.arrayContaining([
          { title: 'fails', passed: false },
          { title: 'unloadable.spec.js', passed: false },
        ]) as unknown,
      },
    });
  });

  it('repeats nothing if many files failed', async () => {
    const { report } = await run({ shaky, one: failing, two: failing, three: failing, passing });
    expect(report).toMatchObject({ passed: 1, flaky: [] });
    expect(report?.failures).toHaveLength(4);
  });

  it('fails without any test', async () => {
    expect((await run({})).code).toBe(1);
    expect((await run({ empty: `describe('page', () => { it.todo('opens'); });` })).code).toBe(1);
  });
});
