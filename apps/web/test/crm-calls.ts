import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CrmCallRow } from '../src/shared/api/types.ts';

export const idOf = (n: number) => n.toString(16).padStart(24, '0');
export const call = (n: number, more: Partial<CrmCallRow> = {}): CrmCallRow => ({
  id: idOf(n),
  created_at: new Date(Date.UTC(2026, 10, 1, 8) + n * 1_000).toISOString(),
  function_name: 'full-sync',
  request_type: 'GET',
  response_status: 200,
  error_message: null,
  request_url: `https://crm.example/v1/units/${n}`,
  request_params: { expand: '1' },
  duration_ms: 340,
  ...more,
});

/** Mocks the log with these calls and records each query in `asked`. */
export const answerCalls = (
  items: readonly CrmCallRow[],
  { next = null, asked = [] }: { next?: string | null; asked?: URLSearchParams[] } = {},
) =>
  http.get('*/api/admin/propstack/logs', ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json({ items, next });
  });
export const failedCalls = (status: number, detail: string) => () =>
  HttpResponse.json({ type: '', title: '', status, detail, code: 'unavailable' }, { status });

export const callRows = async () => (await screen.findAllByRole('row')).slice(1);
