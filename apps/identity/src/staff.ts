import 'reflect-metadata';
import { readEnv } from '@estate/server-kit/process/env';
import { MongoStore } from '@estate/server-kit/stores/mongo-store';
import { NestFactory } from '@nestjs/core';
import { staffEnv } from './env.ts';
import { StaffAccounts, StaffFault } from './staff/staff-accounts.ts';
import { StaffCommandModule } from './staff/staff-command.module.ts';
import { runStaffCommand, staffUsage } from './staff/staff-command.ts';

const env = readEnv(staffEnv);
const timeout = setTimeout(() => {
  process.stderr.write('The store at MONGODB_URL does not answer, or is not migrated to this version yet.\n');
  process.exit(1);
}, 15_000);
const app = await NestFactory.createApplicationContext(StaffCommandModule.forRoot(env), {
  abortOnError: false,
  logger: false,
});

try {
  await app.get(MongoStore, { strict: false }).indexed;
  clearTimeout(timeout);
  const accounts = app.get(StaffAccounts, { strict: false });
  const lines = await runStaffCommand(accounts, process.argv.slice(2), env.STAFF_PASSWORD);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof StaffFault)) throw error;
  process.stderr.write(`${error.message}\n${staffUsage}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}
