import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const worthIt = /\.(?:js|css|svg|json)$/;

/** Writes a .gz and a .br file for each text asset, so that the BFF never compresses assets. */
export function precompress(): Plugin {
  return {
    name: 'estate:precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => worthIt.test(file))
          .map(async (file) => {
            const path = join(dir, file);
            const bytes = await readFile(path);
            await Promise.all([
              writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 })),
              writeFile(
                `${path}.br`,
                await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
              ),
            ]);
          }),
      );
    },
  };
}
