import { http, HttpResponse } from 'msw';
import type { StaffRecord, StaffRow } from '../src/shared/api/types.ts';

export const row = (id: number, part: Partial<StaffRow> = {}): StaffRow => ({
  id,
  title: `Haus ${id}`,
  city: 'Hamburg',
  marketing_type: 'BUY',
  rs_type: 'HOUSE',
  currency: 'EUR',
  property_status_id: 170241,
  website_status: 'aktiv',
  price: 1_250_000,
  number_of_rooms: 4,
  living_space: 120,
  image_count: 3,
  cover: null,
  lead_count: 0,
  updated_at: '2026-11-01T08:00:00Z',
  version: 0,
  hidden_by: [],
  imported_at: '2026-11-01T08:00:00Z',
  is_energy_incomplete: false,
  ...part,
});

export const record = (part: Partial<StaffRecord> = {}): StaffRecord => ({
  id: 1,
  title: 'Haus 1',
  property_status_id: 170241,
  website_status: 'aktiv',
  rs_type: 'HOUSE',
  images: [],
  storage_images: [],
  imported_at: '2026-11-01T08:00:00Z',
  currency: 'EUR',
  version: 0,
  hidden_by: [],
  missing_energy: [],
  publish_at: null,
  ...part,
});

/** Mocks the staff table from `all`, 100 rows a page, and records each query in `asked`. */
export const answerRows = (all: readonly StaffRow[], asked: URLSearchParams[] = []) =>
  http.get('*/api/admin/properties', ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const start = (Number(query.get('page')) - 1) * 100;
    return HttpResponse.json({ items: all.slice(start, start + 100), total: all.length });
  });
