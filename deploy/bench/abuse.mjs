import { build } from '../local/nx.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { runScript } from '../local/setup-fault.mjs';
import { measureAbuse } from './abuse/measure-abuse.mjs';

const attackSeconds = 20;

/**
 * Measures what one client can do to the others: each known attack runs for 20 s beside 20 ordinary visits a second.
 * Ends non-zero if visits fail or slow down, or if the BFF keeps memory; `npm run verify` does it with shorter attacks. Takes about five minutes.
 *   npx tsx deploy/bench/abuse.mjs
 */
await runScript(async () => {
  await build(say);
  const rows = await measureAbuse(attackSeconds);
  const broken = rows.filter(({ faults }) => faults.length > 0);
  console.log(`${rows.length - broken.length} hold, ${broken.length} do not`);
  process.exitCode = broken.length === 0 ? 0 : 1;
});
