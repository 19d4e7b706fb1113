import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The places in logs and traces that contain one of the secrets; a secret that is too short to search counts as found. */
export function findSecrets(
  logs: string,
  traces: string,
  secrets: Readonly<Record<string, string>>,
): string[] {
  const files = readdirSync(logs).filter((file) => !/^(mongodb|redis|mailbox)/.test(file));
  if (files.length < 7) throw new Error(`only ${files.join(', ')} in ${logs}`);
  const texts = [
    ...files.map((file) => [file, readFileSync(join(logs, file), 'utf8')] as const),
    ['traces', traces] as const,
  ];
  return texts.flatMap(([where, text]) =>
    Object.entries(secrets)
      .filter(
        ([, value]) => value.length < 8 || text.includes(value) || text.includes(encodeURIComponent(value)),
      )
      .map(([name]) => `${name} in ${where}`),
  );
}
