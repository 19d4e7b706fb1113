import { runStaff } from './admin.mjs';
import { localDir } from './places.mjs';
import { RunFile } from './process/run-file.mjs';
import { runScript, SetupFault } from './setup-fault.mjs';

/** The stores that the environment names, or those of the running site. */
function findStores() {
  const {
    MONGODB_URL: mongodbUrl,
    REDIS_URL: redisUrl,
    PUBLIC_URL: url = 'http://localhost:3000',
  } = process.env;
  if (mongodbUrl && redisUrl) return { mongodbUrl, redisUrl, url };
  const running = new RunFile(localDir).runningSite();
  if (running) return running;
  throw new SetupFault(
    'The site is not running. Start it in another terminal (npm start), then repeat this.',
  );
}

await runScript(async () => {
  const { ok } = await runStaff(process.argv.slice(2), { dataDir: localDir, ...findStores(), show: true });
  if (!ok) process.exitCode = 1;
});
