import { install } from './install.mjs';
import { sayToTerminal } from './say.mjs';
import { runScript } from './setup-fault.mjs';

/**
 * Installs what is missing, then runs a command. Until then nothing may import a package.
 * @param {string} command the module with its `run`, from here
 * @param {import('./say.mjs').Say} [say]
 */
export const begin = (command, say = sayToTerminal) =>
  runScript(async () => {
    await install(say);
    await (await import(command)).run();
  });
