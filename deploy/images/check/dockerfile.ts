/** One instruction of a Dockerfile, e.g. COPY with its flags `{ from: 'build' }` and its text. */
export interface Instruction {
  readonly name: string;
  readonly flags: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The instructions of a Dockerfile with their lines joined, without comments. Throws on a line that is none. */
export function readDockerfile(source: string): Instruction[] {
  const lines = source.split('\n').filter((line) => !/^\s*(#|$)/.test(line));
  const joined = lines.join('\n').replaceAll(/\\\n/g, ' ').split('\n');
  return joined.map((line) => {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name === '') throw new Error(`This is no instruction of a Dockerfile: ${line}`);
    const flags: Record<string, string> = {};
    const text = rest.replace(/^(?:--[a-z-]+=\S+\s+)+/, (found) => {
      for (const [, flag = '', value = ''] of found.matchAll(/--([a-z-]+)=(\S+)/g)) flags[flag] = value;
      return '';
    });
    return { name, flags, text: text.trim() };
  });
}

/** `${NAME}` and `$NAME` replaced by their values; an unknown name is empty. */
export const expand = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(
    /\$(?:\{(\w+)\}|(\w+))/g,
    (_all, one?: string, other?: string) => values[one ?? other ?? ''] ?? '',
  );

/** The pairs of ENV, LABEL and ARG: `A=b C="d e"`. */
export const pairsOf = (text: string): [string, string][] =>
  [...text.matchAll(/([\w.]+)=(?:"([^"]*)"|(\S*))/g)].map(([, name = '', quoted, bare]) => [
    name,
    quoted ?? bare ?? '',
  ]);

/** The exec form of CMD and HEALTHCHECK CMD. Throws on the shell form, which would not pass signals on. */
export function execForm(text: string): string[] {
  const words: unknown = JSON.parse(text.replace(/^CMD\s+/, ''));
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  throw new Error(`This is no exec form: ${text}`);
}

/** Whether .dockerignore keeps a path out of the build; patterns with `*` and `**`, without exceptions (`!`). */
export function ignoring(source: string): (path: string) => boolean {
  const patterns = source.split('\n').filter((line) => line.trim() !== '');
  const rules = patterns.map((pattern) => {
    const text = pattern
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
    return new RegExp(`^${text}(?:/|$)`);
  });
  return (path) => rules.some((rule) => rule.test(path));
}
