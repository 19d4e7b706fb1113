import { join } from 'node:path';
import { runNx } from '../build.mjs';
import { failedTasks } from '../nx-report.mjs';
import { installed, localDir, root } from '../places.mjs';
import { runCommand } from '../process/run-command.mjs';

/**
 * Format, lint, types and build of the whole workspace.
 * @param {import('./check-report.mjs').CheckReport} report
 */
export async function checkCode(report) {
  await report.check('format', () =>
    node(installed('prettier', 'bin', 'prettier.cjs'), '--check', '.', '--log-level=warn'),
  );
  for (const target of ['build', 'lint', 'typecheck']) {
    const log = join(localDir, 'logs', `${target}.log`);
    await report.check(target, async () => {
      const { ok, output } = await runNx(['run-many', '-t', target, '--parallel=2'], log);
      return { ok, output: failedTasks(output) };
    });
  }
  await report.check('imports', () =>
    node(
      installed('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      'apps',
      'libs',
      'deploy',
      '--config',
      '.dependency-cruiser.mjs',
    ),
  );
  await report.check('lint of deploy', () =>
    node(installed('eslint', 'bin', 'eslint.js'), 'deploy', '*.mjs'),
  );
  await report.check('typecheck of deploy', () =>
    node(installed('typescript', 'bin', 'tsc'), '-p', 'deploy'),
  );
}

/** @param {string[]} args */
const node = (...args) => runCommand(process.execPath, args, { cwd: root });
