import type { Plugin } from 'vite';

const entryMark = '<!--entry-->';
const entryTags = /<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\s*/g;
const styleSheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/**
 * Moves the scripts of all pages to `<!--entry-->`, before everything else that a page asks for, and writes the style
 * sheet (the fonts' faces, switched on by src/theme/fonts.ts) into the page: a browser then asks for its largest files
 * first.
 */
export function entryFirst(): Plugin {
  return {
    name: 'estate:entry-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const tags = html.match(entryTags);
        if (!tags || !html.includes(entryMark))
          throw new Error(`index.html has no script or no ${entryMark}`);
        return html
          .replace(entryTags, '')
          .replace(entryMark, () => tags.map((tag) => tag.trim()).join('\n    '))
          .replace(styleSheet, (_, file: string) => {
            const sheet = bundle?.[file];
            if (sheet?.type !== 'asset') throw new Error(`The build has no ${file}`);
            return `<style id="fonts" media="not all">${String(sheet.source)}</style>`;
          });
      },
    },
  };
}
