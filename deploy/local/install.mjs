import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localDir, root } from './places.mjs';
import { endOnSignal } from './process/end-on-signal.mjs';
import { requireUnusedFolder } from './process/run-file.mjs';
import { secondsSince } from './print.mjs';
import { SetupFault } from './setup-fault.mjs';

/**
 * Runs `npm ci` if node_modules is missing or was installed from another package-lock.json.
 * @param {import('./print.mjs').Print} print
 */
export async function install(print) {
  checkNode(process.versions.node);
  if (isInstalled(root)) return print('install', 'node_modules is current');
  // `npm ci` would delete the packages of a running site.
  requireUnusedFolder(localDir);
  const since = performance.now();
  print('install', 'npm ci');
  const options = { cwd: root, maxBuffer: 2 ** 26 };
  const npm = promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], options);
  npm.child.stdin?.end();
  endOnSignal({ stop: () => npm.child.kill() });
  await npm.catch(({ stdout, stderr, message }) => {
    throw new SetupFault(`npm ci failed:\n${npmErrors(`${stdout ?? ''}${stderr ?? ''}` || message)}`);
  });
  writeFileSync(noteIn(root), lockHash(root));
  print('install', `done in ${secondsSince(since)}`);
}

/** The first error lines of npm, without the usage text that follows. @param {string} output */
function npmErrors(output) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!) ./.test(line));
  return (errors.length > 0 ? errors.slice(0, 12) : output.split('\n').slice(-12)).join('\n');
}

/** Whether node_modules was installed from the current package-lock.json. @param {string} folder */
export function isInstalled(folder) {
  try {
    return readFileSync(noteIn(folder), 'utf8') === lockHash(folder);
  } catch {
    return false;
  }
}

/** @param {string} folder */
export const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** @param {string} folder */
const noteIn = (folder) => join(folder, 'node_modules', '.estate-lock-hash');

/** @param {string} version e.g. "20.19.0" */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new SetupFault(`Node 20.19 or newer is needed; this is ${version}.`);
}
