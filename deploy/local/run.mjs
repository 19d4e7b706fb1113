import { install } from './install.mjs';
import { printNothing, printToTerminal } from './print.mjs';
import { runScript } from './setup-fault.mjs';

/** The commands of package.json, each a module that exports `run`. They need installed packages and TypeScript. */
const commands = {
  start: './commands/start.ts',
  dev: './commands/dev.ts',
  test: './commands/test.ts',
  verify: './commands/verify.ts',
  staff: './commands/staff.ts',
  backup: './commands/backup.ts',
  restore: './commands/restore.ts',
  maintenance: './commands/maintenance.ts',
  bench: '../bench/run.ts',
  load: '../load/run.ts',
};

// Installs missing packages first; no package may be imported before that.
await runScript(async () => {
  const [name] = process.argv.splice(2, 1);
  await install(name === 'staff' ? printNothing : printToTerminal);
  const { register } = await import('tsx/esm/api');
  register();
  await (await import(commands[/** @type {keyof typeof commands} */ (name)])).run();
});
