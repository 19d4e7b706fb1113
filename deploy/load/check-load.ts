import { runScript } from '../local/setup-fault.mjs';
import { runScenarios } from './run.ts';

/** For `npm run verify`: `tsx deploy/load/check-load.ts smoke` on what is built. */
await runScript(() => runScenarios(process.argv.slice(2)));
