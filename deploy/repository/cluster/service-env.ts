import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrationEnv } from '@estate/server-kit/process/env';
import { type z } from 'zod';
import { root } from '../../local/places.mjs';
import { type Workload } from './overlay.ts';

type Shape = z.ZodRawShape;
type EnvModule = Readonly<Record<string, Shape | ((environment: NodeJS.ProcessEnv) => Shape)>>;

/**
 * The zod fields of an app's environment, which its `env.ts` exports as `<name>Env`. Throws if this export is missing.
 */
export async function shapeOf(
  app: string,
  environment: Readonly<Record<string, string>> = {},
  name = app.replaceAll(/-(.)/g, (_all, letter: string) => letter.toUpperCase()),
): Promise<Shape> {
  const file = join(root, 'apps', app, 'src', 'env.ts');
  const exported = (await import(pathToFileURL(file).href)) as EnvModule;
  const shape = exported[`${name}Env`];
  if (!shape) throw new Error(`${file} exports no ${name}Env.`);
  return typeof shape === 'function' ? shape(environment) : shape;
}

/**
 * The names of all environment variables that a pod's process reads: the fields of its app's environment, or for most
 * jobs the names in capital letters in the job's source file.
 */
export async function variablesOf(
  { kind, name, app }: Workload,
  environment: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  if (kind !== 'Job') return Object.keys(await shapeOf(app, environment));
  if (name === 'first-admin')
    return [...Object.keys(await shapeOf(app, environment, 'staff')), 'ADMIN_EMAIL'];
  const isMigration = name.startsWith('migrate-');
  const script = isMigration ? 'migrate.ts' : `${name}.ts`;
  const source = readFileSync(join(root, 'apps', app, 'src', script), 'utf8');
  return [...(isMigration ? Object.keys(migrationEnv) : []), ...(source.match(/\b[A-Z][A-Z_]+\b/g) ?? [])];
}
