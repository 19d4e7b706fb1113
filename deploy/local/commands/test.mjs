import { CheckReport } from '../checks/check-report.mjs';
import { runTests } from '../checks/test-run.mjs';

/** `npm test`. */
export async function run() {
  const report = new CheckReport();
  await report.group(() => runTests(report));
  report.close();
}
