import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sayNothing } from '../say.mjs';
import { checkUnused, commandLineOf, noteRun, removeNote, runningSite, waitForReaper } from './run-file.mjs';

const newFolder = () => mkdtempSync(join(tmpdir(), 'estate-run-'));

async function sleeper(mark: string) {
  const started = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', mark]);
  const pid = started.pid ?? 0;
  // The system names the command a moment after the start.
  while (!commandLineOf(pid).includes(mark)) await new Promise((go) => setTimeout(go, 10));
  return { pid, commandLine: commandLineOf(pid), end: () => started.kill('SIGKILL') };
}

const gone = { pid: 2 ** 30, commandLine: 'node deploy/local/run.mjs start' };
const site = { mongodbUrl: 'mongodb://127.0.0.1:20001/estate', url: 'http://localhost:3000' };

function noted({ launcher = gone, reaper = gone }: { launcher?: typeof gone; reaper?: typeof gone }) {
  const folder = newFolder();
  writeFileSync(join(folder, 'run.json'), JSON.stringify({ launcher, reaper, site }));
  return folder;
}

describe('the note of a run', () => {
  it('refuses a start beside a launcher that lives, and says where its site is', async () => {
    const launcher = await sleeper('start.mjs');
    const folder = noted({ launcher });
    expect(() => checkUnused(folder)).toThrow(`process ${launcher.pid}`);
    expect(runningSite(folder)).toEqual(site);
    launcher.end();
  });

  it('takes no process for the launcher or its reaper that got the number of one of them', async () => {
    const stranger = await sleeper('/somebody/else.js');
    const other = { pid: stranger.pid, commandLine: gone.commandLine };
    const folder = noted({ launcher: other, reaper: other });
    checkUnused(folder);
    await waitForReaper(folder, sayNothing);
    expect(runningSite(folder)).toBeUndefined();
    expect(commandLineOf(stranger.pid)).toContain('/somebody/else.js');
    stranger.end();
  });

  it('has the next start wait for the reaper of a killed launcher, and says so', async () => {
    const reaper = await sleeper('reaper.sh');
    const folder = noted({ reaper });
    const told: string[] = [];
    const waited = waitForReaper(folder, (_subject, text) => told.push(text)).then(() => told.push('waited'));
    await new Promise((go) => setTimeout(go, 300));
    expect(told).toEqual(['waiting for the end of what an earlier start left running']);
    reaper.end();
    await waited;
  });

  it('knows no running site once its launcher is gone, and none where nothing was noted', () => {
    expect(runningSite(noted({}))).toBeUndefined();
    expect(runningSite(newFolder())).toBeUndefined();
  });

  it('is written by a launcher and disappears', async () => {
    const folder = join(newFolder(), 'new');
    const reaper = spawn('sh', ['-c', 'sleep 1; true']);
    noteRun(folder, reaper, site);
    checkUnused(folder);
    const told: string[] = [];
    await waitForReaper(folder, (_subject, text) => told.push(text));
    expect(told).toHaveLength(1);
    expect(runningSite(folder)).toEqual(site);
    removeNote(folder);
    expect(existsSync(join(folder, 'run.json'))).toBe(false);
  });
});

describe('commandLineOf', () => {
  it('reads the command line of a living process', () => {
    expect(commandLineOf(process.pid)).toContain('node');
  });

  it('knows nothing of a process that does not exist', () => {
    expect(commandLineOf(2 ** 30)).toBe('');
  });
});
