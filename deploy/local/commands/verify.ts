import { runTests } from '../run-tests.ts';

/** What needs more tools than Node; each is a target of @estate/deploy. */
const steps = ['manifests', 'observability', 'api-document', 'load', 'lighthouse'];

/** `npm run verify`: what `npm test` checks, with all journeys and faults, and the further steps. */
export const run = (): Promise<void> => runTests({ isWhole: true, steps });
