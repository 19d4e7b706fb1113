import { CheckReport } from '../checks/check-report.ts';
import { runTests } from '../checks/test-run.ts';

/** `npm test`. */
export async function run(): Promise<void> {
  const report = new CheckReport();
  await report.group(() => runTests(report));
  report.close();
}
