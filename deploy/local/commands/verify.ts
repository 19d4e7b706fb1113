import { runTests } from '../run-tests.ts';

/**
 * What needs more tools than Node, as targets of @estate/deploy. The first group mostly waits, so its steps run beside each
 * other; load and Lighthouse measure, so each runs alone.
 */
const steps = [['manifests', 'observability', 'api-document'], ['load'], ['lighthouse']];

/** `npm run verify`: what `npm test` checks, with all journeys and faults, and the further steps. */
export const run = (): Promise<void> => runTests({ isWhole: true, steps });
