import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { claimFolder } from './folder-claim.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claimed-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a folder belongs to one copy until that copy ends', async () => {
  const giveBack = await claimFolder(folder);
  await expect(claimFolder(folder, 0)).rejects.toThrow(`Another copy of media uses the folder ${folder}.`);
  await giveBack();
  await (
    await claimFolder(folder)
  )();
});

it('a copy waits for the end of the one before', async () => {
  const giveBack = await claimFolder(folder);
  const next = claimFolder(folder);
  await giveBack();
  await (
    await next
  )();
});

it('a killed copy leaves no claim', async () => {
  const program = `require('node:net').createServer().listen(${JSON.stringify(join(folder, '.media.sock'))}, () => console.log('up'))`;
  const copy = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(copy.stdout, 'data');
  await expect(claimFolder(folder, 0)).rejects.toThrow('Another copy');
  copy.kill('SIGKILL');
  await once(copy, 'exit');
  await (
    await claimFolder(folder)
  )();
});

it('a folder that does not exist yet is made', async () => {
  await (
    await claimFolder(join(folder, 'new', 'one'))
  )();
});
