import { runBackup } from '../backup.ts';
import { localDir } from '../places.mjs';
import { requireRunningSite } from '../process/running-site.ts';

/** `npm run backup`: backs up the running site, or the stores named by the environment. */
export async function run(): Promise<void> {
  const mongodbUrl = process.env['MONGODB_URL'] ?? requireRunningSite().mongodbUrl;
  const { ok } = await runBackup(['backup'], { dataDir: localDir, mongodbUrl, show: true });
  if (!ok) process.exitCode = 1;
}
