import { relative } from 'node:path';
import { runCLI } from 'jest';
import { writeJson } from './json-file.mjs';
import { reasonOf } from './reason-of.mjs';

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

/** A file as one failure. @param {SpecFile} file */
const failureOf = ({ testFilePath, failureMessage }) => ({
  title: relative(process.cwd(), testFilePath),
  reason: reasonOf(failureMessage),
});

/** @param {SpecFile} file @param {'passed' | 'failed'} status */
const testsOf = ({ testResults }, status) =>
  testResults
    .filter((test) => test.status === status)
    .map(({ ancestorTitles, title, failureMessages }) => ({
      title: [...ancestorTitles, title].join(' › '),
      reason: reasonOf(failureMessages[0]),
    }));

/** @param {SpecFile} file */
const failuresOf = (file) => [...(file.testExecError ? [failureOf(file)] : []), ...testsOf(file, 'failed')];

/** @param {SpecFile[]} files @param {SpecFile[]} repeated */
function reportOf(files, repeated) {
  const tries = files.map((first) => ({
    first,
    last: repeated.find(({ testFilePath }) => testFilePath === first.testFilePath) ?? first,
  }));
  const last = tries.map((tried) => tried.last);
  const failures = last.flatMap(failuresOf);
  const passed = last.flatMap((file) => testsOf(file, 'passed'));
  /** @type {import('./checks/run-targets.ts').TestReport} */
  const report = {
    passed: passed.length,
    failures,
    skipped: last.reduce((sum, { numPendingTests, numTodoTests }) => sum + numPendingTests + numTodoTests, 0),
    flaky: tries
      .filter((tried) => isBroken(tried.first) && !isBroken(tried.last))
      .map(({ first }) => failureOf(first)),
    tests: [
      ...passed.map(({ title }) => ({ title, passed: true })),
      ...failures.map(({ title }) => ({ title, passed: false })),
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
process.exitCode = report.failures.length > 0 || report.passed === 0 ? 1 : 0;
