import { type BrowserContext } from '@playwright/test';

/** The consent version of apps/web; consent.spec.ts compares it with the version that the banner stores. */
export const consentVersion = '2026-11-28';

/** Stores the choice 'only necessary' for every page of this browser, so that no banner covers the page. */
export async function answerBanner(context: BrowserContext): Promise<void> {
  await context.addInitScript((version) => {
    const choice = { necessary: true, analytics: false, maps: false, version };
    localStorage.setItem(
      'consent-preferences',
      JSON.stringify({ ...choice, date: new Date().toISOString() }),
    );
  }, consentVersion);
}
