import { describe, expect, it } from '@jest/globals';
import { execForm, expand, ignoring, pairsOf, readDockerfile } from './dockerfile.ts';

describe('a Dockerfile', () => {
  it('is read by instruction, with its flags, without comments and with its lines joined', () => {
    const source =
      '# why\nFROM node:24 AS build\n\nCOPY --from=build --chown=1:1 a b/\nENV A=1 \\\n    B="2 3"\n';
    expect(readDockerfile(source)).toEqual([
      { name: 'FROM', flags: {}, text: 'node:24 AS build' },
      { name: 'COPY', flags: { from: 'build', chown: '1:1' }, text: 'a b/' },
      { name: 'ENV', flags: {}, text: expect.stringMatching(/^A=1 +B="2 3"$/) },
    ]);
    expect(() => readDockerfile('from node')).toThrow('no instruction');
  });

  it('has values in its words, and pairs', () => {
    expect(expand('apps/${APP}/$APP:$NONE', { APP: 'bff' })).toBe('apps/bff/bff:');
    expect(pairsOf('A=1   org.title="2 3" C=')).toEqual([
      ['A', '1'],
      ['org.title', '2 3'],
      ['C', ''],
    ]);
  });

  it('starts its process without a shell', () => {
    expect(execForm('CMD ["node", "a.js"]')).toEqual(['node', 'a.js']);
    expect(() => execForm('CMD node a.js')).toThrow();
  });
});

it('.dockerignore keeps out what its patterns name, at each depth', () => {
  const isIgnored = ignoring('**/node_modules\n**/*.spec.ts\napps/*/test\n.git\n');
  const out = [
    'node_modules/a',
    'apps/bff/node_modules',
    'apps/a/src/b.spec.ts',
    'apps/bff/test/a.ts',
    '.git/a',
  ];
  const kept = ['apps/bff/src/a.ts', 'apps/bff/src/test/a.ts', 'apps/a/b.spec.tsx', '.gitignore', 'a.git'];
  expect(out.filter((path) => !isIgnored(path))).toEqual([]);
  expect(kept.filter((path) => isIgnored(path))).toEqual([]);
});
