import { runStaff } from '../admin.ts';
import { localDir } from '../places.mjs';
import { requireRunningSite } from '../process/running-site.ts';

/**
 * `npm run staff -- …`: identity's staff command on the database named by the environment, or on that of the running
 * site.
 */
export async function run(): Promise<void> {
  const { MONGODB_URL: mongodbUrl, PUBLIC_URL: url = 'http://localhost:3000' } = process.env;
  const site = mongodbUrl ? { mongodbUrl, url } : requireRunningSite();
  const { ok } = await runStaff(process.argv.slice(2), { dataDir: localDir, ...site, show: true });
  if (!ok) process.exitCode = 1;
}
