import { join } from 'node:path';
import { authSecretOf } from './auth-secret.ts';
import { root } from './places.mjs';
import { runCommand } from './process/run-command.ts';
import { SetupFault } from './setup-fault.mjs';

export interface Admin {
  email: string;
  /** From ADMIN_PASSWORD, or generated when the account is created and then printed only once. */
  password: string | undefined;
}

interface StaffStore {
  dataDir: string;
  mongodbUrl: string;
  url: string;
}

/**
 * Creates the administrator's account from ADMIN_EMAIL and ADMIN_PASSWORD, or with a random password. An existing
 * account keeps its password and gets the role admin.
 */
export async function addAdmin(site: StaffStore): Promise<Admin> {
  const { ADMIN_EMAIL: email = 'admin@example.org', ADMIN_PASSWORD: password } = process.env;
  const { ok, output } = await runStaff(['add', email, 'admin'], {
    ...site,
    env: { STAFF_PASSWORD: password },
  });
  if (!ok) throw new SetupFault(`The account ${email} could not be made:\n${output}`);
  return { email, password: password ?? /^password: (.+)$/m.exec(output)?.[1] };
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
