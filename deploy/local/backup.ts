import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readJson, writeJson } from './json-file.mjs';
import { root } from './places.mjs';
import { runCommand } from './process/run-command.ts';

/** The URL of the folder for a local site's backups and list of erasures. */
export const backupUrlOf = (dataDir: string): string => pathToFileURL(join(dataDir, 'backups')).href;

/** BACKUP_KEY, or a key that is generated once per data folder. */
async function backupKeyOf(dataDir: string): Promise<string> {
  const file = join(dataDir, 'backup-key.json');
  const existing = process.env['BACKUP_KEY'] ?? readJson<{ backupKey: string }>(file)?.backupKey;
  if (existing !== undefined) return existing;
  const backupKey = await generateX25519Identity();
  writeJson(file, { backupKey });
  return backupKey;
}

/** Runs the command of apps/backup on the stores of a local site; environment variables override the defaults. */
export async function runBackup(
  args: string[],
  {
    dataDir,
    mongodbUrl,
    env,
    show = false,
  }: { dataDir: string; mongodbUrl: string; env?: NodeJS.ProcessEnv; show?: boolean },
): ReturnType<typeof runCommand> {
  const key = await backupKeyOf(dataDir);
  // Imported here, because a fresh clone has no builds yet when this file is loaded.
  const { signingKeyOf } = await import('@estate/backup/archive/signature');
  const byDefault = {
    STORAGE_URL: pathToFileURL(join(dataDir, 'storage')).href,
    BACKUP_URL: backupUrlOf(dataDir),
    ERASURE_LIST_URL: backupUrlOf(dataDir),
    BACKUP_KEY: key,
    BACKUP_RECIPIENT: await identityToRecipient(key),
    BACKUP_SIGNING_KEY: signingKeyOf(key),
  };
  const cwd = join(root, 'apps', 'backup');
  return runCommand(process.execPath, [join(cwd, 'dist', 'main.js'), ...args], {
    cwd,
    show,
    env: { ...byDefault, ...process.env, MONGODB_URL: mongodbUrl, ...env },
  });
}
