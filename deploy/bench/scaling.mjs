import { build } from '../local/nx.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { runScript } from '../local/setup-fault.mjs';
import { measureScaling } from './scaling/measure-scaling.mjs';

/**
 * Three copies of each service behind names as in a cluster, and a proxy in front of the BFF. Shows that work is spread
 * evenly, that a later copy gets its share, that a killed copy costs no read and no lead, and that a rollout of the BFF
 * loses no request. Ends non-zero if one of these does not hold. Linux only, about five minutes.
 *   npx tsx deploy/bench/scaling.mjs [even|later|killed|rollout]
 */
await runScript(async () => {
  await build(say);
  const rows = await measureScaling(process.argv[2]);
  console.table(rows);
  process.exitCode = rows.length > 0 && rows.every(({ holds }) => holds) ? 0 : 1;
});
