import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';

/** Packages that a script imports statically, each with the importing file. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const specifiers = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'|^import '([^']+)'/gm),
  ].map(([, from, bare]) => from ?? bare ?? '');
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('node:')) return [];
    if (!specifier.startsWith('.')) return [`${specifier} in ${file.slice(root.length + 1)}`];
    return packagesOf(resolve(dirname(file), specifier), seen);
  });
}

const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe('scripts of package.json', () => {
  it.each(['start', 'test', 'dev', 'verify', 'staff', 'bench', 'backup', 'restore', 'maintenance'])(
    '%s begins without node_modules',
    (name) => {
      const [, script] = /^node (\S+) (\S+)$/.exec(scripts[name] ?? '') ?? [];
      expect(scripts[name]).toBe(`node ${script} ${name}`);
      expect(packagesOf(resolve(root, String(script)))).toEqual([]);
    },
  );

  it('would be found out', () => {
    const script = resolve(root, 'deploy', 'bench', 'lighthouse.ts');
    expect(packagesOf(script)).toContain('execa in deploy/bench/lighthouse.ts');
  });
});
