import { type ReadResolver } from '../cache/response-cache.ts';
import { type LimitName } from '../limits/rate-limits.ts';

/** A file that this process writes. */
export interface WrittenFile {
  readonly type: string;
  readonly body: () => string | Promise<string>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The limit that counts a cache miss; none if the file needs no other service. */
  readonly limit?: LimitName;
}

/** Resolves the paths of these files. */
export const generatedFileReads =
  (files: Readonly<Record<string, WrittenFile>>): ReadResolver =>
  (path) => {
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    if (!file) return undefined;
    const { body, limit, ...about } = file;
    const load = async () => ({ status: 200, ...about, body: await body() });
    return { key: `de ${path}`, route: path, load, ...(limit ? { limit } : {}) };
  };
