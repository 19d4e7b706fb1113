import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from './json-file.mjs';
import { freePort } from './process/ports.mjs';

/**
 * @typedef {object} Parts
 * @property {string} dataDir
 * @property {NodeJS.ProcessEnv} env
 * @property {import('./say.mjs').Say} say
 * @property {import('./process/supervisor.mjs').Supervisor} supervisor
 * @property {boolean} [lasts] whether records are still wanted after the start
 */

/** What the parts of one start share: where its data lies, what the environment says, who watches its processes. */
export class Context {
  /** @param {Parts} parts */
  constructor({ dataDir, env, say, supervisor, lasts = true }) {
    this.dataDir = dataDir;
    this.env = env;
    this.say = say;
    this.supervisor = supervisor;
    this.lasts = lasts;
  }

  /** A folder for data that lasts. @param {string} name */
  folder(name) {
    const folder = join(this.dataDir, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** @param {string} name */
  log(name) {
    return join(this.folder('logs'), `${name}.log`);
  }

  /**
   * A free port, the same as at the last start if possible: the addresses of the mailbox and of the
   * simulated CRM's images stay what they were.
   * @param {string} name
   */
  async portFor(name) {
    const file = join(this.dataDir, 'ports.json');
    const port = await freePort(readJson(file)?.[name]);
    writeJson(file, { ...readJson(file), [name]: port });
    return port;
  }
}
