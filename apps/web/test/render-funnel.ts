import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type Funnel, initialFunnel } from '../src/site/features/valuation/funnel-state.ts';
import { renderPage } from './render-page.tsx';
import { server } from './server.ts';

export const receipt = () => HttpResponse.json({ id: 'lead-1' }, { status: 202 });

const answers: Funnel = {
  ...initialFunnel,
  propertyType: 'wohnung',
  subtype: 'studio',
  year: '1908',
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

/** Each test starts with an empty session and an API that stores addresses. */
export function resetFunnelBeforeEach() {
  beforeEach(() => {
    delete window.dataLayer;
    server.use(http.post('*/api/valuation-addresses', receipt));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    sessionStorage.clear();
  });
}
