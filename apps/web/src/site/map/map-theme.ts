type Name = 'brand' | 'brass' | 'brass-light' | 'card' | 'ink' | 'ink-muted' | 'paper' | 'sand';

/** A colour of the theme as its value, because MapLibre draws on a canvas and cannot use CSS variables. */
export const tokenColor = (name: Name): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--colors-${name}`).trim();

/** The font of names and prices. MapLibre draws with the page's fonts, because the map's style has no `glyphs` URL. */
export const mapFont = ['"Source Sans 3 Variable"', 'sans-serif'];
