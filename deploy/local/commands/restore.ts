import { runBackup } from '../backup.ts';
import { build } from '../nx.ts';
import { localDir } from '../places.mjs';
import { endOnSignal } from '../process/end-on-signal.mjs';
import { Supervisor } from '../process/supervisor.ts';
import { printToTerminal as print } from '../print.mjs';
import { startMongo } from '../stores/mongo.ts';

/** `npm run restore -- [name] [--replace]`: restores a backup while the site is stopped; only MongoDB runs. */
export async function run(): Promise<void> {
  const supervisor = new Supervisor(localDir);
  endOnSignal(supervisor);
  await supervisor.takeOver();
  try {
    await build(print);
    const mongodbUrl = await startMongo(supervisor);
    const args = ['restore', ...process.argv.slice(2)];
    const { ok } = await runBackup(args, { dataDir: localDir, mongodbUrl, show: true });
    if (!ok) process.exitCode = 1;
  } finally {
    await supervisor.stop();
  }
}
