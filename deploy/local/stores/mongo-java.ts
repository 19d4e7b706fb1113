import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root, toolsDir } from '../places.mjs';
import { runCommand } from '../process/run-command.ts';
import { type SearchContext, NotAvailable, requireCommand } from './first-that-works.ts';

const sources = join(root, 'deploy', 'local', 'mongo-java');
const [pom, main] = [join(sources, 'pom.xml'), join(sources, 'EstateMongo.java')];

/**
 * Heap and cache in MB by the machine's memory in bytes. 10,000 properties with their raw data take about 350 MB;
 * with the default page cache of 16 MB, a sync of them rereads pages until the services time out.
 */
function roomOf(machine: number): { heap: number; cache: number } {
  const heap = Math.round(Math.min(Math.max(machine / 2 ** 20 / 4, 1_024), 5_120));
  return { heap, cache: Math.round(heap / 8) };
}

/**
 * Command and leading arguments of mongo-java-server; builds it once with the JDK and Maven on the PATH. `cache` in
 * MB is the last argument for a persistent store. Safe for concurrent processes.
 */
export async function mongoJavaCommand(
  machine: SearchContext,
): Promise<{ java: string; args: string[]; cache: number }> {
  const java = find('java', machine);
  const hash = createHash('sha256').update(readFileSync(pom)).update(readFileSync(main)).digest('hex');
  const built = join(toolsDir, `mongo-java-${hash.slice(0, 12)}`);
  if (!existsSync(built)) await build(built, machine);
  const classPath = [join(built, 'classes'), join(built, 'lib', '*')].join(delimiter);
  const { heap, cache } = roomOf(totalmem());
  return { java, args: [`-Xmx${heap}m`, '-XX:+UseParallelGC', '-cp', classPath, 'EstateMongo'], cache };
}

/**
 * Builds in a temporary folder, because another process may build at the same time. The first finished build is kept.
 */
async function build(built: string, machine: SearchContext): Promise<void> {
  mkdirSync(dirname(built), { recursive: true });
  const work = mkdtempSync(`${built}.`);
  try {
    await fetchAndCompile(work, machine);
    renameSync(work, built);
  } catch (error) {
    if (!existsSync(built)) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const minuteMs = 60_000;
/**
 * Long, because Maven is the last alternative for a MongoDB, and a mirror may send nothing while it fetches a file
 * itself.
 */
const stallMs = 3 * minuteMs;

/** Fetches the libraries into `work/lib` with Maven and compiles the main class into `work/classes`. */
export async function fetchAndCompile(work: string, machine: SearchContext): Promise<void> {
  const { env, print } = machine;
  const [mvn, javac] = [find('mvn', machine), find('javac', machine)];
  print(
    'mongodb',
    'mongo-java-server: fetching it from Maven Central, once; a slow mirror takes some minutes',
  );
  const [lib, classes] = [join(work, 'lib'), join(work, 'classes')];
  mkdirSync(classes, { recursive: true });
  const copy = ['-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${lib}`];
  const fetched = await runCommand(mvn, copy, { env, stallMs, watch: work, timeoutMs: 15 * minuteMs });
  const lines = fetched.output.split('\n');
  const error = lines.find((line) => line.includes('ERROR')) ?? lines.at(-1);
  if (!fetched.ok) throw new NotAvailable(`Maven could not fetch it: ${error}`);
  const compile = ['-cp', join(lib, '*'), '-d', classes, main];
  const compiled = await runCommand(javac, compile, { env, timeoutMs: 60_000 });
  if (!compiled.ok) throw new NotAvailable(`javac: ${compiled.output.slice(-500)}`);
}

const find = (command: string, { env }: SearchContext) =>
  requireCommand([command], env, `there is no ${command} on the PATH (a JDK and Maven are needed)`);
