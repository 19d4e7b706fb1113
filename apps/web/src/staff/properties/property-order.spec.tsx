import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockElementHeight } from '../../../test/mock-element-height.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { answerRows, record, row } from '../../../test/staff-properties.ts';
import type { OrderState } from '../../shared/api/types.ts';

const address = '*/api/admin/properties/1/order';
let state: OrderState;

beforeEach(() => {
  state = { is_on: false, obstacles: ['switched-off'] };
  server.use(
    signedIn('office'),
    answerRows([row(1)]),
    http.get('*/api/admin/properties/1', () => HttpResponse.json(record())),
    http.get(address, () => HttpResponse.json(state)),
    http.put(address, async ({ request }) => {
      const { is_on } = (await request.json()) as { is_on: boolean };
      state = { is_on, obstacles: is_on ? [] : ['switched-off'] };
      return HttpResponse.json({});
    }),
  );
});
mockElementHeight();

async function open() {
  const { user } = renderPage('/admin/immobilien?objekt=1');
  return { user, part: within(await screen.findByRole('region', { name: 'Auftrag oder Anfrage' })) };
}

it('staff switch the order of a property on and off, and read what visitors have', async () => {
  const { user, part } = await open();
  expect(await part.findByText(/ohne einen Vertrag zu schließen/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Auftrag einschalten' }));
  expect(await part.findByText(/Käufer beauftragen Sie kostenpflichtig/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Auftrag ausschalten' }));
  expect(await part.findByText(/ohne einen Vertrag zu schließen/)).toBeVisible();
});

it('staff read every reason why a property keeps the plain enquiry, and a Makler has no switch [S-2.270]', async () => {
  server.use(signedIn('broker'));
  state = { is_on: true, obstacles: ['not-released', 'unclear-commission'] };
  const { part } = await open();
  const reasons = (await part.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(reasons).toEqual([expect.stringContaining('Anwalt'), expect.stringContaining('3,57 %')]);
  expect(part.queryByRole('button')).toBeNull();
});

it('a switch of exposés, which may prevent the order, has its state asked again', async () => {
  const expose = { is_reviewed: false, has_bank_sheet: true, hides_address: false, gaps: [] };
  server.use(
    http.get('*/api/admin/properties/1/expose', () => HttpResponse.json(expose)),
    http.put('*/api/admin/properties/1/expose/review', () => {
      state = { is_on: true, obstacles: ['reviewed'] };
      return HttpResponse.json({});
    }),
  );
  state = { is_on: true, obstacles: [] };
  const { user, part } = await open();
  expect(await part.findByText(/Käufer beauftragen Sie kostenpflichtig/)).toBeVisible();
  await user.click(await screen.findByRole('switch', { name: 'Erst nach Prüfung senden' }));
  expect(await part.findByText(/verschicken Sie selbst/)).toBeVisible();
});

it('a switch that fails says so and stays as it was', async () => {
  server.use(http.put(address, () => refused('unavailable')));
  const { user, part } = await open();
  await user.click(await part.findByRole('button', { name: 'Auftrag einschalten' }));
  expect(await screen.findByText('Das hat nicht geklappt')).toBeInTheDocument();
  expect(await part.findByRole('button', { name: 'Auftrag einschalten' })).toBeEnabled();
});
