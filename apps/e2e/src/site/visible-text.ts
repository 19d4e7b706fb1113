import { type Page } from '@playwright/test';

/** Interactive parts of a page, which differ with and without scripts. */
const interactive = [
  '[data-needs-script]',
  '[data-without-script]',
  // The filters wait behind a button.
  'form[role="search"]',
  // Forms ask for more without a script, and the funnel offers a form in its place.
  'form:not([role="search"])',
  '[aria-labelledby="kostenlose-bewertung"]',
  // Depends on the history of this browser.
  '[aria-labelledby="zuletzt-angesehen"]',
];

/** The visible text of the page's main part, line by line, without its interactive parts. */
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
