import { defineGlobalStyles } from '@pandacss/dev';

const ring = { outline: '3px solid', outlineColor: 'brass', outlineOffset: '2px' };

export const globalCss = defineGlobalStyles({
  ':root': {
    '--header-height': { base: '3.5rem', md: '4.5rem' },
    // The margin beside the content of a page; zero where the window is wider than the content.
    '--gutter': { base: '1rem', sm: '1.5rem', xl: 'clamp(0px, (78rem - 100vw) / 2, 1.5rem)' },
    '--global-color-border': 'colors.hairline',
  },
  // Browsers that darken light pages by themselves recolour only a part of a drawing.
  html: {
    colorScheme: 'only light',
    textSizeAdjust: '100%',
    // Link targets and focused elements are scrolled to below the sticky header.
    scrollPaddingTop: 'calc(var(--header-height) + 8px)',
  },
  // Native parts such as scroll bars follow the dark theme of the staff area.
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
    // The consent banner sets an inline padding for the screen, which print overrides.
    _print: { bg: 'white', fontSize: '0.75rem', pb: '0 !important' },
  },
  // A long word of large text may be wider than the screen.
  'body, p, h1, h2, h3, h4': { _largeText: { overflowWrap: 'anywhere' } },
  'th, address': { font: 'inherit' },
  'h1, h2, h3, h4': {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    lineHeight: 'heading',
    textWrap: 'balance',
    hyphens: { base: 'manual', _largeText: 'auto' },
  },
  'a, button, input, select, textarea, summary, [tabindex]': {
    _focusVisible: ring,
  },
  // A link that covers its card shows the focus ring around the card, because a ring around a title of several lines
  // would be fragmented.
  'a[data-cover]': {
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none', _after: { ...ring, outlineOffset: '-3px', borderRadius: 'card' } },
  },
  // While the picker's button inside such a field has the focus, :focus-visible does not match the field itself.
  'input[type="date"], input[type="time"], input[type="datetime-local"]': { _focusWithin: ring },
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  // An e-mail address moves to the next line as a whole and breaks only if it is wider than its container. `:where`
  // has no specificity, so that a link styled as a button keeps its own display.
  ':where(a[href^="mailto:"])': {
    display: 'inline-block',
    maxW: 'full',
    overflowWrap: 'anywhere',
    hyphens: 'none',
  },
  'button, a': { touchAction: 'manipulation' },
  'button:not(:disabled), select, summary': { cursor: 'pointer' },
  // A button that was clicked before the app was hydrated (app/after-paint.ts).
  'button[aria-busy=true]': { animation: 'pulse 1.6s ease-in-out infinite', cursor: 'progress' },
  // Elements that need scripts are hidden if scripting is disabled. Elements for browsers without scripts have
  // `data-without-script` and the condition `_noScript`.
  '[data-needs-script]': { _noScript: { display: 'none !important' } },
  'main:focus': { outline: 'none' },
  '*::placeholder': { color: 'inkMuted', opacity: 1 },
  '*::selection': { bg: 'brassLight', color: 'ink' },
  // Marks what is chosen, because forced colours remove backgrounds and show transparent borders.
  '[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], [aria-checked=true], [data-current]':
    { _highContrast: { borderLeft: '5px solid Highlight !important' } },
  '@page': { margin: '12mm' },
  // The columns of a comparison need landscape format.
  '@page comparison': { size: 'A4 landscape' },
  // In print, controls are hidden and blocks are kept on one page.
  'header, footer, form, dialog, [role=dialog], [aria-label="Meldungen"]': {
    _print: { display: 'none !important' },
  },
  'h2, h3': { _print: { breakAfter: 'avoid' } },
  'img, figure, dl, svg': { _print: { breakInside: 'avoid' } },
  // The picture of the card that was clicked grows into the picture of the page.
  'article:has([data-transitioning]) img, body:not(:has(article [data-transitioning])) [data-page-picture]': {
    viewTransitionName: 'property-picture',
  },
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
    _motionReduce: { animation: 'none !important' },
  },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // With a short duration, every property would get a transition, and each change would appear a frame late.
      transition: 'none !important',
    },
  },
});
