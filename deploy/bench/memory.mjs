import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../local/nx.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { childrenOf } from '../local/process/child-processes.ts';
import { serviceNames } from '../local/services.ts';
import { runScript } from '../local/setup-fault.mjs';
import { bringUpAsInProduction } from './production-site.mjs';
import { residentMegabytes } from './process.mjs';

/**
 * The memory of the six product processes and of the BFF's renderer as production runs them, five minutes after their start,
 * without a request. Ends non-zero above a limit.
 *   npx tsx deploy/bench/memory.mjs [minutes]
 */
const minutes = Number(process.argv[2] ?? 5);
/** MB of resident memory. */
const limits = { together: 760, each: 140, renderer: 180 };

await runScript(async () => {
  await build(say);
  const dataDir = mkdtempSync(join(tmpdir(), 'estate-bench-'));
  try {
    const site = await bringUpAsInProduction(dataDir);
    await sleep(minutes * 60_000);
    const figures = serviceNames.map((name) => {
      const pid = site.processes.get(name)?.pid;
      return { name, held: pid === undefined ? Number.NaN : Math.round(residentMegabytes(pid)) };
    });
    const renderers = childrenOf(site.processes.get('bff')?.pid ?? 0);
    const renderer = Math.round(renderers.reduce((sum, { pid }) => sum + residentMegabytes(pid), 0));
    await site.stop();
    judge(figures, renderers.length === 1 ? renderer : Number.NaN);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** @param {{ name: string, held: number }[]} figures MB @param {number} renderer MB */
function judge(figures, renderer) {
  const together = figures.reduce((sum, { held }) => sum + held, 0);
  const rows = [
    ...figures.map((figure) => ({ ...figure, limit: limits.each })),
    { name: 'together', held: together, limit: limits.together },
    { name: "the BFF's renderer", held: renderer, limit: limits.renderer },
  ];
  console.log('\n| process | RSS (MB) | at most |\n|---|---:|---:|');
  for (const { name, held, limit } of rows) console.log(`| ${name} | ${held} | ${limit} |`);
  // Negated, so that a missing figure (NaN) is a fault.
  if (rows.some(({ held, limit }) => !(held <= limit))) process.exitCode = 1;
}
