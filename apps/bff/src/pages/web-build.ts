import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Vite's manifest: what each source file became and which chunks it needs. */
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

/** What apps/web was built to: the template of all pages and the map of its chunks. */
export interface WebBuild {
  readonly template: string;
  readonly manifest: Manifest;
}

/** Reads dist/ of apps/web; undefined if it was not built. */
export async function readWebBuild(folder: URL): Promise<WebBuild | undefined> {
  const read = (name: string) => readFile(new URL(name, folder), 'utf8').catch(() => undefined);
  const [template, manifest] = await Promise.all([read('index.html'), read('.vite/manifest.json')]);
  if (template === undefined) return undefined;
  return { template, manifest: Manifest.parse(JSON.parse(manifest ?? '{}')) };
}

/** Chunks and style sheets of a source file with all that they import, without those of the entry. */
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
