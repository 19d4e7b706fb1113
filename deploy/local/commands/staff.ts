import { runStaff } from '../admin.ts';
import { localDir } from '../places.mjs';
import { runningSite } from '../process/run-file.mjs';
import { SetupFault } from '../setup-fault.mjs';

/** `npm run staff -- …`: identity's staff command on the store that the environment names, or of the running site. */
export async function run(): Promise<void> {
  const { MONGODB_URL: mongodbUrl, PUBLIC_URL: url = 'http://localhost:3000' } = process.env;
  const site = mongodbUrl ? { mongodbUrl, url } : runningSite(localDir);
  if (!site)
    throw new SetupFault(
      'The site is not running. Start it in another terminal (npm start), then repeat this.',
    );
  const { ok } = await runStaff(process.argv.slice(2), { dataDir: localDir, ...site, show: true });
  if (!ok) process.exitCode = 1;
}
