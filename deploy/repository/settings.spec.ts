import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** The password for `npm run staff`, set by the operator. */
const ofCommands = new Set(['STAFF_PASSWORD']);
/** The look-alike of the CRM is in no production image. */
const developmentApps = new Set(['propstack-sim']);

const settingsIn = (source: string) =>
  [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)]
    .map(([, name = '']) => name)
    .filter((name) => !ofCommands.has(name));

const services = readdirSync(join(root, 'apps')).filter(
  (app) => !developmentApps.has(app) && readdirSync(join(root, 'apps', app, 'src')).includes('env.ts'),
);
const settings = services
  .map((app): [string, string[]] => [app, ['apps', app, 'src', 'env.ts']])
  .concat([['each service', ['libs', 'server-kit', 'src', 'env.ts']]])
  .flatMap(([app, path]) => settingsIn(read(...path)).map((name) => [app, name] as const));

const compose = read('docker-compose.yml');

describe('the settings of the services', () => {
  it('are found', () => {
    expect(services).toHaveLength(7);
    expect(settings.length).toBeGreaterThan(30);
  });

  // cluster/environment.spec.ts says the same of each overlay.
  it.each(settings)('%s reads %s, which docker compose names', (_app, name) => {
    expect(compose).toMatch(new RegExp(`\\b${name}\\b`));
  });
});
