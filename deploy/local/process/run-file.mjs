import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJson, writeJson } from '../json-file.mjs';
import { SetupFault } from '../setup-fault.mjs';
import { commandLineOf, isOurs } from './command-line.mjs';

/**
 * @typedef {{ name: string, pid: number, program: string, marks: string[] }} NotedProcess
 * @typedef {{ mongodbUrl: string, url: string }} NotedSite
 * @typedef {{ launcher: { pid: number, commandLine: string }, children: NotedProcess[], site?: NotedSite }} RunNote
 */

/** `run.json` in a data folder: which processes work on it. */
export class RunFile {
  /** @type {NotedSite | undefined} */
  site;

  /** @param {string} dataDir */
  constructor(dataDir) {
    this.dataDir = dataDir;
    this.file = join(dataDir, 'run.json');
  }

  /** @param {import('./child.ts').Child[]} children */
  write(children) {
    const launcher = { pid: process.pid, commandLine: commandLineOf(process.pid) ?? '' };
    const alive = children.filter(({ pid }) => pid !== undefined);
    const noted = alive.map(({ name, pid, marks }) => ({ name, pid, ...marks }));
    writeJson(this.file, { launcher, children: noted, site: this.site });
  }

  remove() {
    rmSync(this.file, { force: true });
  }

  /** Throws if another launcher uses this folder. */
  checkUnused() {
    const note = this.#read();
    if (!note || note.launcher.pid === process.pid || !isAlive(note)) return;
    const { pid, commandLine } = note.launcher;
    throw new SetupFault(
      `Another start is using ${this.dataDir} (process ${pid}: ${commandLine}).\nEnd it first, with Ctrl-C in its terminal or: kill ${pid}`,
    );
  }

  /** Ends what a killed launcher left; throws if another one uses this folder. @param {import('../say.mjs').Say} say */
  async endOrphans(say) {
    this.checkUnused();
    const orphans = (this.#read()?.children ?? []).reverse();
    for (const orphan of orphans.filter((child) => isOurs(commandLineOf(child.pid), child))) {
      say('clean-up', `ending ${orphan.name} (process ${orphan.pid}), left over from an earlier start`);
      if (!(await hasEnded(orphan, 'SIGTERM', 12))) await hasEnded(orphan, 'SIGKILL', 3);
    }
  }

  /** The site that runs on this data now. @returns {NotedSite | undefined} */
  runningSite() {
    const note = this.#read();
    return note && isAlive(note) ? note.site : undefined;
  }

  /** @returns {RunNote | undefined} */
  #read() {
    return readJson(this.file);
  }
}

/** @param {RunNote} note */
const isAlive = ({ launcher }) =>
  launcher.commandLine !== '' && commandLineOf(launcher.pid) === launcher.commandLine;

/** @param {NotedProcess} orphan @param {NodeJS.Signals} signal @param {number} seconds */
async function hasEnded(orphan, signal, seconds) {
  process.kill(orphan.pid, signal);
  for (let tries = 0; tries < seconds * 10; tries++) {
    if (!isOurs(commandLineOf(orphan.pid), orphan)) return true;
    await sleep(100);
  }
  return false;
}
