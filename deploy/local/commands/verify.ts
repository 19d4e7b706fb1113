import { runTests } from '../run-tests.ts';

/**
 * Further steps that need more tools than Node, as targets of @estate/deploy. Those of the first group mostly wait,
 * so they run in parallel. Browsers need the whole machine, and load and Lighthouse measure times, so each runs alone.
 */
const steps = [
  ['manifests', 'observability', 'api-document', 'html', 'documents'],
  ['browsers'],
  ['load'],
  ['lighthouse'],
];

/** `npm run verify`: the checks of `npm test`, with all journeys and fault tests, and the further steps. */
export const run = (): Promise<void> => runTests({ isWhole: true, steps });
