import { Tally } from './checks/tally.mjs';
import { runTests } from './checks/test-run.mjs';
import { runScript } from './setup-fault.mjs';

await runScript(async () => {
  const tally = new Tally();
  await tally.group(() => runTests(tally));
  tally.close();
});
