import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const apps = join(import.meta.dirname, '..', '..', 'apps');
const file = 'migration.module.ts';
const read = (...path: string[]) => readFileSync(join(apps, ...path), 'utf8');
const sourcesOf = (app: string) =>
  readdirSync(join(apps, app, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.module.ts'),
  );

/** Names of the models that a module gives to `forFeature`. */
const modelsIn = (text: string) =>
  [...text.matchAll(/forFeature\(([^)]*)\)/g)].flatMap(([, list = '']) => list.match(/\w+Models?\b/g) ?? []);

const services = readdirSync(apps).filter((app) => readdirSync(join(apps, app, 'src')).includes(file));

describe('the job that migrates a store', () => {
  it('each service with models has a migration job', () => {
    const withModels = readdirSync(apps).filter((app) =>
      sourcesOf(app).some((path) => modelsIn(read(app, 'src', path)).length > 0),
    );
    expect(services).toEqual(withModels);
    expect(services).toEqual(['catalog', 'crm-sync', 'identity', 'leads']);
  });

  it.each(services)(
    'the migration job knows all models of %s, because the service waits for their indexes',
    (app) => {
      const models = new Set(sourcesOf(app).flatMap((path) => modelsIn(read(app, 'src', path))));
      expect(models.size).toBeGreaterThan(2);
      expect([...models].filter((model) => !modelsIn(read(app, 'src', file)).includes(model))).toEqual([]);
    },
  );
});
