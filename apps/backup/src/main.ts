import { parseArgs } from 'node:util';
import { readEnv } from '@estate/server-kit/env';
import { generateX25519Identity } from 'age-encryption';
import { backUp } from './backup.ts';
import { backupEnv } from './env.ts';
import { handOver } from './erasures/erasure-list.ts';
import { Fault, messageOf } from './fault.ts';
import { withStores } from './open-stores.ts';
import { restore } from './restore.ts';

const usage = `backup                     makes a backup at BACKUP_URL and reads it again
restore [name] [--replace] restores the newest, or the named one, into empty stores; services have to be stopped
replay                     leaves leads the erasures of the list, after a restore by other means
list                       names the whole backups, the oldest first
key                        prints a new key for BACKUP_KEY`;

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [command = 'backup', name] = positionals;
  if (command === 'key') {
    print(await generateX25519Identity());
    return;
  }
  if (!['backup', 'restore', 'replay', 'list'].includes(command)) throw new Fault(usage);
  const env = readEnv(backupEnv);
  await withStores(env, async (stores) => {
    if (command === 'backup') await backUp(stores, env, print);
    else if (command === 'restore') await restore(stores, env, { name, replace: values.replace }, print);
    else if (command === 'replay')
      print(`${await handOver(stores.db, await stores.erasures.read())} erasures are repeated by leads`);
    else for (const each of await stores.backups.names()) print(each);
  });
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  if (!(error instanceof Fault) && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
  process.exitCode = 1;
}
