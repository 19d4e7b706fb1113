import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { places } from '../../../../test/places.ts';
import { answerWith, propertyPath, waitForWholePage } from '../../../../test/property-page.ts';
import { buildCard, buildPage, buildProperty } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

const sent = jest.fn((_address: string | URL) => true);
const address = '/api/properties/42/views';

beforeEach(() => {
  sent.mockClear();
  jest.spyOn(navigator, 'sendBeacon').mockImplementation(sent);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const becomes = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('a view of a property', () => {
  it('a view of a property is sent when its page is displayed, and not when the pointer is on its link [V-2.151]', async () => {
    let asked = 0;
    server.use(
      http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] })),
      places,
      http.get('*/api/properties', () => HttpResponse.json(buildPage([buildCard()]))),
      http.get('*/api/properties/42', () => {
        asked += 1;
        return HttpResponse.json(buildProperty());
      }),
      http.get('*/api/properties/42/similar', () => HttpResponse.json({ items: [] })),
    );
    const { user } = renderPage('/immobilien');
    const [link] = await screen.findAllByRole('link', { name: /Villa an der Elbe/ });
    await user.hover(link!);
    await waitFor(() => expect(asked).toBe(1));
    expect(sent).not.toHaveBeenCalled();
    await user.click(link!);
    await waitForWholePage();
    expect(sent.mock.calls).toEqual([[address]]);
  });

  it('a view of a property in a background tab is sent when the tab becomes visible [V-2.151]', async () => {
    answerWith();
    becomes('hidden');
    renderPage(propertyPath);
    await waitForWholePage();
    expect(sent).not.toHaveBeenCalled();
    becomes('visible');
    becomes('hidden');
    becomes('visible');
    expect(sent.mock.calls).toEqual([[address]]);
  });

  it('a property page sends no view before the property is loaded [V-2.151]', async () => {
    server.use(
      http.get('*/api/properties/42', () => HttpResponse.json({ code: 'property-gone' }, { status: 410 })),
    );
    renderPage(propertyPath);
    await screen.findByRole('heading', { level: 1 });
    expect(sent).not.toHaveBeenCalled();
  });
});
