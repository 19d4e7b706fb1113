import { checkManifests } from '../../../k8s/check-manifests.mjs';
import { checkApiDocument } from '../../api-document/check-api-document.mjs';
import { checkAbuse } from '../../bench/abuse/check-abuse.mjs';
import { checkLighthouse } from '../../bench/lighthouse/check-lighthouse.mjs';
import { checkLoad } from '../../load/check-load.mjs';
import { checkObservability } from '../../observability/check-observability.mjs';
import { checkSbom } from '../../packages/check-sbom.mjs';
import { CheckReport } from '../checks/check-report.ts';
import { runTests } from '../checks/test-run.ts';

/** It takes less than 40 on a quiet machine; a machine half as fast may finish, before CI ends it after 90. */
const limitMinutes = 80;

/** `npm run verify`: everything that is checked before a release, with all journeys and an empty cache of Nx. */
export async function run(): Promise<void> {
  setTimeout(() => {
    console.error(`Not done after ${limitMinutes} minutes.`);
    // As Ctrl-C would: what runs is ended in order, and the exit code is not zero.
    process.kill(process.pid, 'SIGTERM');
  }, limitMinutes * 60_000).unref();
  const report = new CheckReport();
  await report.group(() => runTests(report, { isWhole: true }));
  const checks = [
    checkManifests,
    checkSbom,
    checkBuiltImages,
    checkObservability,
    checkApiDocument,
    checkLoad,
    checkAbuse,
    checkLighthouse,
  ];
  for (const check of checks) await report.group(() => check(report));
  report.close();
}

/** Loaded late, because it imports libraries, which exist once they are built. */
async function checkBuiltImages(report: CheckReport): Promise<void> {
  const { checkImages } = await import('../../images/check/check-images.ts');
  await checkImages(report);
}
