import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { desktop, phone } from './browser.ts';

/** axe rules for the public pages: WCAG 2.2 AA and axe's best practices. */
export const visitorRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fields with text smaller than 16 px, into which iOS zooms on focus. */
const zoomedFields = (page: Page): Promise<string[]> =>
  page
    .locator(
      'select:visible, textarea:visible, input:visible:not([type=checkbox], [type=radio], [type=range])',
    )
    .evaluateAll((fields) =>
      fields.flatMap((field) => {
        const { fontSize } = getComputedStyle(field);
        return parseFloat(fontSize) < 16 ? [`${fontSize} in ${field.outerHTML.slice(0, 200)}`] : [];
      }),
    );

/**
 * The violations that axe finds by its default rules or by rules with these tags; on a phone also fields with small
 * text. Each line contains rule, element and failure.
 */
export async function violationsOn(page: Page, tags?: string[]): Promise<string[]> {
  // Legacy mode is enough, because the pages have no third-party frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  return page.viewportSize()?.width === phone.width ? [...found, ...(await zoomedFields(page))] : found;
}

export async function expectNoViolations(page: Page, tags?: string[]): Promise<void> {
  expect(await violationsOn(page, tags)).toEqual([]);
}

/** Expects no horizontal scroll at these widths. */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
  }
}

/** Expects no axe violations on phone and desktop, and no horizontal scrolling from 320 to 2560 px. */
export async function isCleanAtAnyWidth(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page, [2560, 320]);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectNoViolations(page);
  }
}
