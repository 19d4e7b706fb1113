import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/places.mjs';
import { serviceNames } from '../local/services.ts';
import { compose as parsed } from './cluster/compose.ts';

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
  .concat([['each service', ['libs', 'server-kit', 'src', 'process', 'env.ts']]])
  .flatMap(([app, path]) => settingsIn(read(...path)).map((name) => [app, name] as const));

const compose = read('docker-compose.yml');

describe('the settings of the services', () => {
  it('the search for settings in the sources finds those of all services', () => {
    expect(services).toEqual(expect.arrayContaining([...serviceNames, 'backup']));
    expect(settings.length).toBeGreaterThan(30);
  });

  // cluster/environment.spec.ts checks the same for each overlay.
  it.each(settings)('the setting of %s named %s is in docker-compose.yml', (_app, name) => {
    expect(compose).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

describe('the settings of compose', () => {
  /** Settings that only the demo or a restore gets. */
  const elsewhere = new Set(['S3_ACCESS_KEY', 'S3_SECRET_KEY', 'BACKUP_KEY']);
  /** Variables that Compose itself reads. */
  const ofCompose = new Set(['RELEASE', 'BFF_PORTS', 'NETWORK_PREFIX']);
  const checked = Object.keys(parsed.services['settings']?.environment ?? {});
  const named = new Set(
    [...compose.matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)]
      .map(([, name = '']) => name)
      .concat(checked)
      .filter((name) => name !== 'NEEDED_SETTINGS' && !elsewhere.has(name)),
  );

  it('the example .env of production lists exactly the settings of compose', () => {
    const example = read('deploy', 'compose', 'production.example.env');
    const listed = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    expect(listed.sort()).toEqual([...named].sort());
  });

  it('all settings of compose are checked before anything starts', () => {
    expect([...named].filter((name) => !checked.includes(name) && !ofCompose.has(name))).toEqual([]);
  });
});
