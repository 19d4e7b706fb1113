import type { EmotionCache } from '@emotion/cache';

/**
 * The collected styles as elements that Emotion finds in the browser, so that it adds none of them again: one that names
 * all classes, and one for each global style. Emotion moves an element without `data-s` to the end of the head, and the
 * browser would style the whole page anew.
 */
export function styleTags({ key, inserted, registered }: EmotionCache): string {
  const isClass = (id: string) => registered[`${key}-${id}`] !== undefined;
  const written = Object.entries(inserted).filter((entry): entry is [string, string] => entry[1] !== true);
  const globals = written
    .filter(([id]) => !isClass(id))
    .map(([id, css]) => `<style data-emotion="${key}-global ${id}" data-s="">${css}</style>`);
  const classes = written.filter(([id]) => isClass(id));
  const ids = classes.map(([id]) => id).join(' ');
  const css = classes.map(([, rules]) => rules).join('');
  return `${globals.join('')}<style data-emotion="${key} ${ids}" data-s="">${css}</style>`;
}
