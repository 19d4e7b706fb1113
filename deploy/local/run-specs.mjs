import { relative } from 'node:path';
import { runCLI } from 'jest';
import { writeJson } from './json-file.mjs';

/**
 * Runs the spec files below a folder. Files that failed run once more, each from its start, because a test that is
 * repeated alone meets what its first try left behind (decision 19). Writes a TestReport to the file that REPORT_FILE names.
 */

/** More failed files than these are no accident. */
const maxRepeated = 3;

/** @param {string[]} paths @param {object} options */
const run = async (paths, options = {}) => {
  const argv = { _: paths, $0: 'jest', maxWorkers: 1, ...options };
  return (await runCLI(argv, [process.cwd()])).results.testResults;
};
/** @typedef {Awaited<ReturnType<typeof run>>[number]} SpecFile */

/** @param {SpecFile} file */
const isBroken = ({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError !== undefined;

/** @param {SpecFile} file */
const titlesOf = ({ testFilePath, testResults, testExecError }, status = 'failed') => {
  const titles = testResults
    .filter((test) => test.status === status)
    .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › '));
  return testExecError && status === 'failed' ? [testFilePath, ...titles] : titles;
};

/** @param {SpecFile[]} files @param {SpecFile[]} repeated */
function reportOf(files, repeated) {
  const last = files.map((file) => repeated.find((one) => one.testFilePath === file.testFilePath) ?? file);
  const failed = last.flatMap((file) => titlesOf(file));
  const passed = last.flatMap((file) => titlesOf(file, 'passed'));
  /** @type {import('./checks/run-targets.ts').TestReport} */
  const report = {
    passed: passed.length,
    failed: failed.length,
    skipped: last.reduce((sum, { numPendingTests, numTodoTests }) => sum + numPendingTests + numTodoTests, 0),
    flaky: repeated
      .filter((file) => !isBroken(file))
      .map(({ testFilePath }) => relative(process.cwd(), testFilePath)),
    tests: [
      ...passed.map((title) => ({ title, passed: true })),
      ...failed.map((title) => ({ title, passed: false })),
    ],
  };
  return report;
}

const files = await run(process.argv.slice(2));
const broken = files.filter(isBroken).map(({ testFilePath }) => testFilePath);
const isRepeated = broken.length > 0 && broken.length <= maxRepeated;
const report = reportOf(files, isRepeated ? await run(broken, { runTestsByPath: true }) : []);

const reportFile = process.env['REPORT_FILE'];
if (reportFile) writeJson(reportFile, report);
process.exitCode = report.failed > 0 || report.passed === 0 ? 1 : 0;
