import { runScript } from '../local/setup-fault.mjs';
import { runScenarios } from './run.ts';

/** Part of `npm run verify`: `tsx deploy/load/check-load.ts smoke` on the existing build. */
await runScript(() => runScenarios(process.argv.slice(2)));
