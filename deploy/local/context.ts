import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson } from './json-file.mjs';
import { type Child, type ChildSpec } from './process/child.ts';
import { acceptsConnection, freePort } from './process/ports.ts';
import { type Supervisor } from './process/supervisor.ts';
import { type Say } from './say.mjs';

/** What the parts of one start share: where its data lies, what the environment says, who watches its processes. */
export class Context {
  constructor(
    readonly supervisor: Supervisor,
    readonly say: Say,
    readonly env = process.env,
    /** Whether records are still wanted after the start. */
    readonly lasts = true,
  ) {}

  /** A folder for data that lasts. */
  folder(name: string): string {
    const folder = join(this.supervisor.dataDir, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /**
   * A free port, the same as at the last start if possible: the addresses of the mailbox and of the
   * simulated CRM's images stay what they were.
   */
  async portFor(name: string): Promise<number> {
    const file = join(this.folder('.'), 'ports.json');
    const ports = readJson<Record<string, number>>(file) ?? {};
    const port = await freePort(ports[name]);
    writeJson(file, { ...readJson<Record<string, number>>(file), [name]: port });
    return port;
  }

  /** Starts a process with a log of its own; it is ready when its port accepts connections. */
  start(port: number, part: Omit<ChildSpec, 'log' | 'isReady' | 'env'> & Partial<ChildSpec>): Promise<Child> {
    const log = join(this.folder('logs'), `${part.name}.log`);
    return this.supervisor.start({ env: this.env, log, isReady: () => acceptsConnection(port), ...part });
  }
}
