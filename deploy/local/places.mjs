import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The git-ignored folder for data that survives a restart. */
export const localDir = join(root, '.local');

/** Downloaded and built tools, shared by every data folder. */
export const toolsDir = join(localDir, 'tools');

/**
 * A file of an installed package, by path: exports maps hide most bin files from import.meta.resolve.
 * @param {string[]} parts
 */
export const packageFile = (...parts) => join(root, 'node_modules', ...parts);
