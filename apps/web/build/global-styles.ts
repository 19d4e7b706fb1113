import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import type { Plugin } from 'vite';
import { createSiteSystem } from '../src/shared/theme/system.ts';

const mark = '<!--global-styles-->';

/** Chakra's reset, the tokens as variables, and shared/theme/global-css.ts. */
function globalRules(): string {
  const cache = createCache({ key: 'global' });
  const { name, styles } = serializeStyles([createSiteSystem()._global]);
  return String(cache.insert('', { name, styles }, cache.sheet, false));
}

/** Writes the global styles into index.html, so that no browser has to compute them. */
export const globalStyles = (): Plugin => ({
  name: 'estate:global-styles',
  transformIndexHtml(html) {
    if (!html.includes(mark)) throw new Error(`index.html has no ${mark}`);
    return html.replace(mark, () => `<style>${globalRules()}</style>`);
  },
});
