import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Without `import.meta.dirname`, which a Node too old for this project lacks, so that its message is printed.
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

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
