import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type Funnel, initialFunnel } from '../src/site/features/valuation/funnel-state.ts';
import { renderPage } from './render-page.tsx';
import { server } from './server.ts';

/** A stored price range, as the API answers it. */
export const storedRange = {
  id: 'range-1',
  day: '2026-11-29',
  districts: ['Ottensen'],
  data_version: 'd1',
  rules_version: '1',
  claim: null,
  home: {
    property_type: 'wohnung',
    property_subtype: 'studio',
    living_area: 100,
    construction_year: 1908,
    address_postal_code: '22763',
    address_city: 'Hamburg',
    district: 'Ottensen',
  },
  result: {
    kind: 'range',
    low: 515_000,
    middle: 660_000,
    high: 850_000,
    price_per_m2: 6_608,
    widenings: [
      { cause: 'model', sigma: 0.16 },
      { cause: 'condition-missing', sigma: 0.05 },
    ],
    factors: [{ name: 'resale', factor: 0.944 }],
    source: {
      kind: 'table',
      name: 'Probetabelle',
      page: null,
      year: 2024,
      district: 'Ottensen',
      price_per_m2: 7_000,
    },
  },
} as const;

export const receipt = () => HttpResponse.json({ id: 'lead-1' }, { status: 202 });

const answers: Funnel = {
  ...initialFunnel,
  propertyType: 'wohnung',
  subtype: 'studio',
  year: '1908',
  rooms: 3,
  livingArea: { value: 100, text: '100' },
  purpose: 'verkauf-planen',
  address: {
    address_street: 'Elbchaussee',
    address_number: '12a',
    address_postal_code: '22763',
    address_city: 'Hamburg',
  },
};

/** Opens the funnel with these answers stored in the session. */
export async function renderFunnel(part?: Partial<Funnel>) {
  if (part) sessionStorage.setItem('bewertung', JSON.stringify({ ...answers, ...part, summary: undefined }));
  const page = renderPage('/bewertung');
  const section = within(await screen.findByRole('region', { name: 'Kostenlose Bewertung' }));
  // Until the funnel's code is loaded, only the first step is shown. Afterwards the session storage contains every
  // answer.
  await waitFor(() => expect(sessionStorage.getItem('bewertung')).toContain('"summary"'));
  return { ...page, section };
}
type Section = Awaited<ReturnType<typeof renderFunnel>>['section'];

export const progress = (section: Section) => section.getByRole('progressbar');
export const continueButton = (section: Section) => section.getByRole('button', { name: 'Weiter' });

/** Each test starts with an empty session and an API that stores addresses and estimates one price range. */
export function resetFunnelBeforeEach() {
  beforeEach(() => {
    delete window.dataLayer;
    server.use(
      http.post('*/api/valuation-addresses', receipt),
      http.post('*/api/price-ranges', () => HttpResponse.json(storedRange)),
      http.get('*/api/price-ranges/range-1', () => HttpResponse.json(storedRange)),
    );
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    sessionStorage.clear();
  });
}
