type Name = 'brand' | 'brass' | 'card' | 'ink' | 'ink-muted' | 'paper' | 'sand';

/** A colour of the theme from the style sheet, because the map is drawn and not styled. */
export const tokenColor = (name: Name): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--colors-${name}`).trim();
