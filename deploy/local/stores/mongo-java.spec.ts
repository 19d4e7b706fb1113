import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { sayNothing } from '../say.mjs';
import { prepareMongoJava, roomOf } from './mongo-java.ts';

it.each([
  ['a small machine', 2, { heap: 1_024, cache: 128 }],
  ['a machine of 8 GiB', 8, { heap: 2_048, cache: 256 }],
  ['a large one, no more than it needs', 64, { heap: 5_120, cache: 640 }],
])('gives the store room on %s', (_machine, gib, room) => {
  expect(roomOf(gib * 2 ** 30)).toEqual(room);
});

it('is built for all who ask at the same time, and nothing else stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'estate-mongo-java-'));
  const [bin, tools] = [mkdtempSync(join(folder, 'bin-')), join(folder, 'tools')];
  const script = (name: string, line: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  script('java', 'exit 0');
  script('mvn', 'sleep 0.2; for last; do :; done; mkdir "${last#-DoutputDirectory=}"');
  script('javac', 'exit 0');
  const machine = { env: { PATH: `${bin}:/usr/bin:/bin` }, say: sayNothing };
  const [first, second] = await Promise.all([
    prepareMongoJava(machine, tools),
    prepareMongoJava(machine, tools),
  ]);
  expect(second).toEqual(first);
  const [built, ...others] = readdirSync(tools);
  expect(others).toEqual([]);
  expect(readdirSync(join(tools, basename(built ?? ''))).sort()).toEqual(['classes', 'lib']);
});
