/**
 * Colours for the browser frame, the offline page and mails, which cannot use the app's theme
 * (apps/web/src/shared/theme).
 */
export const brandColors = { brand: '#1f323e', paper: '#faf8f5' } as const;

/** Muted colours from green over sand to red; dark letters are readable on each. */
const scaleColors = [
  '#7fa88a',
  '#97b58b',
  '#b3c08d',
  '#cfc98f',
  '#e0c98a',
  '#e0b67c',
  '#d99f72',
  '#cd866a',
  '#bf6e63',
];

/** The colour of a step of a scale, whatever the number of its steps: the first is green, the last red. */
export const scaleColor = (index: number, steps: number): string =>
  scaleColors[Math.round((index / (steps - 1)) * (scaleColors.length - 1))] ?? brandColors.paper;
