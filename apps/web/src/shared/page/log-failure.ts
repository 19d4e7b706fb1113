/** Logs failures that are not shown, because the visitor neither notices them nor can fix them. */
export function logFailure(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's console is the log of this app
  console.warn(what, cause);
}
