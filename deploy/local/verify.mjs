import { checkAbuse } from './checks/abuse.mjs';
import { checkApiDocument } from './checks/api-document.mjs';
import { checkLighthouse } from './checks/lighthouse.mjs';
import { checkLoad } from './checks/load-smoke.mjs';
import { checkLongJourneys } from './checks/long-journeys.mjs';
import { checkManifests } from './checks/manifests.mjs';
import { CheckReport } from './checks/check-report.mjs';
import { runTests } from './checks/test-run.mjs';
import { runScript } from './setup-fault.mjs';

const limitMinutes = 60;

await runScript(async () => {
  setTimeout(() => {
    console.error(`Not done after ${limitMinutes} minutes.`);
    // As Ctrl-C would: what runs is ended in order, and the exit code is not zero.
    process.kill(process.pid, 'SIGTERM');
  }, limitMinutes * 60_000).unref();
  const report = new CheckReport();
  for (const group of [
    runTests,
    checkManifests,
    checkApiDocument,
    checkLoad,
    checkAbuse,
    checkLighthouse,
    checkLongJourneys,
  ])
    await report.group(() => group(report));
  report.close();
});
