import { runBackup } from '../backup.ts';
import { localDir } from '../places.mjs';
import { runningSite } from '../process/run-file.mjs';
import { SetupFault } from '../setup-fault.mjs';

/** `npm run backup`: a backup of the running site, or of the stores that the environment names. */
export async function run(): Promise<void> {
  const mongodbUrl = process.env['MONGODB_URL'] ?? runningSite(localDir)?.mongodbUrl;
  if (!mongodbUrl)
    throw new SetupFault(
      'The site is not running. Start it in another terminal (npm start), then repeat this.',
    );
  const { ok } = await runBackup(['backup'], { dataDir: localDir, mongodbUrl, show: true });
  if (!ok) process.exitCode = 1;
}
