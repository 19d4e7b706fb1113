import { type Page } from '@playwright/test';
import { type TestSite } from './start-site.ts';

/**
 * Cancels the only running job of this page. Resolves to the job's state and to the milliseconds from the response to
 * the end of the job, by this machine's clock and without the time until the page shows it.
 */
export async function cancelJob(
  page: Page,
  site: TestSite,
): Promise<{ state: string; endedAfterMs: number }> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/cancel'));
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  const { id } = (await (await answer).json()) as { id: string };
  const since = Date.now();
  for (;;) {
    const job = await site.staff<{ state: string; finished_at: string | null }>(`/api/admin/jobs/${id}`);
    if (job.finished_at) return { state: job.state, endedAfterMs: Date.parse(job.finished_at) - since };
    if (Date.now() - since > 20_000) return { state: job.state, endedAfterMs: Infinity };
    await page.waitForTimeout(100);
  }
}
