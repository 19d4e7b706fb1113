import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../../../../deploy/local/stores/browser.mjs';
import { answerBanner } from './consent.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Path of the Chromium that `npm test` found. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['PLAYWRIGHT_CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: chromiumFlags });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Hosts of requests to third parties; these requests are blocked. */
  thirdParties: string[];
  /** Errors in the page's console and uncaught errors. */
  errors: string[];
}

/**
 * A visitor's fresh browser: German, the network to third parties blocked, the consent banner answered with 'only
 * necessary' unless the journey is about the banner.
 */
export async function visit(
  browser: Browser,
  siteUrl: string,
  { viewport = desktop, isBannerAnswered = true } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    baseURL: siteUrl,
  });
  if (isBannerAnswered) await answerBanner(context);
  const thirdParties: string[] = [];
  const errors: string[] = [];
  const own = new URL(siteUrl).host;
  await context.route(
    (url) => url.host !== own && url.protocol.startsWith('http'),
    (route) => {
      thirdParties.push(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  // Less than a test's own limit, so that a failed step reports its own error before the test times out.
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { context, page, thirdParties, errors };
}

/** Matches the beginning of an accessible name, because labels end in '(optional)' and card titles in their price. */
export const beginningWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
