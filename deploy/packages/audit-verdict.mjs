/**
 * What `npm audit --json` says, in one line, and the exit code: 0 for no advisory, 1 for advisories, 2 if nothing was
 * checked. The latter is no success, because whoever relies on it would believe that the packages are in order.
 * @param {string} printed
 */
export function verdictOf(printed) {
  const answer = parsed(printed);
  const counts = answer?.metadata?.vulnerabilities;
  if (!counts) {
    const why = answer?.message ?? answer?.error?.summary ?? 'npm gave no answer';
    const line = `Not checked: the registry does not answer questions for advisories (${why}).`;
    return { exitCode: 2, line };
  }
  const { total = 0, ...bySeverity } = counts;
  if (total === 0) return { exitCode: 0, line: 'No advisory concerns a package of the lock file.' };
  const named = Object.entries(bySeverity)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severity}`);
  const packages = Object.keys(answer.vulnerabilities ?? {}).join(', ');
  return { exitCode: 1, line: `Advisories: ${named.join(', ')}. Packages: ${packages}.` };
}

/**
 * @param {string} printed
 * @returns {{ message?: string, error?: { summary?: string }, vulnerabilities?: object, metadata?: { vulnerabilities?: Record<string, number> } } | undefined}
 */
function parsed(printed) {
  try {
    return JSON.parse(printed);
  } catch {
    return undefined;
  }
}
