import { expect, it } from '@jest/globals';
import { eventually } from '@estate/test-kit/wait';
import { startCrmSync, startedCrmSync } from './crm-sync-under-test.ts';
import { removalsOf } from './removals.ts';

const seeds = [1, 2];
const steps = 8;
const faults = [
  'short-list',
  'repeated-list',
  'reordered-list',
  'shrinking-list',
  'empty-list',
  'rubbish',
  'html-redirect',
  'server-error',
  'truncated-body',
] as const;

const { around, ...started } = await startedCrmSync({ properties: 20 });
let { crmSync } = started;
// The limit is 100 %, so that no removal waits for confirmation and only the CRM's response for each object protects
// it.
await removalsOf({ around, crmSync }).limit(100);

/** A random number generator from 0 to 1 that repeats its sequence for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The removal reason of each object that the CRM does not list. */
const goneInCrm = (everything: readonly number[]) => {
  const archived = new Map(around.sim.stock.all().map(({ id, flat }) => [id, flat['archived'] === true]));
  return new Map(
    everything.flatMap((id) =>
      archived.get(id) === false ? [] : [[id, archived.has(id) ? 'archived' : 'deleted']],
    ),
  );
};

it.each(seeds)(
  'no property that the CRM still has is removed in the random sequence of events %i',
  async (seed) => {
    around.sim.faults.clear();
    around.sim.stock.reset();
    await crmSync.sync(false);
    const everything = [...around.catalog.properties.keys()];
    const random = chance(seed);
    const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    let removals = 0;
    for (let step = 0; step < steps; step += 1) {
      around.sim.faults.clear();
      const move = random();
      if (move < 0.3) around.sim.stock.remove(oneOf(everything));
      else if (move < 0.55)
        around.sim.stock.touch({ id: oneOf(everything), fields: { archived: random() < 0.6 } });
      else if (move < 0.65) around.sim.stock.restoreRemoved();
      const isFaulty = random() < 0.5;
      if (isFaulty) around.sim.faults.add({ kind: oneOf(faults), ids: true });
      around.sim.requests.clear();
      const jobId = await crmSync.start({ kind: 'full-sync', importImages: false });
      if (random() < 0.3) {
        await eventually(() => expect(around.sim.requests.report().total).toBeGreaterThan(0));
        await crmSync.close();
        crmSync = await startCrmSync(around);
        around.onClose(crmSync.close);
      }
      expect((await crmSync.ended(jobId)).state).toBe('completed');
      removals += around.catalog.removed.size;
      const gone = goneInCrm(everything);
      for (const id of around.catalog.removed.keys()) expect([id, gone.has(id)]).toEqual([id, true]);
    }
    expect(removals).toBeGreaterThan(0);
    around.sim.faults.clear();
    around.sim.stock.reset();
    await crmSync.sync(false);
    expect(around.catalog.removed.size).toBe(0);
  },
  120_000,
);
