import { runStaff } from './admin.mjs';
import { localDir } from './places.mjs';
import { RunFile } from './process/run-file.mjs';
import { runScript, SetupFault } from './setup-fault.mjs';

/** The store that the environment names, or that of the running site. */
function findStore() {
  const { MONGODB_URL: mongodbUrl, PUBLIC_URL: url = 'http://localhost:3000' } = process.env;
  if (mongodbUrl) return { mongodbUrl, url };
  const running = new RunFile(localDir).runningSite();
  if (running) return running;
  throw new SetupFault(
    'The site is not running. Start it in another terminal (npm start), then repeat this.',
  );
}

await runScript(async () => {
  const { ok } = await runStaff(process.argv.slice(2), { dataDir: localDir, ...findStore(), show: true });
  if (!ok) process.exitCode = 1;
});
