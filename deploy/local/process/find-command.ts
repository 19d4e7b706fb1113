import which from 'which';

/** The first of these commands found on a PATH, as an absolute path. */
export function findCommand(names: string[], path = ''): string | undefined {
  const found = names.map((name) => which.sync(name, { path, nothrow: true }));
  return found.find((file) => file !== null) ?? undefined;
}

/** Whether there is a program at an absolute path. */
export const isExecutable = (file: string): boolean => which.sync(file, { nothrow: true }) !== null;
