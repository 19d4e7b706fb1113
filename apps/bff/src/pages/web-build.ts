import { access, readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Vite's manifest: the built file of each source file, and the chunks that it needs. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** The build of apps/web: the template of all pages and the map of its chunks. */
export interface WebBuild {
  readonly template: string;
  readonly manifest: Manifest;
  /** The program that renders pages (renderer.ts); undefined if only the browser's part is built. */
  readonly program: URL | undefined;
}

/** Reads dist/ of apps/web; undefined if apps/web is not built. */
export async function readWebBuild(folder: URL): Promise<WebBuild | undefined> {
  const read = (name: string) => readFile(new URL(name, folder), 'utf8').catch(() => undefined);
  const [template, manifest] = await Promise.all([read('index.html'), read('.vite/manifest.json')]);
  if (template === undefined) return undefined;
  const program = new URL('.server/main.js', folder);
  const hasProgram = await access(program).then(
    () => true,
    () => false,
  );
  return {
    template,
    manifest: Manifest.parse(JSON.parse(manifest ?? '{}')),
    program: hasProgram ? program : undefined,
  };
}

/** Key of the app in the manifest; apps/web/src/app/after-paint.ts is an entry too. */
export const appEntry = 'index.html';

/** Files of a source file and of what it imports, each after those that it imports. */
function filesOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [...chunk.imports.flatMap((next) => filesOf(manifest, next, seen)), ...chunk.css, chunk.file];
}

/** Chunks that every page loads, in the order in which they run. */
export const appChunks = (manifest: Manifest): string[] => filesOf(manifest, appEntry);

/** Chunks and style sheets of a source file and of its imports, without those of the app. */
export function chunksOf(manifest: Manifest, source: string): string[] {
  const loadedAnyway = new Set(appChunks(manifest));
  // The router splits each route: the component is a chunk of its own.
  const needed = ['', '?tsr-split=component'].flatMap((part) => filesOf(manifest, `${source}${part}`));
  return needed.filter((file) => !loadedAnyway.has(file));
}
