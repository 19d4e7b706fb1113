import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { checkNode, isInstalled, lockHash } from './install.mjs';
import { newFolder } from './process/spec-folder.ts';

it('node_modules counts as up to date while the lock file equals the installed one', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'package-lock.json'), '{"a": 1}');
  mkdirSync(join(folder, 'node_modules'));
  expect(isInstalled(folder)).toBe(false);
  writeFileSync(join(folder, 'node_modules', '.estate-lock-hash'), lockHash(folder));
  expect(isInstalled(folder)).toBe(true);
  writeFileSync(join(folder, 'package-lock.json'), '{"a": 2}');
  expect(isInstalled(folder)).toBe(false);
});

it('Node 20.19 and newer is accepted, and the message for an older one names the required version', () => {
  for (const version of ['20.19.0', '22.0.0', '24.1.3']) checkNode(version);
  for (const version of ['18.20.0', '20.9.0'])
    expect(() => checkNode(version)).toThrow(`Node 20.19 or newer is needed; this is ${version}.`);
});
