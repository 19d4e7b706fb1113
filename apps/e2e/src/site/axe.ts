import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds by its default rules, or by those with a tag. A line names rule, element and failure. */
export async function findingsOn(page: Page, tags?: string[]): Promise<string[]> {
  // Legacy mode is enough, because the pages have no third-party frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

export async function hasNoFindings(page: Page, tags?: string[]): Promise<void> {
  expect(await findingsOn(page, tags)).toEqual([]);
}
