import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from './places.mjs';
import { runCommand } from './process/run-command.mjs';
import { authSecretOf, readSecrets, writeSecrets } from './secrets.mjs';
import { SetupFault } from './setup-fault.mjs';

/**
 * @typedef {object} Admin
 * @property {string} email
 * @property {string | undefined} password known at the first start, until the first full sync has ended, and if
 *   ADMIN_PASSWORD gives it
 * @property {boolean} isNew made by this start: show the password now, it is not shown again
 */

/**
 * The administrator's account: from ADMIN_EMAIL and ADMIN_PASSWORD, otherwise with a random password.
 * @param {{ dataDir: string, mongodbUrl: string, url: string }} site
 * @returns {Promise<Admin>}
 */
export async function addAdmin(site) {
  const email = process.env['ADMIN_EMAIL'] ?? 'admin@example.org';
  const given = process.env['ADMIN_PASSWORD'];
  const secrets = readSecrets(site.dataDir);
  if (await isListed(email, site)) return { email, password: given ?? secrets.setup?.password, isNew: false };
  const password = given ?? randomBytes(12).toString('base64url');
  const { ok, output } = await runStaff(['add', email, 'admin'], {
    ...site,
    env: { STAFF_PASSWORD: password },
  });
  if (!ok) throw new SetupFault(`The account ${email} could not be made:\n${output}`);
  writeSecrets(site.dataDir, { ...secrets, setup: { password } });
  return { email, password, isNew: true };
}

/**
 * Runs identity's staff command.
 * @param {string[]} args
 * @param {{ dataDir: string, mongodbUrl: string, url: string, env?: NodeJS.ProcessEnv, show?: boolean }} site
 */
export function runStaff(args, { dataDir, mongodbUrl, url, env = {}, show = false }) {
  const identity = join(root, 'apps', 'identity');
  return runCommand(process.execPath, [join(identity, 'dist', 'staff.js'), ...args], {
    cwd: identity,
    show,
    timeoutMs: 60_000,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      MONGODB_URL: mongodbUrl,
      PUBLIC_URL: url,
      AUTH_SECRET: authSecretOf(dataDir),
      ...env,
    },
  });
}

/** @param {string} email @param {{ dataDir: string, mongodbUrl: string, url: string }} site */
async function isListed(email, site) {
  const { ok, output } = await runStaff(['list'], site);
  if (!ok) throw new SetupFault(`The staff accounts could not be read:\n${output}`);
  // JSON lines of accounts, and of the log between them.
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return lines.some((line) => JSON.parse(line).email?.toLowerCase() === email.toLowerCase());
}
