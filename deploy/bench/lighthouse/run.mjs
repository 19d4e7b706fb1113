import { build } from '../../local/nx.ts';
import { sayToTerminal as say } from '../../local/say.mjs';
import { measureSite } from './measure-site.mjs';
import { findFaults, findSlowness } from './thresholds.mjs';

/**
 * All figures of Lighthouse against their thresholds, median of five; ends non-zero where one is missed. Wants a quiet
 * machine, so it is no part of `npm run verify`, which checks what does not depend on speed.
 *   npx tsx deploy/bench/lighthouse/run.mjs
 */
await build(say);
for (const { slowdown, bare, pages } of await measureSite(5, [4, 8]))
  for (const [name, figures] of pages)
    for (const miss of [...findFaults(figures), ...findSlowness(figures, bare)]) {
      console.error(`${name}, ${slowdown} times slower: ${miss}`);
      process.exitCode = 1;
    }
