import { defineGlobalStyles } from '@pandacss/dev';

const ring = { outline: '3px solid', outlineColor: 'brass', outlineOffset: '2px' };

export const globalCss = defineGlobalStyles({
  ':root': { '--header-height': { base: '56px', md: '72px' }, '--global-color-border': 'colors.hairline' },
  html: {
    textSizeAdjust: '100%',
    // The browser scrolls the target of a link, and what is focused, to below the sticky header.
    scrollPaddingTop: 'calc(var(--header-height) + 8px)',
  },
  // The browser's own parts, such as scroll bars, in the dark theme of the staff area.
  'html.dark': { colorScheme: 'dark' },
  body: {
    bg: 'paper',
    color: 'ink',
    fontFamily: 'body',
    fontSize: 'sm',
    lineHeight: 'text',
    hyphens: 'auto',
    overflowWrap: 'break-word',
    minH: '100dvh',
    position: 'relative',
    // The consent banner sets a padding on the element, for the screen.
    _print: { bg: 'white', fontSize: '0.75rem', pb: '0 !important' },
  },
  'th, address': { font: 'inherit' },
  'h1, h2, h3, h4': {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    lineHeight: 'heading',
    textWrap: 'balance',
    hyphens: 'manual',
  },
  'a, button, input, select, textarea, summary, [tabindex]': {
    _focusVisible: ring,
  },
  // A link that covers its card has its ring around that, because around a title of several lines it would be in pieces.
  'a[data-cover]': {
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none', _after: { ...ring, outlineOffset: '-3px', borderRadius: 'card' } },
  },
  // The last stop inside such a field is the button of its picker, and then the field itself has no focus.
  'input[type="date"], input[type="time"], input[type="datetime-local"]': { _focusWithin: ring },
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  // An address goes to the next line as a whole and breaks only where it is wider than its place.
  // Without weight, so that a link that is a button keeps its own display.
  ':where(a[href^="mailto:"])': {
    display: 'inline-block',
    maxW: 'full',
    overflowWrap: 'anywhere',
    hyphens: 'none',
  },
  'button, a': { touchAction: 'manipulation' },
  'button:not(:disabled), select, summary': { cursor: 'pointer' },
  // Pressed before the app was there to answer (app/after-paint.ts).
  'button[aria-busy=true]': { animation: 'pulse 1.6s ease-in-out infinite', cursor: 'progress' },
  // What does nothing without a script is not there without one. A part for browsers without scripts has `data-without-script` and the condition `_noScript`.
  '[data-needs-script]': { _noScript: { display: 'none !important' } },
  'main:focus': { outline: 'none' },
  '*::placeholder': { color: 'inkMuted', opacity: 1 },
  '*::selection': { bg: 'brassLight', color: 'ink' },
  '@page': { margin: '12mm' },
  // The columns of a comparison need the long side of the paper.
  '@page comparison': { size: 'A4 landscape' },
  // In print, controls are hidden and blocks are kept on one page.
  'header, footer, form, dialog, [role=dialog], [aria-label="Meldungen"]': {
    _print: { display: 'none !important' },
  },
  'h2, h3': { _print: { breakAfter: 'avoid' } },
  'img, figure, dl, svg': { _print: { breakInside: 'avoid' } },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // A short duration would be one for every property that has no transition, so that each change came a frame late.
      transition: 'none !important',
    },
  },
});
