import { parseArgs } from 'node:util';
import { readEnv } from '@estate/server-kit/process/env';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { signingKeyOf } from './archive/signature.ts';
import { backUp } from './backup.ts';
import { backupEnv, keyEnv, restoreEnv, storesEnv } from './env.ts';
import { storeReplays } from './erasures/erasure-list.ts';
import { BackupFault, messageOf } from './fault.ts';
import { withStores } from './open-stores.ts';
import { restore } from './restore.ts';

const usage = `backup                     makes a backup at BACKUP_URL and reads it again
restore [name] [--replace] restores the newest, or the named one, into empty stores; services have to be stopped
replay                     leaves leads the erasures of the list, after a restore by other means
list                       names the whole backups, the oldest first
key                        prints a new BACKUP_KEY and what is made from it: BACKUP_RECIPIENT, BACKUP_SIGNING_KEY`;

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [command = 'backup', name] = positionals;
  if (command === 'key') {
    const key = readEnv(keyEnv).BACKUP_KEY ?? (await generateX25519Identity());
    print(`BACKUP_KEY=${key}`);
    print(`BACKUP_RECIPIENT=${await identityToRecipient(key)}`);
    print(`BACKUP_SIGNING_KEY=${signingKeyOf(key)}`);
    return;
  }
  if (command === 'backup') {
    const env = readEnv(backupEnv);
    await withStores(env, (stores) => backUp(stores, env, print));
  } else if (command === 'restore') {
    const env = readEnv(restoreEnv);
    await withStores(env, (stores) => restore(stores, env, { name, replace: values.replace }, print));
  } else if (command === 'replay') {
    await withStores(readEnv(storesEnv), async ({ db, erasures }) =>
      print(`${await storeReplays(db, await erasures.read())} erasures are repeated by leads`),
    );
  } else if (command === 'list') {
    await withStores(readEnv(storesEnv), async ({ backups }) => {
      for (const each of await backups.names()) print(each);
    });
  } else throw new BackupFault(usage);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  if (!(error instanceof BackupFault) && error instanceof Error)
    process.stderr.write(`${error.stack ?? ''}\n`);
  process.exitCode = 1;
}
