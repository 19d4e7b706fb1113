import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildSpec } from '../../local/process/child.ts';
import { runCommand } from '../../local/process/run-command.ts';
import { type Image } from './build-images.ts';

/** A check is a process of Node, so asking more often would slow the start. */
const checkEveryMs = 700;
const isRoot = process.getuid?.() === 0;

/** A process of an image with the environment that it gets, as a command to run on this machine. */
export interface Container {
  name: string;
  image: Image;
  command: readonly string[];
  env: Readonly<Record<string, string>>;
  node: string;
}

/** The command in the image's folder as the image's user; paths of the image lie below its root. */
export function commandOf({ image, command, env, node }: Container, words = command) {
  const [program = '', ...args] = words.map((word) =>
    word.startsWith('/estate/') ? join(image.root, word) : word,
  );
  if (program !== 'node') throw new Error(`${program} is not in the image.`);
  const [user = '', group = user] = image.user.split(':');
  if (!/^[1-9]\d*$/.test(user)) throw new Error('The image would run as root.');
  const as = isRoot ? ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups', '--'] : [];
  const [first = '', ...rest] = [...as, join(node, 'node'), ...args];
  return { command: first, args: rest, cwd: join(image.root, image.workdir), env: { ...image.env, ...env } };
}

/** A process that stays, for a Supervisor; ready once the image's HEALTHCHECK says so. */
export function serviceOf(container: Container): Omit<ChildSpec, 'log'> {
  const start = commandOf(container);
  return {
    ...start,
    name: container.name,
    isReady: async () => {
      await sleep(checkEveryMs);
      return (await runOnce(container, container.image.health)).ok;
    },
  };
}

/** A process that ends by itself. */
export function runOnce(container: Container, words = container.command) {
  const { command, args, cwd, env } = commandOf(container, words);
  return runCommand(command, args, { cwd, env, timeoutMs: 120_000 });
}
