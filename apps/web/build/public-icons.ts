import { readdirSync, readFileSync } from 'node:fs';

/** A module of one of Lucide's icons, and its name. */
export const iconFile = /lucide-react[\\/].*icons[\\/]([a-z0-9-]+)\.mjs$/;

const source = new URL('../src/', import.meta.url);
const imported = /import \{([^}]*)\} from 'lucide-react'/g;

/** `CircleAlert` → `circle-alert`, the name of the icon's file. */
const fileOf = (name: string) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, (_pair, before: string, after: string) => `${before}-${after}`)
    .toLowerCase();

const isPublic = (path: string) => /\.tsx?$/.test(path) && !/^staff[\\/]|routes[\\/]admin/.test(path);

/** Parts that load when they are wanted, or with a page that is seldom the first one. */
const isLater = (path: string) =>
  /features[\\/](valuation[\\/]steps|listing|appraisal|sell|search-order|contact|broker|about-us)[\\/]/.test(
    path,
  );

const iconsOf = (paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => [...readFileSync(new URL(path, source), 'utf8').matchAll(imported)])
    .flatMap(([, names = '']) => names.split(',').map((name) => fileOf(name.trim())));

/**
 * Files of the icons that the first pages of visitors show. The bundler cannot tell, because the index of the library
 * imports every icon; without this the first file would hold the icons of later parts and of the staff area too.
 */
export const publicIcons: ReadonlySet<string> = new Set(
  iconsOf(
    readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (path) => isPublic(path) && !isLater(path),
    ),
  ),
);
