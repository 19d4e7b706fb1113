import which from 'which';

/**
 * The first of these commands found on a PATH, as an absolute path.
 * @param {string[]} names
 * @param {string | undefined} path
 * @returns {string | undefined}
 */
export function findCommand(names, path = '') {
  for (const name of names) {
    const file = which.sync(name, { path, nothrow: true });
    if (file !== null) return file;
  }
  return undefined;
}

/** @param {string} file an absolute path */
export const isExecutable = (file) => which.sync(file, { nothrow: true }) !== null;
