import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const iconLink = /(<link rel="icon" href=")\/([\w-]+\.svg)"/;

/**
 * Inlines the SVG icon into index.html, because half a kilobyte there costs less than a request beside a first visit's
 * scripts. Search engines need an address and use the image linked after the icon.
 */
export function inlineIcon(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'estate:inline-icon',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml(html) {
      if (!iconLink.test(html)) throw new Error('index.html links no drawn icon');
      return html.replace(iconLink, (_, link: string, file: string) => {
        const drawing = readFileSync(join(config.publicDir, file), 'utf8').trim();
        return `${link}data:image/svg+xml,${encodeURIComponent(drawing)}"`;
      });
    },
  };
}
