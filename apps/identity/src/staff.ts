import { createLog } from '@estate/server-kit/log';
import { readEnv } from '@estate/server-kit/env';
import { connectMongo, ensureIndexes } from '@estate/server-kit/mongo';
import { createAuth } from './auth/auth.ts';
import { openAuthStore } from './auth/auth-store.ts';
import { staffEnv } from './env.ts';
import { SignInKeys } from './sign-in-limit/sign-in-keys.ts';
import { SignInLimit } from './sign-in-limit/sign-in-limit.ts';
import { runStaffCommand, staffUsage } from './staff/staff-command.ts';
import { StaffAccounts, StaffFault } from './staff/staff-accounts.ts';

const env = readEnv(staffEnv);
const log = createLog('staff');
log.level = 'silent';
const connection = connectMongo(env.MONGODB_URL, log);
const client = openAuthStore(env.MONGODB_URL);
const patience = setTimeout(() => {
  process.stderr.write('The store at MONGODB_URL does not answer.\n');
  process.exit(1);
}, 15_000);

try {
  const auth = createAuth(client.db(), {
    publicUrl: env.PUBLIC_URL,
    secret: env.AUTH_SECRET,
    trustedOrigins: [],
  });
  const accounts = new StaffAccounts(
    auth,
    connection,
    new SignInLimit(connection, new SignInKeys(env.AUTH_SECRET)),
  );
  await ensureIndexes(connection);
  clearTimeout(patience);
  const lines = await runStaffCommand(accounts, process.argv.slice(2), env.STAFF_PASSWORD);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof StaffFault)) throw error;
  process.stderr.write(`${error.message}\n${staffUsage}\n`);
  process.exitCode = 1;
} finally {
  await Promise.all([connection.close(), client.close()]);
}
