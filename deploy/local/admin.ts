import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from './places.mjs';
import { runCommand } from './process/run-command.ts';
import { authSecretOf, readSecrets, writeSecrets } from './secrets.ts';
import { SetupFault } from './setup-fault.mjs';

export interface Admin {
  email: string;
  /** Known at the first start, until the first full sync has ended, and if ADMIN_PASSWORD gives it. */
  password: string | undefined;
  /** Made by this start: show the password now, it is not shown again. */
  isNew: boolean;
}

interface StaffStore {
  dataDir: string;
  mongodbUrl: string;
  url: string;
}

/** The administrator's account: from ADMIN_EMAIL and ADMIN_PASSWORD, otherwise with a random password. */
export async function addAdmin(site: StaffStore): Promise<Admin> {
  const { ADMIN_EMAIL: email = 'admin@example.org', ADMIN_PASSWORD: given } = process.env;
  const secrets = readSecrets(site.dataDir);
  if (await isListed(email, site)) return { email, password: given ?? secrets.setup?.password, isNew: false };
  const password = given ?? randomBytes(12).toString('base64url');
  const env = { STAFF_PASSWORD: password };
  const { ok, output } = await runStaff(['add', email, 'admin'], { ...site, env });
  if (!ok) throw new SetupFault(`The account ${email} could not be made:\n${output}`);
  writeSecrets(site.dataDir, { ...secrets, setup: { password } });
  return { email, password, isNew: true };
}

/** Runs identity's staff command. */
export function runStaff(
  args: string[],
  { dataDir, mongodbUrl, url, env, show = false }: StaffStore & { env?: NodeJS.ProcessEnv; show?: boolean },
): ReturnType<typeof runCommand> {
  const identity = join(root, 'apps', 'identity');
  const site = { MONGODB_URL: mongodbUrl, PUBLIC_URL: url, AUTH_SECRET: authSecretOf(dataDir) };
  return runCommand(process.execPath, [join(identity, 'dist', 'staff.js'), ...args], {
    cwd: identity,
    show,
    timeoutMs: 60_000,
    env: { ...process.env, NODE_ENV: 'development', ...site, ...env },
  });
}

async function isListed(email: string, site: StaffStore): Promise<boolean> {
  const { ok, output } = await runStaff(['list'], site);
  if (!ok) throw new SetupFault(`The staff accounts could not be read:\n${output}`);
  // JSON lines of accounts, and of the log between them.
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const accounts = lines.map((line) => JSON.parse(line) as { email?: string });
  return accounts.some((account) => account.email?.toLowerCase() === email.toLowerCase());
}
