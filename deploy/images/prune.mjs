import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Files of other apps that an image serves or runs, in addition to the `files` of its packages: the pages, and each
 * app's `dist/env.js`, whose settings check-settings.mjs checks. A package.json is included, because it declares ES
 * modules.
 */
const extraFiles = {
  bff: ['apps/web/package.json', 'apps/web/dist'],
  leads: ['backup', 'bff', 'catalog', 'content', 'crm-sync', 'identity', 'media'].flatMap((app) => [
    `apps/${app}/package.json`,
    `apps/${app}/dist/env.js`,
  ]),
};

/** Dependencies that are never loaded: better-auth's SQL layer, because the app imports `better-auth/minimal`. */
const unusedPackages = new Set(['kysely', '@better-auth/kysely-adapter']);

/**
 * Copies a runnable app out of a built workspace: the app and its transitive dependencies, without development and peer
 * dependencies (a package that needs a peer lists it as a dependency; `npm ls` would add optional peers of better-auth).
 * Of our own packages only package.json and their `files` (default: dist) are copied.
 * Usage: node deploy/images/prune.mjs <app> <folder>, in the workspace's folder.
 */
const [app = '', target = ''] = process.argv.slice(2);
const root = process.cwd();
const packages = new Set();
add(join(root, 'node_modules', packageIn(join('apps', app)).name));

for (const path of packages) {
  const place = relative(root, path);
  if (lstatSync(path).isSymbolicLink()) copyOwn(place);
  // The nested node_modules is left out, because each nested package is copied by itself.
  else copy(place, (file) => file !== join(path, 'node_modules'));
}
for (const path of extraFiles[/** @type {keyof typeof extraFiles} */ (app)] ?? []) copy(path);

/** Adds a package in node_modules and its transitive dependencies. @param {string} path */
function add(path) {
  if (packages.has(path)) return;
  packages.add(path);
  const folder = realpathSync(path);
  const { dependencies = {}, optionalDependencies = {} } = packageIn(folder);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    if (unusedPackages.has(name)) continue;
    const found = find(folder, name);
    if (found) add(found);
    else if (!(name in optionalDependencies))
      throw new Error(`${folder} needs ${name}, which is not installed`);
  }
}

/**
 * Finds a package by Node's resolution, starting at a folder. @param {string} folder @param {string} name @returns
 * {string | undefined}
 */
function find(folder, name) {
  const path = join(folder, 'node_modules', name);
  if (existsSync(path)) return path;
  return folder === root ? undefined : find(dirname(folder), name);
}

/** @param {string} folder */
function packageIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Copies one of our packages and its link in node_modules. @param {string} link */
function copyOwn(link) {
  const place = relative(root, realpathSync(link));
  const { files = ['dist'] } = packageIn(place);
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
