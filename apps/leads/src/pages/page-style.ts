import { brandColors } from '@estate/content/brand-colors';

const { brand, paper } = brandColors;

/**
 * Styles with the design tokens of the site (apps/web/src/shared/theme/tokens.ts), as far as pages of text, figures and
 * small forms need them.
 */
export const pageStyle = `
      *, ::before, ::after { box-sizing: border-box; }
      body { margin: 0; background: ${paper}; color: ${brand}; font: 1.125rem/1.6 'Source Sans 3 Variable', 'Source Sans Fallback', Arial, sans-serif; hyphens: auto; overflow-wrap: break-word; }
      h1, h2 { margin: 0; font: 600 1.75rem/1.15 'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif; text-wrap: balance; }
      h2 { font-size: 1.375rem; }
      p { margin: 0; text-wrap: pretty; }
      a { color: inherit; text-underline-offset: 3px; }
      a:hover { color: #7a5a21; }
      :focus-visible { outline: 2px solid ${brand}; outline-offset: 3px; }
      header, footer { background: #fff; }
      header { border-bottom: 1px solid #e4dfd7; }
      footer { border-top: 1px solid #e4dfd7; font-size: 1rem; }
      .page { width: min(46rem, 100% - 2rem); margin: 0 auto; }
      header a { display: inline-flex; align-items: center; gap: .75rem; min-height: 4.5rem; font: 600 1.25rem/1.1 'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif; text-decoration: none; hyphens: none; }
      main { display: grid; gap: 3rem; padding: 3rem 0 4rem; }
      .eyebrow { margin-bottom: .5rem; color: #7a5a21; font-size: .875rem; font-weight: 600; letter-spacing: .06em; text-transform: uppercase; }
      .muted { color: #4b606c; }
      .lead { margin-top: 1rem; }
      section { display: grid; gap: 1rem; }
      .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 1rem; margin: 0; }
      .figures div { display: flex; flex-direction: column; gap: .25rem; padding: 1.25rem; border: 1px solid #e4dfd7; border-radius: 6px; background: #fff; }
      .figures dt { color: #4b606c; font-size: 1rem; }
      .figures dd { order: -1; margin: 0; font: 600 1.75rem/1.15 'Source Serif 4 Variable', 'Source Serif Fallback', Georgia, serif; }
      .wide { overflow-x: auto; }
      table { width: 100%; border-collapse: collapse; font-size: 1rem; font-variant-numeric: tabular-nums; hyphens: manual; }
      th, td { padding: .75rem .75rem .75rem 0; border-bottom: 1px solid #e4dfd7; text-align: right; vertical-align: top; }
      th:first-child { text-align: left; }
      tr > :last-child { padding-right: 0; }
      thead th { color: #4b606c; font-weight: 600; vertical-align: bottom; }
      details { font-size: 1rem; }
      summary { display: inline-block; padding: .5rem 0; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
      form { display: grid; justify-items: start; gap: 1rem; margin-top: .5rem; padding: 1.25rem; border: 1px solid #e4dfd7; border-radius: 6px; background: #fff; }
      .orders { display: grid; gap: 1.5rem; margin: 0; padding: 0; list-style: none; }
      .orders > li { display: grid; gap: .75rem; padding: 1.25rem; border: 1px solid #e4dfd7; border-radius: 6px; background: #fff; }
      .orders form { margin: 0; padding: 0; border: 0; }
      .row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
      main > *, form > *, .row > * { min-width: 0; max-width: 100%; }
      label { display: grid; gap: .25rem; font-weight: 600; }
      input, select { min-height: 3rem; width: 100%; padding: .5rem .75rem; border: 1px solid #857d70; border-radius: 6px; background: #fff; color: inherit; font: inherit; font-weight: 400; }
      .button { display: inline-flex; align-items: center; text-decoration: none; }
      .button:hover { color: #fff; }
      .quiet:hover { color: #7a5a21; }
      button, .button { min-height: 3rem; padding: .75rem 1.5rem; border: 0; border-radius: 6px; background: #96302b; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
      .good, .quiet, .button { background: ${brand}; }
      .quiet { border: 1px solid ${brand}; background: none; color: ${brand}; }
      footer .page { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 1.5rem 0; }
      @media (max-width: 30rem) { main { gap: 2.5rem; padding: 2rem 0 3rem; } table { font-size: .875rem; } }
      @media print {
        @page { size: A4; margin: 2cm; }
        body, header, footer { background: #fff; font-size: 11pt; }
        .page { width: 100%; }
        main { gap: 1.5rem; padding: 1.5rem 0; }
        section { break-inside: avoid; }
        .unsubscribe, nav { display: none; }
      }`;
