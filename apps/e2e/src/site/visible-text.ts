import { type Page } from '@playwright/test';

/** Parts of a page that differ with and without scripts. */
const interactive = [
  '[data-needs-script]',
  '[data-without-script]',
  // With scripts, the filters of the list are in a dialog.
  'form[role="search"]',
  // Without scripts, forms show more fields, and a form replaces the funnel.
  'form:not([role="search"])',
  // Without scripts, the forms of a property stand one below the other.
  '[role="tabpanel"]',
  '[aria-labelledby="kostenlose-bewertung"]',
  // The list of recently viewed properties depends on the history of this browser.
  '[aria-labelledby="zuletzt-angesehen"]',
];

/** The visible text of the <main> element, line by line, without its interactive parts. */
export const visibleText = (page: Page): Promise<string[]> =>
  page.evaluate((selectors) => {
    const parts = [...document.querySelectorAll<HTMLElement>(selectors.join())];
    const displays = parts.map(({ style }) => style.display);
    for (const { style } of parts) style.display = 'none';
    const text = document.querySelector('main')?.innerText ?? '';
    parts.forEach(({ style }, index) => (style.display = displays[index] ?? ''));
    return text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean);
  }, interactive);
