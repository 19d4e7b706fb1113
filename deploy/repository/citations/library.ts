import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/places.mjs';
import { type Document, readDocument } from './documents.ts';

const notOurs = new Set([
  'node_modules',
  'dist',
  'coverage',
  'generated',
  'test-results',
  'playwright-report',
  '.nx',
  '.local',
  '.git',
]);
const text = /\.(?:[cm]?[jt]sx?|md|ya?ml|html|css|py|java|toml|sh)$|Dockerfile$/;
const generated = /\.gen\.ts$/;

/** A repository to cite from: its files by path with `/`, and its documents. */
export interface Library {
  readonly paths: ReadonlySet<string>;
  /** Markdown documents by path. */
  readonly documents: ReadonlyMap<string, Document>;
}

export interface TextFile {
  readonly path: string;
  readonly source: string;
}

/** Builds a library from paths and the texts among them. */
export const libraryOf = (paths: readonly string[], files: readonly TextFile[]): Library => ({
  paths: new Set(paths),
  documents: new Map(
    files.filter(({ path }) => path.endsWith('.md')).map(({ path, source }) => [path, readDocument(source)]),
  ),
});

/** Documents of that name, or of a path that ends so; a name such as `README.md` may belong to several. */
export const documentsNamed = ({ documents }: Library, name: string): string[] =>
  [...documents.keys()].filter((path) => `/${path}`.endsWith(`/${name}`));

/** Every file and folder of the working tree, folders without a slash at their end. */
function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? [path, ...walk(path)] : [path];
  });
}

/** Reads the working tree once. */
export function readTree(): { library: Library; files: TextFile[] } {
  const paths = walk('');
  const files = paths
    .filter((path) => text.test(path) && !generated.test(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
  return { library: libraryOf(paths, files), files };
}
