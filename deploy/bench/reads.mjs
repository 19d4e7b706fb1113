import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../local/nx.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { runScript } from '../local/setup-fault.mjs';
import { measureCached, measureDistinct, measurePeers, measureYoungGeneration } from './reads/measure.mjs';
import { visitorReads } from './reads/queries.mjs';
import { residentMegabytes } from './process.mjs';
import { printTable } from './reads/rows.mjs';
import { measured, startMeasuredSite } from './reads/site.mjs';
import { measureUncached } from './reads/measure-uncached.mjs';

/**
 * What visitors read (the public lists, one property, the pages of both and the home page) over a growing stock: cached, at 32 connections in
 * turns with a bare node:http server of the same bytes; uncached, on one connection in turns with the bare driver's time
 * for the same queries; pages are rendered. Ends non-zero if a read breaks a threshold (reads/verdict.mjs); what is uncached
 * counts from 1,000 properties on. `--peer` loads any other site's address beside it.
 *   npx tsx deploy/bench/reads.mjs [--sizes 100,1000,10000] [--seconds 2] [--rounds 3] [--peer name=url ...]
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,10000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    peer: { type: 'string', multiple: true, default: [] },
  },
});
const sizes = values.sizes.split(',').map(Number);
const turns = { seconds: Number(values.seconds), rounds: Number(values.rounds) };

await runScript(async () => {
  await build(say);
  const site = await startMeasuredSite();
  let isBroken = false;
  try {
    const { lists, detail, pages } = await visitorReads(site.stock.properties);
    for (const size of sizes) {
      await site.stock.growTo(size);
      const ids = await site.stock.publicIds();
      const [id = 0] = ids;
      const reads = [...lists, detail(id), ...pages(id, await site.pagePath(id))];
      const isLast = size === sizes.at(-1);
      console.log(`\n## ${size} properties, load ${loadavg()[0]?.toFixed(1)}`);
      const isSlow = await measureUncached(site, reads, { reads: 25, isJudged: size >= 1_000 });
      // A cached answer knows nothing of the stock but its own bytes.
      const asked = isLast ? reads : reads.filter(({ name }) => name === 'listing');
      const isRare = await measureCached(site, asked, turns);
      isBroken ||= isSlow || isRare;
      if (!isLast) continue;
      await measureDistinct(site, ids, turns);
      await measureYoungGeneration(site, reads, turns);
      await measurePeers(values.peer, turns);
    }
    printTable(
      ['process', 'memory (RSS, MB)'],
      [...measured, 'bff-usual'].map((name) => [name, Math.round(residentMegabytes(site.pid(name)))]),
    );
  } finally {
    await site.stop();
  }
  console.log(
    `load at the end: ${loadavg()[0]?.toFixed(1)}; ${isBroken ? 'a threshold is broken' : 'all hold'}`,
  );
  process.exitCode = isBroken ? 1 : 0;
});
