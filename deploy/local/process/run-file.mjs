import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

  /** @param {import('./child.mjs').Child[]} children */
  write(children) {
    /** @type {RunNote} */
    const note = {
      launcher: { pid: process.pid, commandLine: commandLineOf(process.pid) ?? '' },
      children: children.flatMap((child) =>
        child.pid === undefined ? [] : [{ name: child.name, pid: child.pid, ...child.marks }],
      ),
      ...(this.site && { site: this.site }),
    };
    mkdirSync(this.dataDir, { recursive: true });
    writeFileSync(`${this.file}.new`, JSON.stringify(note, null, 2));
    renameSync(`${this.file}.new`, this.file);
  }

  remove() {
    rmSync(this.file, { force: true });
  }

  /** @param {import('../say.mjs').Say} say */
  async endOrphans(say) {
    const note = this.#read();
    if (!note) return;
    const { pid, commandLine } = note.launcher;
    if (pid !== process.pid && isAlive(note)) {
      throw new SetupFault(
        `Another start is using ${this.dataDir} (process ${pid}: ${commandLine}).\nEnd it first, with Ctrl-C in its terminal or: kill ${pid}`,
      );
    }
    const orphans = note.children.filter((child) => isOurs(commandLineOf(child.pid), child)).reverse();
    for (const orphan of orphans) {
      say('clean-up', `ending ${orphan.name} (process ${orphan.pid}), left over from an earlier start`);
      await endProcess(orphan);
    }
  }

  /** The site that runs on this data now. @returns {NotedSite | undefined} */
  runningSite() {
    const note = this.#read();
    return note && isAlive(note) ? note.site : undefined;
  }

  /** @returns {RunNote | undefined} */
  #read() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      return undefined;
    }
  }
}

/** @param {RunNote} note */
const isAlive = ({ launcher }) =>
  launcher.commandLine !== '' && commandLineOf(launcher.pid) === launcher.commandLine;

/** @param {NotedProcess} orphan */
async function endProcess(orphan) {
  for (const [signal, seconds] of /** @type {const} */ ([
    ['SIGTERM', 12],
    ['SIGKILL', 3],
  ])) {
    process.kill(orphan.pid, signal);
    for (let tries = 0; tries < seconds * 10; tries++) {
      if (!isOurs(commandLineOf(orphan.pid), orphan)) return;
      await sleep(100);
    }
  }
}
