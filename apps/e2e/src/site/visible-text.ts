import { type Page } from '@playwright/test';

/** Parts of a page that differ with and without a script, because they do something. */
const interactive = [
  '[data-needs-script]',
  '[data-without-script]',
  // The filters wait behind a button.
  'form[role="search"]',
  // Forms ask for more without a script, and the funnel offers a form in its place.
  'form:not([role="search"])',
  '[aria-labelledby="kostenlose-bewertung"]',
  // What this browser has seen.
  '[aria-labelledby="zuletzt-angesehen"]',
];

/** The text of the page's main part as one reads it, line by line, without its interactive parts. */
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
