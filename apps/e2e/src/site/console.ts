import { type ConsoleMessage, type Page } from '@playwright/test';
import { type TestSite } from './start-site.ts';

/** Whether a message is one of the driver, because Chromium renders WebGL in software here. */
export const isDriverMessage = (message: ConsoleMessage): boolean =>
  message.text().includes('GL Driver Message');

/** Console messages and uncaught errors of the page, e.g. React's reports of hydration mismatches. */
export function consoleOf(page: Page, site: TestSite): string[] {
  const messages: string[] = [];
  const own = new URL(site.url).host;
  page.on('pageerror', (error) => messages.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    // The browser logs an error for each blocked request to a third party, and for each page with the status 404 or
    // 410. Both are expected.
    const isOthers = url !== '' && new URL(url).host !== own;
    const isStatus = /status of 4(04|10)/.test(message.text());
    if (!isOthers && !isStatus && !isDriverMessage(message))
      messages.push(`${page.url()}: ${message.text()}`);
  });
  return messages;
}
