import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { collectStartGarbage } from './collect-start-garbage.ts';

/** In a function of its own, because the caller's frame would hold the object. */
const makeGarbage = () => new WeakRef({ of: 'the start' });

describe('collectStartGarbage', () => {
  it('collectStartGarbage frees the memory of objects that nothing refers to', async () => {
    const garbage = makeGarbage();
    // A reference that was made in this turn holds its object until the turn ends.
    await nextTurn();
    await collectStartGarbage();
    expect(garbage.deref()).toBeUndefined();
  });
});
