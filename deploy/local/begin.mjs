import { install } from './install.mjs';
import { sayToTerminal } from './say.mjs';
import { runScript } from './setup-fault.mjs';

/**
 * Installs what is missing, then runs a command. Until then nothing may import a package.
 * @param {'start' | 'test' | 'dev' | 'verify' | 'staff' | 'bench'} command
 * @param {import('./say.mjs').Say} [say]
 */
export const begin = (command, say = sayToTerminal) =>
  runScript(async () => {
    await install(say);
    const { run } = await import(`./commands/${command}.mjs`);
    await run();
  });
