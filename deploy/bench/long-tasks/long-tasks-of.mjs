/** How often slower than this machine the processor of a measured page is (CDP, Emulation.setCPUThrottlingRate). */
const throttle = 4;

/** From this length on, in ms, a browser calls a task long. */
const longMs = 50;

/**
 * The long tasks of a page's main thread while `act` runs on a slow processor, each by the processor time that it took, in
 * ms. On a quiet machine that is its duration; beside other work a task lasts longer, because it waits.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number[]>}
 */
export async function longTasksOf(page, act) {
  const devtools = await page.context().newCDPSession(page);
  /** @type {Map<string, number[]>} */
  const tasks = new Map();
  /** @type {Set<string>} */
  const renderers = new Set();
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, pid, tid, args, tdur } of value) {
      const thread = `${pid}-${tid}`;
      if (name === 'thread_name' && JSON.stringify(args).includes('CrRendererMain')) renderers.add(thread);
      if (!name?.endsWith('RunTask')) continue;
      const known = tasks.get(thread) ?? [];
      known.push(Math.round(Number(tdur ?? 0) / 1_000));
      tasks.set(thread, known);
    }
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  });
  await act();
  // What `act` began may still run.
  await page.waitForTimeout(800);
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  // Other renderers wait for a page to show.
  const ofRenderers = [...renderers].map((thread) => tasks.get(thread) ?? []);
  const busiest = ofRenderers.toSorted((one, other) => other.length - one.length)[0];
  if (!busiest?.length) throw new Error('The trace names no task of the page.');
  return busiest.filter((ms) => ms > longMs);
}
