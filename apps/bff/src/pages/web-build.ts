import { access, readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Vite's manifest: the built file of each source file, and the chunks that it needs. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    isEntry: z.boolean().default(false),
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

/** Chunks and style sheets of a source file and of its imports, without those of the entry. */
export function chunksOf(manifest: Manifest, source: string): string[] {
  const files = (from: string, seen: Set<string>): Set<string> => {
    const chunk = manifest[from];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const css of chunk.css) seen.add(css);
    for (const next of chunk.imports) files(next, seen);
    return seen;
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const loadedAnyway = entries.reduce((seen, entry) => files(entry, seen), new Set<string>());
  // The router splits each route: the component is a chunk of its own.
  const needed = ['', '?tsr-split=component'].reduce(
    (seen, part) => files(`${source}${part}`, seen),
    new Set<string>(),
  );
  return [...needed].filter((file) => !loadedAnyway.has(file));
}
