import { problem, type ProblemCode } from '@estate/contracts/problem';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { answerJobs } from './jobs.ts';
import { answerColleagues, answerLeads, answerOverview } from './staff.ts';

/** Parts of pages that ask whatever the spec is about: the proof of the home page, the offers of a broker, the figures of a property. */
const answerQuietly = [
  http.get('*/api/properties/sold/figures', () => HttpResponse.json({ sold: 0, cities: 0 })),
  http.get('*/api/brokers/:slug/properties', () => HttpResponse.json({ items: [], total: 0 })),
  http.get('*/api/admin/properties/:id/figures', () =>
    HttpResponse.json({ from: '2026-10-28', to: '2026-11-26', views: [], requests: [] }),
  ),
  http.get('*/api/admin/properties/:id/report', () => HttpResponse.json({ report: null })),
];

/**
 * The mocked BFF: each spec defines the answers; an unexpected call fails the spec. Only the overview of staff,
 * the lists of leads and jobs and the names of accounts answer always, because the frame of the staff area and many of its
 * pages ask for them whatever the spec is about, and so do some quiet parts of pages.
 */
export const server = setupServer(
  answerOverview(),
  answerLeads(),
  answerColleagues(),
  answerJobs,
  ...answerQuietly,
);

/** A failed answer in the BFF's format. */
export const refused = (code: ProblemCode, options: Parameters<typeof problem>[1] = {}) => {
  const body = problem(code, options);
  return HttpResponse.json(body, {
    status: body.status,
    headers: { 'content-type': 'application/problem+json' },
  });
};
