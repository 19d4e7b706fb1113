import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { verdictOf } from './audit-verdict.mjs';

/**
 * `npm run audit`: asks the registry for advisories about the packages of the lock file. Apart from verify, because its
 * outcome changes without a change of ours, and because a registry may have no such endpoint.
 */
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const asking = spawn(npm, ['audit', '--json', '--loglevel=error'], { stdio: ['ignore', 'pipe', 'ignore'] });
const { exitCode, line } = verdictOf(await text(asking.stdout));
console.log(line);
process.exitCode = exitCode;
