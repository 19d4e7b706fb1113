import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { answerBanner } from './consent.ts';
import { waitForHydration } from './hydration.ts';
import { type TestSite } from './start-site.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Hosts of requests to third parties; these requests are blocked. */
  thirdParties: string[];
  /** Errors in the page's console and uncaught errors. */
  errors: string[];
}

interface VisitOptions extends Pick<BrowserContextOptions, 'userAgent' | 'extraHTTPHeaders'> {
  viewport?: ViewportSize | null;
  /** Touch input instead of a mouse. */
  hasTouch?: boolean;
  isBannerAnswered?: boolean;
  /** False: the browser runs no scripts. */
  javaScriptEnabled?: boolean;
}

/**
 * A visitor's new browser context in German. Requests to third parties are blocked, and the consent banner is
 * answered with 'only necessary' unless `isBannerAnswered` is false.
 */
export async function visit(
  browser: Browser,
  siteUrl: string,
  {
    viewport = desktop,
    hasTouch = false,
    isBannerAnswered = true,
    javaScriptEnabled = true,
    ...about
  }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    hasTouch,
    javaScriptEnabled,
    baseURL: siteUrl,
    ...about,
  });
  if (javaScriptEnabled) waitForHydration(context);
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
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { context, page, thirdParties, errors };
}

/** Signs the administrator in on all pages of a browser context. */
export async function signInAdmin(context: BrowserContext, { admin }: TestSite): Promise<void> {
  const { email, password } = admin;
  const answer = await context.request.post('/api/auth/sign-in/email', { data: { email, password } });
  if (!answer.ok()) throw new Error(`the administrator could not sign in: ${await answer.text()}`);
}

/**
 * Matches the beginning of an accessible name, because labels end with '(optional)' and card titles with their price.
 */
export const beginningWith = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
