import type { BatchResult, Job } from '@estate/contracts/jobs';
import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll, expectNoViolations, isCleanAtAnyWidth } from '../site/axe.ts';
import { desktop } from '../site/browser.ts';
import { answerStaff, showJobs } from '../site/staff-answers.ts';

let jobs = 0;
const job = (kind: Job['kind'], part: Partial<Job> = {}): Job => {
  jobs += 1;
  const created_at = new Date(Date.now() - jobs * 60_000).toISOString();
  return {
    id: `00000000-0000-4000-8000-${String(jobs).padStart(12, '0')}`,
    kind,
    state: 'completed',
    progress: { total: 129, done: 129, successful: 129, failed: 0 },
    result: null,
    property_ids: kind === 'import-property' ? [4_812_301, 4_812_302] : undefined,
    started_by: null,
    created_at,
    finished_at: created_at,
    ...part,
  };
};

const result = (part: Partial<BatchResult> = {}): BatchResult => {
  const counts = { total: 129, successful: 129, failed: 0, created: 3, updated: 20 };
  return { success: true, ...counts, errors: [], ...part };
};

const longReason =
  'Die Immobilie hat in Propstack keinen Vermarktungsstatus und konnte deshalb nicht übernommen werden.';
const partial = result({
  successful: 126,
  failed: 3,
  errors: [4_812_301, 4_812_302, 4_812_303].map((propertyId) => ({ propertyId, error: longReason })),
  failedImages: [
    {
      id: '77',
      title: 'Grundriss Dachgeschoss mit Galerie',
      reason: 'Das Bild ist beschädigt.',
      url: 'https://images.example/photos/77/grundriss-dachgeschoss.jpg',
      propertyId: 4_812_301,
    },
  ],
  imagesFailed: 1,
});

/** Ended jobs of this kind: one for each possible outcome. */
const endsOf = (kind: Job['kind']): Job[] => [
  job(kind, { result: partial }),
  job(kind, { result: result() }),
  job(kind, { state: 'failed', result: result({ success: false, error: 'Propstack antwortet nicht.' }) }),
  job(kind, { state: 'cancelled', result: result({ successful: 40, total: 129 }) }),
];

const halfway = { total: 10_000, done: 4_321, successful: 4_300, failed: 21 };

const pages: readonly { path: string; kind: Job['kind']; bars: number }[] = [
  { path: '/admin', kind: 'full-sync', bars: 2 },
  { path: '/admin/abgleich', kind: 'full-sync', bars: 2 },
  { path: '/admin/import', kind: 'import-property', bars: 2 },
  { path: '/admin/preise', kind: 'update-price-on-inquiry', bars: 1 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, kind, bars } of pages)
  test(`axe finds no accessibility violation on ${path} while jobs run or wait, and after jobs succeeded, failed or were cancelled`, async ({
    staff: { page },
  }) => {
    const active = job(kind, { state: 'active', progress: halfway, finished_at: null });
    const waiting = job(kind, {
      state: 'waiting',
      progress: { ...halfway, total: 0, done: 0 },
      finished_at: null,
    });
    await answerStaff(page, showJobs([active, waiting]));
    await page.goto(path);
    await expect(page.getByRole('progressbar', { name: 'Fortschritt' })).toHaveCount(bars);
    await expectNoSidewaysScroll(page, [320]);
    await expectNoViolations(page);
    if (path === '/admin') return;

    const ended = endsOf(kind);
    const failures = { items: partial.errors, total: 3, next: null };
    await answerStaff(page, {
      ...showJobs([], ended),
      ...Object.fromEntries(ended.map(({ id }) => [`/api/admin/jobs/${id}/failures`, failures])),
    });
    await page.setViewportSize(desktop);
    await page.goto(path);
    const runs = page.locator('details[id]');
    await expect(runs.first()).toBeVisible();
    for (const run of await runs.all()) await run.locator('summary').first().click();
    await expect(page.getByText(longReason).first()).toBeVisible();
    await isCleanAtAnyWidth(page);
  });
