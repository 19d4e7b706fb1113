import { runTests } from '../run-tests.ts';

/** `npm test`: format, lint with types, import rules, build, all specs and the main journeys. */
export const run = (): Promise<void> => runTests();
