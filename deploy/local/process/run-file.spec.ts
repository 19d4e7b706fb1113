import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { commandLineOf } from './command-line.mjs';
import { RunFile } from './run-file.mjs';
import { sayNothing } from '../say.mjs';

function sleeper(mark: string) {
  const started = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', mark]);
  const ended = new Promise<void>((resolve) => started.once('exit', () => resolve()));
  const pid = started.pid ?? 0;
  return { pid, ended, end: () => started.kill('SIGKILL') };
}

function noted(launcher: { pid: number; commandLine: string }, child: { pid: number; mark: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'estate-run-'));
  const note = {
    launcher,
    children: [{ name: 'catalog', pid: child.pid, program: 'node', marks: [child.mark] }],
    site: { mongodbUrl: 'mongodb://127.0.0.1:20001/estate', url: 'http://localhost:3000' },
  };
  writeFileSync(join(folder, 'run.json'), JSON.stringify(note));
  return new RunFile(folder);
}

const gone = { pid: 2 ** 30, commandLine: 'node deploy/local/run.mjs start' };

describe('RunFile', () => {
  it('ends what a killed launcher left running', async () => {
    const orphan = sleeper('/estate/catalog/main.js');
    const told: string[] = [];
    await noted(gone, { pid: orphan.pid, mark: '/estate/catalog/main.js' }).endOrphans((_subject, text) =>
      told.push(text),
    );
    await orphan.ended;
    expect(told).toEqual([`ending catalog (process ${orphan.pid}), left over from an earlier start`]);
  });

  it('leaves a process alone that got the number of one of ours', async () => {
    const stranger = sleeper('/somebody/else.js');
    await noted(gone, { pid: stranger.pid, mark: '/estate/catalog/main.js' }).endOrphans(sayNothing);
    expect(commandLineOf(stranger.pid)).toContain('/somebody/else.js');
    stranger.end();
  });

  it('refuses to start beside a launcher that lives, and ends nothing', async () => {
    const launcher = sleeper('start.mjs');
    const child = sleeper('/estate/catalog/main.js');
    const commandLine = commandLineOf(launcher.pid) ?? '';
    const file = noted(
      { pid: launcher.pid, commandLine },
      { pid: child.pid, mark: '/estate/catalog/main.js' },
    );
    await expect(file.endOrphans(sayNothing)).rejects.toThrow(`process ${launcher.pid}`);
    expect(commandLineOf(child.pid)).toContain('/estate/catalog/main.js');
    expect(file.runningSite()?.url).toBe('http://localhost:3000');
    launcher.end();
    child.end();
  });

  it('knows no running site once its launcher is gone, and none where nothing was noted', () => {
    expect(noted(gone, { pid: 1, mark: 'x' }).runningSite()).toBeUndefined();
    expect(new RunFile(mkdtempSync(join(tmpdir(), 'estate-run-'))).runningSite()).toBeUndefined();
  });

  it('notes itself and disappears', () => {
    const file = new RunFile(join(mkdtempSync(join(tmpdir(), 'estate-run-')), 'new'));
    file.write([]);
    expect(existsSync(file.file)).toBe(true);
    file.remove();
    expect(existsSync(file.file)).toBe(false);
  });
});
