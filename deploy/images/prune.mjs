import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * What an app serves and runs out of another one; the rest of a package's files stands in its `files`. Node learns from
 * package.json that the program of apps/web is a module.
 */
const served = { bff: ['apps/web/package.json', 'apps/web/dist'] };

/**
 * Copies an app as it runs out of a built workspace: what npm lists as its dependencies without those of development, of
 * our own packages only package.json and their `files` (default: dist).
 * Usage: node deploy/images/prune.mjs <app> <folder>, in the workspace's folder.
 */
const [app = '', target = ''] = process.argv.slice(2);
const root = process.cwd();
const list = ['ls', `--workspace=@estate/${app}`, '--omit=dev', '--all', '--parseable'];
const found = execFileSync('npm', list, { encoding: 'utf8', shell: process.platform === 'win32' });

for (const path of found.split('\n').filter((line) => line !== '' && line !== root)) {
  const place = relative(root, path);
  if (lstatSync(path).isSymbolicLink()) copyOwn(place);
  // A package that lies inside another one is listed by itself.
  else copy(place, (file) => file !== join(path, 'node_modules'));
}
for (const path of served[/** @type {keyof typeof served} */ (app)] ?? []) copy(path);

/** One of our packages, and its link in node_modules. @param {string} link */
function copyOwn(link) {
  const place = relative(root, realpathSync(link));
  const { files = ['dist'] } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  for (const file of ['package.json', ...files]) copy(join(place, file));
  const copied = resolve(target, link);
  mkdirSync(dirname(copied), { recursive: true });
  symlinkSync(relative(dirname(copied), resolve(target, place)), copied);
}

/** @param {string} place @param {(file: string) => boolean} [isWanted] */
function copy(place, isWanted = () => true) {
  if (!existsSync(place)) throw new Error(`${place} is missing; is the workspace built?`);
  cpSync(join(root, place), resolve(target, place), { recursive: true, filter: isWanted });
}
