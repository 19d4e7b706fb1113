import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { newFolder } from '../process/spec-folder.ts';
import { Supervisor } from '../process/supervisor.ts';
import { startCrm } from './crm.ts';
import { startMailbox } from './mailbox.ts';
import { startMongo } from './mongo.ts';
import { startRedis } from './redis.ts';

const supervisors: Supervisor[] = [];
let output: string[] = [];

function machineWith(env: NodeJS.ProcessEnv): Supervisor {
  output = [];
  const print = (subject: string, text: string) => output.push(`${subject} ${text}`);
  const machine = new Supervisor(newFolder(), print, env);
  supervisors.push(machine);
  return machine;
}

const listenOnPort = `
const port = Number(process.argv[process.argv.indexOf('--port') + 1]);
require('node:net').createServer().listen(port, '127.0.0.1');
`;

/** A folder for PATH with a program that listens on the port after `--port`. */
function pathWith(program: string, body = listenOnPort): string {
  const folder = newFolder();
  writeFileSync(join(folder, program), `#!${process.execPath}\n${body}`);
  chmodSync(join(folder, program), 0o755);
  return folder;
}

/** Nothing on the PATH, and a mirror that refuses every connection instead of the internet. */
const bare = { PATH: '', MONGOMS_DOWNLOAD_MIRROR: 'https://127.0.0.1:9' };

afterEach(async () => {
  for (const supervisor of supervisors.splice(0)) await supervisor.stop();
});

describe('startMongo', () => {
  it('startMongo starts a mongod from the PATH, on a free port with its own data folder', async () => {
    const machine = machineWith({ PATH: pathWith('mongod') });
    expect(await startMongo(machine)).toMatch(/^mongodb:\/\/127\.0\.0\.1:[23]\d{4}\/estate$/);
    const args = machine.processes.get('mongodb')?.spec.args ?? [];
    expect(args[args.indexOf('--dbpath') + 1]).toBe(join(machine.dataDir, 'mongod'));
  });

  it('startMongo tries the next kind of MongoDB when the mongod of the PATH does not run, and its error names all four kinds', async () => {
    const path = pathWith('mongod', `console.log('Illegal instruction'); process.exit(132)`);
    const machine = machineWith({ ...bare, PATH: path });
    const fault = String(await startMongo(machine).catch((error: unknown) => error));
    expect(fault).toMatch(/1\. MONGODB_URL: not set/);
    expect(fault).toMatch(/2\. mongod on the PATH: mongodb ended while starting[^]*Illegal instruction/);
    expect(fault).toMatch(/3\. mongodb-memory-server \(download of mongod\): .*127\.0\.0\.1/);
    expect(fault).toMatch(/4\. mongo-java-server \(JDK and Maven\): there is no java on the PATH/);
    expect(machine.processes.size).toBe(0);
  });

  it('startMongo uses the kind of MongoDB that has data from earlier starts', async () => {
    const machine = machineWith({ PATH: pathWith('mongod') });
    writeFileSync(join(machine.folder('mongo-java'), 'estate.mv'), 'records');
    await startMongo(machine);
    // There is no Java on this PATH, so the next way is taken after all.
    expect(output[1]).toMatch(/^mongodb mongo-java-server \(JDK and Maven\): there is no java/);
    expect(machine.processes.has('mongodb')).toBe(true);
  });

  it('startMongo fails for an unreachable MONGODB_URL instead of starting another MongoDB', async () => {
    const machine = machineWith({ PATH: pathWith('mongod'), MONGODB_URL: 'mongodb://127.0.0.1:9/estate' });
    await expect(startMongo(machine)).rejects.toThrow('MONGODB_URL names');
  });
});

it('startRedis starts a Redis server from the PATH, with persistence and without eviction', async () => {
  const machine = machineWith({ PATH: pathWith('valkey-server') });
  expect(await startRedis(machine)).toMatch(/^redis:\/\/127\.0\.0\.1:\d+$/);
  const args = machine.processes.get('redis')?.spec.args.join(' ');
  expect(args).toContain('--appendonly yes --save  --maxmemory-policy noeviction');
});

it('startMailbox starts a local mail server that shows received mail on a web page', async () => {
  const { mailboxUrl } = await startMailbox(machineWith(process.env));
  expect(await (await fetch(`${mailboxUrl}/email`)).json()).toEqual([]);
});

it('startCrm requires a key for a given address', async () => {
  const machine = machineWith({ PROPSTACK_BASE_URL: 'http://127.0.0.1:9' });
  await expect(startCrm(machine)).rejects.toThrow('PROPSTACK_BASE_URL is set without a key');
});

it('startCrm uses the CRM account of a key of V1 or V2, and not the simulator', async () => {
  for (const name of ['PROPSTACK_API_KEY_V1', 'PROPSTACK_API_KEY_V2']) {
    const machine = machineWith({ [name]: 'key', PROPSTACK_BASE_URL: 'http://127.0.0.1:9' });
    await expect(startCrm(machine)).rejects.toThrow('127.0.0.1:9');
  }
});
