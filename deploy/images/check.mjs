import { CheckReport } from '../local/checks/check-report.ts';
import { build } from '../local/nx.ts';
import { sayToTerminal } from '../local/say.mjs';

/** `npx tsx deploy/images/check.mjs`: all images, built and started without a container engine (about 3 minutes); part of `npm run verify`. */
const report = new CheckReport();
await build(sayToTerminal);
// Its libraries exist once they are built.
const { checkImages } = await import('./check/check-images.ts');
await report.group(() => checkImages(report));
report.close();
