import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const pagesIn = (folder: string) =>
  readdirSync(fileURLToPath(new URL(`../src/routes/${folder}`, import.meta.url))).map((file) =>
    basename(file, '.tsx'),
  );
const visitorPages = new Set(pagesIn('_site'));
const staffPages = pagesIn('admin').filter((page) => !visitorPages.has(page));

/**
 * The files that the first file of the site names to load beside `file`. It names none for the tools of staff, because
 * each visitor would pay for these names; the tools load them one step later.
 */
export const preloadsOf = (file: string, deps: string[]): string[] =>
  file.startsWith('assets/admin_.') || staffPages.some((page) => file.startsWith(`assets/${page}-`))
    ? []
    : deps;
