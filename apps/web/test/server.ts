import { problem, type ProblemCode } from '@estate/contracts/problem';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { answerJobs } from './jobs.ts';
import { answerColleagues, answerLeads, answerOverview } from './staff.ts';

/**
 * Default responses for parts of pages that load in every spec: sold figures on the home page, near misses of a list, a
 * broker's offers, figures and exposé of a property.
 */
const answerQuietly = [
  http.get('*/api/properties/sold/figures', () =>
    HttpResponse.json({ sold: null, days_online: null, reached_share: null }),
  ),
  http.get('*/api/properties/past-matches', () => HttpResponse.json({ count: 14, last_days: 9 })),
  http.get('*/api/admin/properties/:id/search-orders', () =>
    HttpResponse.json({ orders: 0, people: 0, reachable: 0 }),
  ),
  http.get('*/api/admin/properties/:id/search-letters', () =>
    HttpResponse.json({
      items: [],
      refusal: null,
      expose_refusal: null,
      is_hidden: false,
      publish_at: null,
      templates: [],
    }),
  ),
  http.get('*/api/properties/near-misses', () => HttpResponse.json({ items: [], wider: [] })),
  http.get('*/api/brokers/:slug/properties', () => HttpResponse.json({ items: [], total: 0 })),
  http.get('*/api/admin/properties/:id/figures', () =>
    HttpResponse.json({ from: '2026-10-28', to: '2026-11-26', views: [], requests: [] }),
  ),
  http.get('*/api/admin/properties/:id/expose', () =>
    HttpResponse.json({
      is_reviewed: false,
      crm_file: null,
      has_bank_sheet: true,
      hides_address: false,
      gaps: [],
    }),
  ),
  http.get('*/api/admin/properties/:id/order', () =>
    HttpResponse.json({ is_on: false, obstacles: ['not-offered', 'not-released', 'switched-off'] }),
  ),
  http.get('*/api/admin/properties/:id/report', () => HttpResponse.json({ report: null })),
];

/**
 * The mocked BFF: each spec defines the responses, and an unexpected call fails the spec. Default responses exist for
 * the staff overview, the lists of leads and jobs, the names of accounts and the parts above, because many pages
 * request them regardless of the spec's subject.
 */
export const server = setupServer(
  answerOverview(),
  answerLeads(),
  answerColleagues(),
  answerJobs,
  ...answerQuietly,
);

/** An error response in the BFF's format. */
export const refused = (code: ProblemCode, options: Parameters<typeof problem>[1] = {}) => {
  const body = problem(code, options);
  return HttpResponse.json(body, {
    status: body.status,
    headers: { 'content-type': 'application/problem+json' },
  });
};

/** Stores the visitors' forms that are sent to this route, and returns their bodies. */
export function storeForms(route: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.post(route, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ id: 'lead-1' }, { status: 202 });
    }),
  );
  return bodies;
}
