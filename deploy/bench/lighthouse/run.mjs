import { build } from '../../local/build.mjs';
import { sayToTerminal as say } from '../../local/say.mjs';
import { measureSite } from './measure-site.mjs';

/**
 * Prints all figures of Lighthouse, median of five. `npm run verify` holds them to their thresholds.
 *   node deploy/bench/lighthouse/run.mjs
 */
await build(say);
await measureSite(5);
