const heading = /^> nx run (\S+)/;

/**
 * What the failed tasks printed, each cut to its last lines, without what passed and without npm's own lines.
 * @param {string} output of `nx run-many`
 */
export function failedTasks(output, linesPerTask = 30) {
  const lines = output.split('\n');
  const failed = new Set(lines.flatMap((line) => /^\s*- (@?\S+:\S+)$/.exec(line)?.[1] ?? []));
  /** @type {Map<string, string[]>} */
  const sections = new Map();
  let current = '';
  for (const line of lines) {
    if (/^\s*NX\s/.test(line)) current = '';
    current = heading.exec(line)?.[1] ?? current;
    if (!failed.has(current) || line.startsWith('npm ')) continue;
    sections.set(current, [...(sections.get(current) ?? []), line]);
  }
  const reports = [...sections.values()].map((section) =>
    section.join('\n').trim().split('\n').slice(-linesPerTask),
  );
  return reports.length > 0 ? reports.flat().join('\n') : lines.slice(-linesPerTask).join('\n');
}
