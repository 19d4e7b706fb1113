import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, root } from './places.mjs';
import { endOnSignal } from './process/end-on-signal.mjs';
import { checkUnused } from './process/run-file.mjs';
import { secondsSince } from './say.mjs';
import { SetupFault } from './setup-fault.mjs';

const oldestNode = [20, 19];

/**
 * Runs `npm ci` when node_modules is missing or does not come from this package-lock.json.
 * @param {import('./say.mjs').Say} say
 */
export async function install(say) {
  checkNode(process.versions.node);
  if (isInstalled(root)) return say('install', 'node_modules is current');
  // It would take the packages away from a site that runs.
  checkUnused(localDir);
  const since = performance.now();
  say('install', 'npm ci');
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endOnSignal({ stop: () => npm.kill() });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(npm, 'close').catch((error) => [error.message]);
  if (code !== 0) throw new SetupFault(`npm ci failed:\n${npmErrors(output || String(code))}`);
  writeFileSync(noteIn(root), lockHash(root));
  say('install', `done in ${secondsSince(since)}`);
}

/** Its first error lines: after them npm prints how it is used. @param {string} output */
function npmErrors(output) {
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!) ./.test(line));
  return (errors.length > 0 ? errors.slice(0, 12) : output.split('\n').slice(-12)).join('\n');
}

/** Whether node_modules was made from the package-lock.json that lies there now. @param {string} folder */
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
  const [wantedMajor = 0, wantedMinor = 0] = oldestNode;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new SetupFault(`Node ${oldestNode.join('.')} or newer is needed; this is ${version}.`);
}
