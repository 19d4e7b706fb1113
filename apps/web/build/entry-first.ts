import type { Plugin } from 'vite';

const entryMark = '<!--entry-->';
const entryTags =
  /<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>\s*/g;

/**
 * Moves the scripts and the style sheet that all pages share to `<!--entry-->`, before all other resources of a page, because the browser
 * then requests its largest file first.
 */
export function entryFirst(): Plugin {
  return {
    name: 'estate:entry-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const tags = html.match(entryTags);
        if (!tags || !html.includes(entryMark))
          throw new Error(`index.html has no script or no ${entryMark}`);
        return html
          .replace(entryTags, '')
          .replace(entryMark, () => tags.map((tag) => tag.trim()).join('\n    '));
      },
    },
  };
}
