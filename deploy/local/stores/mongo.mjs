import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toolsDir } from '../places.mjs';
import { findCommand, isExecutable } from '../process/find-command.mjs';
import { acceptsConnection } from '../process/ports.mjs';
import { runCommand } from '../process/run-command.mjs';
import { SetupFault } from '../setup-fault.mjs';
import { givenUrl } from './check-url.mjs';
import { firstThatWorks, NotHere } from './first-that-works.mjs';
import { prepareMongoJava } from './mongo-java.mjs';

/** @typedef {import('../context.mjs').Context} Context */

const rule = {
  ...{ variable: 'MONGODB_URL', schemes: ['mongodb:', 'mongodb+srv:'] },
  ...{ port: 27_017, example: 'mongodb://host:27017/estate' },
};

/** Each way with the folder of its data. */
const ways = [
  { name: 'mongod on the PATH', folder: 'mongod', start: mongodOnPath },
  {
    name: 'mongodb-memory-server (download of mongod)',
    folder: 'mongod-downloaded',
    start: downloadedMongod,
  },
  { name: 'mongo-java-server (JDK and Maven)', folder: 'mongo-java', start: mongoJava },
];

/**
 * Finds or installs a MongoDB (order: architecture.md, "The embedded default").
 * @param {Context} context
 * @returns {Promise<string>} its URL
 */
export function startMongo(context) {
  const hasData = (/** @type {string} */ folder) => {
    const path = join(context.dataDir, folder);
    return existsSync(path) && readdirSync(path).length > 0;
  };
  // The way with data from earlier starts comes first, because a newly installed mongod would show an empty site.
  const sorted = ways.toSorted((one, other) => Number(hasData(other.folder)) - Number(hasData(one.folder)));
  return firstThatWorks('MongoDB', context.say, [
    { name: 'MONGODB_URL', attempt: () => givenUrl(context, 'mongodb', rule) },
    ...sorted.map(({ name, folder, start }) => ({ name, attempt: () => start(context, folder) })),
  ]);
}

/** @param {Context} context @param {string} folder */
async function mongodOnPath(context, folder) {
  const mongod = findCommand(['mongod'], context.env['PATH']);
  if (!mongod) throw new NotHere('there is none');
  return runMongod(context, mongod, folder);
}

/** @param {Context} context @param {string} folder */
async function downloadedMongod(context, folder) {
  const tools = join(toolsDir, 'mongod');
  mkdirSync(tools, { recursive: true });
  context.say('mongodb', 'mongodb-memory-server: asking for a mongod, downloaded once');
  const settings = {
    MONGOMS_MAX_RETRIES: '1',
    MONGOMS_DOWNLOAD_DIR: tools,
    MONGOMS_PREFER_GLOBAL_PATH: '0',
  };
  // A process of its own, so that a download that stands still can be ended.
  const download = `const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
    await MongoBinary.getPath().then((path) => console.log(path), (error) => { console.log(error.message); process.exitCode = 1; })`;
  const { ok, output } = await runCommand(process.execPath, ['--input-type=module', '-e', download], {
    cwd: import.meta.dirname,
    env: { ...context.env, ...settings },
    stallMs: 10_000,
    watch: tools,
  });
  const mongod = output.split('\n').at(-1)?.trim() ?? '';
  if (!ok || !isExecutable(mongod)) throw new NotHere(output || 'no download');
  return runMongod(context, mongod, folder);
}

/** @param {Context} context @param {string} command @param {string} folder */
async function runMongod(context, command, folder) {
  const data = context.folder(folder);
  const quiet = ['--bind_ip', '127.0.0.1', '--nounixsocket', '--quiet'];
  return run(context, { command, data, args: (port) => ['--dbpath', data, '--port', port, ...quiet] });
}

/** @param {Context} context @param {string} folder */
async function mongoJava(context, folder) {
  const { java, args, cache } = await prepareMongoJava(context.env, context.say);
  const data = context.folder(folder);
  const store = context.lasts ? [join(data, 'estate.mv'), String(cache)] : [];
  return run(context, { command: java, data, args: (port) => [...args, port, ...store] });
}

/** @param {Context} context @param {{ command: string, args: (port: string) => string[], data: string }} how */
async function run(context, { command, args, data }) {
  const port = await context.portFor('mongodb');
  try {
    await context.supervisor.start({
      name: 'mongodb',
      command,
      args: args(String(port)),
      env: context.env,
      log: context.log('mongodb'),
      marks: [data],
      isReady: () => acceptsConnection(port),
    });
  } catch (error) {
    await context.supervisor.drop('mongodb');
    // A program that exists but does not run here (no AVX, broken data) must not end the search.
    if (error instanceof SetupFault) throw new NotHere(error.message);
    throw error;
  }
  context.say('mongodb', `${command}, data in ${data}`);
  return `mongodb://127.0.0.1:${port}/estate`;
}
