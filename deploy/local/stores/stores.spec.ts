import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../process/ports.ts';
import { Supervisor } from '../process/supervisor.ts';
import { startCrm } from './crm.ts';
import { startMailbox } from './mailbox.ts';
import { startMongo } from './mongo.ts';
import { startRedis } from './redis.ts';

const supervisors: Supervisor[] = [];
let said: string[] = [];

function machineWith(env: NodeJS.ProcessEnv): Supervisor {
  said = [];
  const say = (subject: string, text: string) => said.push(`${subject} ${text}`);
  const machine = new Supervisor(mkdtempSync(join(tmpdir(), 'estate-stores-')), say, env);
  supervisors.push(machine);
  return machine;
}

/** A folder for PATH with a program that listens on the port after `--port`. */
function pathWith(program: string, body = listenOnPort): string {
  const folder = mkdtempSync(join(tmpdir(), 'estate-path-'));
  writeFileSync(join(folder, program), `#!${process.execPath}\n${body}`);
  chmodSync(join(folder, program), 0o755);
  return folder;
}

const listenOnPort = `
const port = Number(process.argv[process.argv.indexOf('--port') + 1]);
require('node:net').createServer().listen(port, '127.0.0.1');
`;

/** Nothing on the PATH, and a mirror that refuses every connection instead of the internet. */
const bare = { PATH: '', MONGOMS_DOWNLOAD_MIRROR: 'https://127.0.0.1:9' };

afterEach(async () => {
  for (const supervisor of supervisors.splice(0)) await supervisor.stop();
});

describe('startMongo', () => {
  it('takes a mongod from the PATH, on a free port with its own data', async () => {
    const machine = machineWith({ PATH: pathWith('mongod') });
    expect(await startMongo(machine)).toMatch(
      /^mongodb:\/\/127\.0\.0\.1:2\d{4}\/estate$|^mongodb:\/\/127\.0\.0\.1:3\d{4}\/estate$/,
    );
    const args = machine.processes.get('mongodb')?.spec.args ?? [];
    expect(args[args.indexOf('--dbpath') + 1]).toBe(join(machine.dataDir, 'mongod'));
  });

  it('goes on when that mongod does not run on this machine, and names all four ways at the end', async () => {
    const path = pathWith('mongod', `console.log('Illegal instruction'); process.exit(132)`);
    const machine = machineWith({ ...bare, PATH: path });
    const fault = String(await startMongo(machine).catch((error: unknown) => error));
    expect(fault).toMatch(/1\. MONGODB_URL: not set/);
    expect(fault).toMatch(/2\. mongod on the PATH: mongodb ended while starting[^]*Illegal instruction/);
    expect(fault).toMatch(/3\. mongodb-memory-server \(download of mongod\): .*127\.0\.0\.1/);
    expect(fault).toMatch(/4\. mongo-java-server \(JDK and Maven\): there is no java on the PATH/);
    expect(machine.processes.size).toBe(0);
  });

  it('stays with the way that has data from earlier starts', async () => {
    const machine = machineWith({ PATH: pathWith('mongod') });
    writeFileSync(join(machine.folder('mongo-java'), 'estate.mv'), 'records');
    await startMongo(machine);
    // There is no Java on this PATH, so the next way is taken after all.
    expect(said.slice(0, 2)).toEqual([
      'mongodb MONGODB_URL: not set',
      expect.stringMatching(/^mongodb mongo-java-server \(JDK and Maven\): there is no java/),
    ]);
    expect(machine.processes.has('mongodb')).toBe(true);
  });

  it('does not replace a MONGODB_URL that does not answer by a store of its own', async () => {
    const url = `mongodb://127.0.0.1:${await freePort()}/estate`;
    const machine = machineWith({ PATH: pathWith('mongod'), MONGODB_URL: url });
    await expect(startMongo(machine)).rejects.toThrow('MONGODB_URL names');
  });
});

describe('startRedis', () => {
  it.each(['redis-server', 'valkey-server'])(
    'takes %s from the PATH, lasting and without eviction',
    async (program) => {
      const machine = machineWith({ PATH: pathWith(program) });
      expect(await startRedis(machine)).toMatch(/^redis:\/\/127\.0\.0\.1:\d+$/);
      const { command = '', args = [] } = machine.processes.get('redis')?.spec ?? {};
      expect(dirname(command)).toBe(machine.env['PATH']);
      expect(args.join(' ')).toContain('--appendonly yes');
      expect(args.join(' ')).toContain('--maxmemory-policy noeviction');
    },
  );

  it('refuses a REDIS_URL of another kind', async () => {
    const machine = machineWith({ ...bare, REDIS_URL: 'http://127.0.0.1:6379' });
    await expect(startRedis(machine)).rejects.toThrow(
      'REDIS_URL is no address of the form redis://host:6379',
    );
  });
});

describe('startMailbox', () => {
  it('refuses an SMTP_URL at which nothing answers', async () => {
    const machine = machineWith({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    await expect(startMailbox(machine)).rejects.toThrow('SMTP_URL names');
  });

  it('catches mail locally and shows it on a web page', async () => {
    const machine = machineWith(process.env);
    const { mailboxUrl } = await startMailbox(machine);
    const answer = await fetch(`${mailboxUrl}/email`);
    expect(await answer.json()).toEqual([]);
  });
});

describe('startCrm', () => {
  it('wants the key that belongs to a given address', async () => {
    const machine = machineWith({ PROPSTACK_BASE_URL: 'http://127.0.0.1:9' });
    await expect(startCrm(machine)).rejects.toThrow('PROPSTACK_API_KEY_V1 is not');
  });
});
