import { localDir } from '../places.mjs';
import { SetupFault } from '../setup-fault.mjs';
import { type NotedSite, runningSite } from './run-file.mjs';

/** The site that currently runs on the local data; throws a SetupFault if there is none. */
export function requireRunningSite(): NotedSite {
  const site = runningSite(localDir);
  if (site) return site;
  throw new SetupFault(
    'The site is not running. Start it in another terminal (npm start), then repeat this.',
  );
}
