import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Supervisor } from '../process/supervisor.ts';
import { toolsDir } from '../places.mjs';
import { runCommand } from '../process/run-command.ts';
import { SetupFault } from '../setup-fault.mjs';
import { urlFromEnv } from './check-url.ts';
import { firstThatWorks, isExecutable, NotAvailable, requireCommand } from './first-that-works.ts';
import { mongoJavaCommand } from './mongo-java.ts';

/** A program that serves MongoDB's protocol, with its arguments. */
interface Server {
  command: string;
  args: (port: string, data: string) => string[];
}

/** The programs that can serve as MongoDB, each with its data folder. */
const ways = [
  {
    name: 'mongod on the PATH',
    folder: 'mongod',
    find: ({ env }: Supervisor) => mongod(requireCommand(['mongod'], env)),
  },
  { name: 'mongodb-memory-server (download of mongod)', folder: 'mongod-downloaded', find: downloadMongo },
  { name: 'mongo-java-server (JDK and Maven)', folder: 'mongo-java', find: mongoJava },
];

/** Finds or installs a MongoDB and returns its URL (order: architecture.md, "The embedded default"). */
export function startMongo(supervisor: Supervisor): Promise<string> {
  const hasData = (folder: string) => {
    const path = join(supervisor.dataDir, folder);
    return existsSync(path) && readdirSync(path).length > 0;
  };
  // An alternative with data from earlier starts comes first, because a newly installed mongod would start with an
  // empty database.
  const sorted = ways.toSorted((a, b) => Number(hasData(b.folder)) - Number(hasData(a.folder)));
  return firstThatWorks('MongoDB', supervisor.print, [
    urlFromEnv(supervisor, 'mongodb', 'MONGODB_URL'),
    ...sorted.map(({ name, folder, find }) => ({
      name,
      attempt: async () => run(supervisor, await find(supervisor), folder),
    })),
  ]);
}

const mongod = (command: string): Server => ({
  command,
  args: (port, data) => [
    '--dbpath',
    data,
    '--port',
    port,
    '--bind_ip',
    '127.0.0.1',
    '--nounixsocket',
    '--quiet',
  ],
});

async function downloadMongo({ env, print }: Supervisor): Promise<Server> {
  const tools = join(toolsDir, 'mongod');
  mkdirSync(tools, { recursive: true });
  print('mongodb', 'mongodb-memory-server: asking for a mongod, downloaded once');
  const once = { MONGOMS_MAX_RETRIES: '1', MONGOMS_DOWNLOAD_DIR: tools, MONGOMS_PREFER_GLOBAL_PATH: '0' };
  // The download runs in a separate process, so that it can be ended if it stalls.
  const download = `const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
    await MongoBinary.getPath().then((path) => console.log(path), (error) => { console.log(error.message); process.exitCode = 1; })`;
  const { ok, output } = await runCommand(process.execPath, ['--input-type=module', '-e', download], {
    cwd: import.meta.dirname,
    env: { ...env, ...once },
    stallMs: 10_000,
    watch: tools,
  });
  const command = output.split('\n').at(-1)?.trim() ?? '';
  if (!ok || !isExecutable(command)) throw new NotAvailable(output || 'no download');
  return mongod(command);
}

async function mongoJava(supervisor: Supervisor): Promise<Server> {
  const { java, args, cache } = await mongoJavaCommand(supervisor);
  const store = (data: string) => (supervisor.isPersistent ? [join(data, 'estate.mv'), String(cache)] : []);
  return { command: java, args: (port, data) => [...args, port, ...store(data)] };
}

async function run(supervisor: Supervisor, { command, args }: Server, folder: string): Promise<string> {
  const data = supervisor.folder(folder);
  const port = await supervisor.portFor('mongodb');
  try {
    await supervisor.start(port, { name: 'mongodb', command, args: args(String(port), data) });
  } catch (error) {
    await supervisor.drop('mongodb');
    // A program that does not run on this machine (no AVX, corrupt data) must not end the search.
    if (error instanceof SetupFault) throw new NotAvailable(error.message);
    throw error;
  }
  supervisor.print('mongodb', `${command}, data in ${data}`);
  return `mongodb://127.0.0.1:${port}/estate`;
}
