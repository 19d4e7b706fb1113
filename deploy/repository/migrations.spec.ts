import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The models of the job: its own, and those of the service's modules that it imports. */
function modelsOfJob(app: string): string[] {
  const job = read(app, 'src', file);
  const imported = [...job.matchAll(/from '(\.\/[^']+\.module\.ts)'/g)].map(([, path = '']) => path);
  return [job, ...imported.map((path) => read(app, 'src', dirname(file), path))].flatMap(modelsIn);
}

/** The classes of a service that are migrations: `implements Migration`, or derived from a class that is. */
const migrationsIn = (text: string) =>
  [...text.matchAll(/^export class (\w+) (?:extends Backfill|implements Migration)\b/gm)].map(
    ([, name = '']) => name,
  );

const services = readdirSync(apps).filter((app) => readdirSync(join(apps, app, 'src')).includes(file));

describe('the job that migrates a store', () => {
  it('is there for each service with models', () => {
    const withModels = readdirSync(apps).filter((app) =>
      sourcesOf(app).some((path) => modelsIn(read(app, 'src', path)).length > 0),
    );
    expect(services).toEqual(withModels);
    expect(services).toEqual(['catalog', 'crm-sync', 'identity', 'leads']);
  });

  it.each(services)('knows all models of %s, because the service waits for their indexes', (app) => {
    const models = new Set(sourcesOf(app).flatMap((path) => modelsIn(read(app, 'src', path))));
    expect(models.size).toBeGreaterThan(2);
    expect([...models].filter((model) => !modelsOfJob(app).includes(model))).toEqual([]);
  });

  it.each(services)('runs all migrations of %s', (app) => {
    const job = read(app, 'src', file);
    const imported = [...job.matchAll(/from '(\.\/[^']+\.module\.ts)'/g)].map(([, path = '']) => path);
    const provided = [job, ...imported.map((path) => read(app, 'src', path))].join('\n');
    const all = readdirSync(join(apps, app, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => migrationsIn(read(app, 'src', path)));
    expect(all.filter((name) => !new RegExp(`\\b${name}\\b`).test(provided))).toEqual([]);
  });
});
