import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toolsDir } from '../places.mjs';
import { findCommand, isExecutable } from '../process/find-command.mjs';
import { acceptsConnection } from '../process/ports.mjs';
import { runCommand } from '../process/run-command.mjs';
import { SetupFault } from '../setup-fault.mjs';
import { checkUrl } from './check-url.mjs';
import { firstThatWorks, NotHere } from './first-that-works.mjs';
import { prepareMongoJava } from './mongo-java.mjs';

const database = 'estate';

/**
 * Finds or installs a MongoDB (order: architecture.md, "The embedded default").
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>} its URL
 */
export function startMongo(context) {
  const ways = [
    { name: 'mongod on the PATH', folder: 'mongod', attempt: () => mongodOnPath(context) },
    {
      name: 'mongodb-memory-server (download of mongod)',
      folder: 'mongod-downloaded',
      attempt: () => downloadedMongod(context),
    },
    { name: 'mongo-java-server (JDK and Maven)', folder: 'mongo-java', attempt: () => mongoJava(context) },
  ];
  // The way with data from earlier starts comes first, because a newly installed mongod would show an empty site.
  ways.sort((one, other) => Number(hasData(context, other.folder)) - Number(hasData(context, one.folder)));
  return firstThatWorks('MongoDB', context.say, [
    { name: 'MONGODB_URL', attempt: () => given(context) },
    ...ways,
  ]);
}

/**
 * @param {import('../context.mjs').Context} context
 * @param {string} folder
 */
function hasData({ dataDir }, folder) {
  const path = join(dataDir, folder);
  return existsSync(path) && readdirSync(path).length > 0;
}

/** @param {import('../context.mjs').Context} context */
async function given({ env, say }) {
  const url = env['MONGODB_URL'];
  if (!url) throw new NotHere('not set');
  await checkUrl(url, {
    variable: 'MONGODB_URL',
    schemes: ['mongodb:', 'mongodb+srv:'],
    port: 27_017,
    example: 'mongodb://host:27017/estate',
  });
  say('mongodb', 'the one that MONGODB_URL names');
  return url;
}

/** @param {import('../context.mjs').Context} context */
async function mongodOnPath(context) {
  const mongod = findCommand(['mongod'], context.env['PATH']);
  if (!mongod) throw new NotHere('there is none');
  return runMongod(context, mongod, 'mongod');
}

/** @param {import('../context.mjs').Context} context */
async function downloadedMongod(context) {
  const folder = join(toolsDir, 'mongod');
  mkdirSync(folder, { recursive: true });
  context.say('mongodb', 'mongodb-memory-server: asking for a mongod, downloaded once');
  const { ok, output } = await runCommand(
    process.execPath,
    [join(import.meta.dirname, 'download-mongod.mjs')],
    {
      env: {
        ...context.env,
        MONGOMS_MAX_RETRIES: '1',
        MONGOMS_DOWNLOAD_DIR: folder,
        MONGOMS_PREFER_GLOBAL_PATH: '0',
      },
      stallMs: 10_000,
      watch: folder,
    },
  );
  const mongod = output.split('\n').at(-1)?.trim() ?? '';
  if (!ok || !isExecutable(mongod)) throw new NotHere(output || 'no download');
  return runMongod(context, mongod, 'mongod-downloaded');
}

/**
 * @param {import('../context.mjs').Context} context
 * @param {string} mongod
 * @param {string} folder
 */
async function runMongod(context, mongod, folder) {
  const port = await context.portFor('mongodb');
  const data = context.folder(folder);
  const args = [
    '--dbpath',
    data,
    '--port',
    String(port),
    '--bind_ip',
    '127.0.0.1',
    '--nounixsocket',
    '--quiet',
  ];
  return run(context, port, { command: mongod, args, data });
}

/** @param {import('../context.mjs').Context} context */
async function mongoJava(context) {
  const { java, args, cache } = await prepareMongoJava(context.env, context.say);
  const port = await context.portFor('mongodb');
  const data = context.folder('mongo-java');
  const store = context.lasts ? [join(data, 'estate.mv'), String(cache)] : [];
  return run(context, port, { command: java, args: [...args, String(port), ...store], data });
}

/**
 * @param {import('../context.mjs').Context} context
 * @param {number} port
 * @param {{ command: string, args: string[], data: string }} how
 */
async function run(context, port, { command, args, data }) {
  try {
    await context.supervisor.start({
      name: 'mongodb',
      command,
      args,
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
  return `mongodb://127.0.0.1:${port}/${database}`;
}
