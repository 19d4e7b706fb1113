import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Print } from '../print.mjs';
import { SetupFault } from '../setup-fault.mjs';

/** The environment of a search, and the function that prints its progress. */
export interface SearchContext {
  env: NodeJS.ProcessEnv;
  print: Print;
}

/** Thrown by an alternative that does not work on this machine; the next alternative is tried. */
export class NotAvailable extends Error {}

/** Whether there is a program at an absolute path. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The first of these programs on a PATH, as an absolute path. */
export const findCommand = (names: string[], path = ''): string | undefined =>
  names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).find(isExecutable);

/** The first of these programs on the PATH; throws NotAvailable with the message `otherwise` if there is none. */
export function requireCommand(names: string[], env: NodeJS.ProcessEnv, otherwise = 'there is none'): string {
  const found = findCommand(names, env['PATH']);
  if (!found) throw new NotAvailable(otherwise);
  return found;
}

/**
 * Returns the result of the first alternative that works. A wrong configuration throws a SetupFault, which ends the
 * search. `subject` is the searched program, e.g. "MongoDB".
 */
export async function firstThatWorks<T>(
  subject: string,
  print: Print,
  ways: { name: string; attempt: () => T | Promise<T> }[],
): Promise<T> {
  const reasons: string[] = [];
  for (const { name, attempt } of ways) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NotAvailable)) throw error;
      print(subject.toLowerCase(), `${name}: ${error.message.split('\n', 1).join()}`);
      reasons.push(`  ${reasons.length + 1}. ${name}: ${error.message}`);
    }
  }
  throw new SetupFault(
    `No ${subject} could be found or installed. One of these ways is needed:\n${reasons.join('\n')}`,
  );
}
