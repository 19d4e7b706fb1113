import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { EverythingIsNear } from '../../../../test/intersections.ts';
import { buildCard, buildProperty } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

const { IntersectionObserver: original } = window;
beforeEach(() => {
  window.IntersectionObserver = EverythingIsNear;
});
afterEach(() => {
  window.IntersectionObserver = original;
});

/** Opens a property page and mocks the request for similar properties; returns the number of these requests. */
function open(answer: () => Response) {
  let answers = 0;
  server.use(
    http.get('*/api/properties/42', () => HttpResponse.json(buildProperty())),
    http.get('*/api/properties/42/similar', () => {
      answers += 1;
      return answer();
    }),
  );
  renderPage('/immobilie/villa-an-der-elbe-42');
  return () => answers;
}

const section = { name: 'Ähnliche Immobilien' };

it("similar properties are shown in the order of the server's answer [V-7.26]", async () => {
  const items = [7, 3].map((id) => buildCard({ id, title: `Haus ${id}` }));
  open(() => HttpResponse.json({ items }));
  const region = within(await screen.findByRole('region', section));
  const titles = region.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(['Haus 7', 'Haus 3']);
});

it.each([
  ['nothing is similar', () => HttpResponse.json({ items: [] })],
  ['the answer fails', () => new HttpResponse(null, { status: 503 })],
])('the section of similar properties is absent if %s', async (_why, answer) => {
  const answers = open(answer);
  await screen.findByRole('heading', { level: 1, name: 'Villa an der Elbe' });
  await waitFor(() => expect(answers()).toBeGreaterThan(0));
  expect(screen.queryByRole('region', section)).toBeNull();
});
