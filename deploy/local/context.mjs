import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './process/ports.mjs';

/** What the parts of one start share: where its data lies, what the environment says, who watches its processes. */
export class Context {
  /**
   * @param {object} parts
   * @param {string} parts.dataDir
   * @param {NodeJS.ProcessEnv} parts.env
   * @param {import('./say.mjs').Say} parts.say
   * @param {import('./process/supervisor.mjs').Supervisor} parts.supervisor
   * @param {boolean} [parts.lasts] whether records are still wanted after the start
   */
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
    const file = join(this.folder('.'), 'ports.json');
    const port = await freePort(readPorts(file)[name]);
    writeFileSync(file, JSON.stringify({ ...readPorts(file), [name]: port }, null, 2));
    return port;
  }
}

/** @param {string} file @returns {Record<string, number>} */
function readPorts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
