import { CheckReport } from './checks/check-report.mjs';
import { runTests } from './checks/test-run.mjs';
import { runScript } from './setup-fault.mjs';

await runScript(async () => {
  const report = new CheckReport();
  await report.group(() => runTests(report));
  report.close();
});
