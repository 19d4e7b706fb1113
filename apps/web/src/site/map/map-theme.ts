type Name = 'brand' | 'brass' | 'brass-light' | 'card' | 'ink' | 'ink-muted' | 'paper' | 'sand';

/** A colour of the theme from the style sheet, because the map is drawn and not styled. */
export const tokenColor = (name: Name): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--colors-${name}`).trim();

/** Names and prices in the font of the page: a style without an address of glyphs draws them with fonts that are there. */
export const mapFont = ['"Source Sans 3 Variable"', 'sans-serif'];
