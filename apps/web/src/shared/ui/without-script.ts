/**
 * Media query for a browser that runs no scripts. React does not render the content of `noscript`, so a part that needs a
 * script has the attribute `data-needs-script` (global-css.ts), and a part for those without has the style below.
 */
export const withoutScript = '@media (scripting: none)';

/** Mark and style of a part that only a browser without scripts shows. */
export const onlyWithoutScript = (display: string) =>
  ({ 'data-without-script': true, display: 'none', css: { [withoutScript]: { display } } }) as const;
