import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { delimiter, join } from 'node:path';
import { root, toolsDir } from '../places.mjs';
import { findCommand } from '../process/find-command.mjs';
import { runCommand } from '../process/run-command.mjs';
import { NotHere } from './first-that-works.mjs';

const sources = join(root, 'deploy', 'local', 'mongo-java');

/**
 * Memory of the store in MB. 10,000 properties with their raw data are some 350 MB; with a page cache of 16 MB, the
 * default, a sync of them reads the same pages again and again until the services give up.
 * @param {number} machine bytes
 */
export function roomOf(machine) {
  const heap = Math.round(Math.min(Math.max(machine / 2 ** 20 / 4, 1_024), 5_120));
  return { heap, cache: Math.round(heap / 8) };
}

/**
 * Command and leading arguments that run mongo-java-server; builds it once with the JDK and Maven on the PATH.
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../say.mjs').Say} say
 * @returns {Promise<{ java: string, args: string[], cache: number }>} `cache` in MB, the last argument of a store in a file
 */
export async function prepareMongoJava(env, say) {
  const java = find('java', env);
  const hash = createHash('sha256');
  for (const file of ['pom.xml', 'EstateMongo.java']) hash.update(readFileSync(join(sources, file)));
  const built = join(toolsDir, `mongo-java-${hash.digest('hex').slice(0, 12)}`);
  if (!existsSync(built)) await build(built, env, say);
  const classPath = [join(built, 'classes'), join(built, 'lib', '*')].join(delimiter);
  const { heap, cache } = roomOf(totalmem());
  return { java, args: [`-Xmx${heap}m`, '-XX:+UseParallelGC', '-cp', classPath, 'EstateMongo'], cache };
}

/** @param {string} built @param {NodeJS.ProcessEnv} env @param {import('../say.mjs').Say} say */
async function build(built, env, say) {
  const [mvn, javac] = [find('mvn', env), find('javac', env)];
  say('mongodb', 'mongo-java-server: fetching it from Maven Central, once');
  const work = `${built}.new`;
  const [lib, classes] = [join(work, 'lib'), join(work, 'classes')];
  rmSync(work, { recursive: true, force: true });
  mkdirSync(classes, { recursive: true });
  const copy = ['-B', '-f', join(sources, 'pom.xml'), 'dependency:copy-dependencies'];
  const waiting = { env, stallMs: 10_000, watch: work, timeoutMs: 180_000 };
  const fetched = await runCommand(mvn, [...copy, `-DoutputDirectory=${lib}`], waiting);
  const lines = fetched.output.split('\n');
  if (!fetched.ok)
    throw new NotHere(
      `Maven could not fetch it: ${lines.find((line) => line.includes('ERROR')) ?? lines.at(-1)}`,
    );
  const compile = ['-cp', join(lib, '*'), '-d', classes, join(sources, 'EstateMongo.java')];
  const compiled = await runCommand(javac, compile, { env, timeoutMs: 60_000 });
  if (!compiled.ok) throw new NotHere(`javac: ${compiled.output.slice(-500)}`);
  renameSync(work, built);
}

/** @param {string} command @param {NodeJS.ProcessEnv} env */
function find(command, env) {
  const file = findCommand([command], env['PATH']);
  if (!file) throw new NotHere(`there is no ${command} on the PATH (a JDK and Maven are needed)`);
  return file;
}
