import { keepLines } from './keep-lines.ts';
import { layOutLater } from './lay-out-later.ts';

/** The faces of fonts.css, which index.html holds disabled. */
const facesOf = (rules: CSSRuleList): FontFace[] =>
  [...rules].map((rule) => {
    const { style } = rule as CSSFontFaceRule;
    const read = (name: string) => style.getPropertyValue(name);
    const family = read('font-family').replaceAll(/["']/g, '');
    return new FontFace(family, read('src'), { weight: read('font-weight'), style: read('font-style') });
  });

/**
 * Shows the site's fonts once all of them are there, because the browser lays out the whole page for each change of fonts.
 * On a first visit they load after the first screen, because 80 KB would delay it on a phone; until then, and where they do
 * not load, fallback fonts of the same widths show.
 */
export async function showFonts(): Promise<void> {
  const style = document.getElementById('fonts');
  if (!(style instanceof HTMLStyleElement) || !style.sheet || style.dataset['asked']) return;
  // after-paint.ts has shown fonts that this browser has.
  if (style.media === 'all') return;
  style.dataset['asked'] = 'true';
  const faces = facesOf(style.sheet.cssRules);
  const loads = await Promise.allSettled(faces.map((face) => face.load()));
  const loaded = faces.filter((_face, index) => loads[index]?.status === 'fulfilled');
  const restoreLines = keepLines();
  await layOutLater(() => {
    for (const face of loaded) document.fonts.add(face);
    restoreLines();
  });
  style.remove();
}
