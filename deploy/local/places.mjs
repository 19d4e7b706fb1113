import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The git-ignored folder for data that survives a restart. */
export const localDir = join(root, '.local');

/** Downloaded and built tools, shared by every data folder. */
export const toolsDir = join(localDir, 'tools');

/**
 * The path of a file in an installed package. A path, because the exports of most packages hide their bin files from
 * import.meta.resolve.
 * @param {string[]} parts
 */
export const packageFile = (...parts) => join(root, 'node_modules', ...parts);
