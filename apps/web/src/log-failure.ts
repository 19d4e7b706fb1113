/** For failures that the specification only logs, because a visitor neither sees them nor can do anything. */
export function logFailure(what: string, cause: unknown): void {
  // eslint-disable-next-line no-console -- the browser's console is the log of this app
  console.warn(what, cause);
}
