import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './process/ports.mjs';

/** What the parts of one start share: where its data lies, what the environment says, who watches its processes. */
export class Context {
  /** @type {Record<string, number>} */
  #ports;

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
    this.#ports = readPorts(dataDir);
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
    const port = await freePort(this.#ports[name]);
    this.#ports[name] = port;
    writeFileSync(join(this.folder('.'), 'ports.json'), JSON.stringify(this.#ports, null, 2));
    return port;
  }
}

/** @param {string} dataDir */
function readPorts(dataDir) {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8'));
  } catch {
    return {};
  }
}
