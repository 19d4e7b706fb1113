import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkNode, isInstalled, lockHash } from './install.mjs';

function workspace(lock: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'estate-install-'));
  writeFileSync(join(folder, 'package-lock.json'), lock);
  return folder;
}

function noteInstallation(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules', '.estate-lock-hash'), lockHash(folder));
}

describe('isInstalled', () => {
  it('is false without node_modules', () => {
    expect(isInstalled(workspace('{}'))).toBe(false);
  });

  it('is true as long as the lock file is the one that was installed', () => {
    const folder = workspace('{"a": 1}');
    noteInstallation(folder);
    expect(isInstalled(folder)).toBe(true);
    writeFileSync(join(folder, 'package-lock.json'), '{"a": 2}');
    expect(isInstalled(folder)).toBe(false);
  });

  it('is false when node_modules was made by somebody else', () => {
    const folder = workspace('{}');
    mkdirSync(join(folder, 'node_modules'));
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('checkNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.3'])('takes %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.9.0', '20.18.3'])('refuses %s and says what is needed', (version) => {
    expect(() => checkNode(version)).toThrow(`Node 20.19 or newer is needed; this is ${version}.`);
  });
});
