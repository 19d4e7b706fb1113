import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

const { jsc } = JSON.parse(readFileSync(new URL('../../../.swcrc', import.meta.url), 'utf8'));
// Keeps import paths unchanged; only a build renames them.
const asWritten = { ...jsc, rewriteRelativeImportExtensions: false };

/**
 * Lets `node --import` run our sources directly, so that a spec can start a real process without a build.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const source = await readFile(filename, 'utf8');
  const { code } = await transform(source, {
    filename,
    swcrc: false,
    module: { type: 'es6' },
    jsc: asWritten,
  });
  return { format: 'module', source: code, shortCircuit: true };
}

// Guarded, because the hooks run in a separate thread that loads this file too.
if (!process.env['HOOKED']) {
  process.env['HOOKED'] = '1';
  register(import.meta.url);
}
