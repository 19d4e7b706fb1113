import { runTests } from '../run-tests.ts';

/** `npm test`: formatting, type-aware lint, import rules, build, all specs and the main journeys. */
export const run = (): Promise<void> => runTests();
