import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJson, writeJson } from '../json-file.mjs';
import { SetupFault } from '../setup-fault.mjs';

/**
 * `run.json` in a data folder describes the launcher that uses the folder, the reaper of its processes and the
 * running site. It contains command lines besides pids, because operating systems reuse pids.
 * @typedef {{ pid: number, commandLine: string }} Program
 * @typedef {{ mongodbUrl: string, redisUrl?: string, url: string }} NotedSite
 * @typedef {{ launcher: Program, reaper: Program, site?: NotedSite }} RunNote
 */

/** @param {string} dataDir */
const fileIn = (dataDir) => join(dataDir, 'run.json');

/** @param {string} dataDir @param {import('node:child_process').ChildProcess} reaper @param {NotedSite} [site] */
export const noteRun = (dataDir, { pid, spawnargs }, site) =>
  writeJson(fileIn(dataDir), {
    launcher: { pid: process.pid, commandLine: commandLineOf(process.pid) },
    // Taken from the arguments, because /proc shows the command line of a new process only a moment after its start.
    reaper: { pid, commandLine: spawnargs.join(' ') },
    site,
  });

/** @param {string} dataDir */
export const removeNote = (dataDir) => rmSync(fileIn(dataDir), { force: true });

/** Throws if another launcher uses this folder. @param {string} dataDir */
export function requireUnusedFolder(dataDir) {
  const { launcher } = readNote(dataDir) ?? {};
  if (!launcher || launcher.pid === process.pid || !isAlive(launcher)) return;
  const { pid, commandLine } = launcher;
  throw new SetupFault(
    `Another start is using ${dataDir} (process ${pid}: ${commandLine}).\nEnd it first, with Ctrl-C in its terminal or: kill ${pid}`,
  );
}

/**
 * Resolves when the reaper of a killed launcher has ended all its processes. @param {string} dataDir @param
 * {import('../print.mjs').Print} print
 */
export async function waitForReaper(dataDir, print) {
  const { reaper } = readNote(dataDir) ?? {};
  if (isAlive(reaper)) print('clean-up', 'waiting for the end of what an earlier start left running');
  while (isAlive(reaper)) await sleep(100);
}

/** The site that currently runs on this data folder. @param {string} dataDir */
export function runningSite(dataDir) {
  const note = readNote(dataDir);
  return isAlive(note?.launcher) ? note?.site : undefined;
}

/** @param {string} dataDir @returns {RunNote | undefined} */
const readNote = (dataDir) => readJson(fileIn(dataDir));

/** @param {Program} [program] */
const isAlive = (program) =>
  program !== undefined && program.commandLine !== '' && commandLineOf(program.pid) === program.commandLine;

/** The command line of a process; empty if the process has ended. @param {number} pid */
function commandLineOf(pid) {
  try {
    // Linux images often contain no `ps`.
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
