import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerWith, path } from '../../../test/property-page.ts';
import { renderPage } from '../../../test/render-page.tsx';

describe('property page', () => {
  it('gives no price label where the price is on request', async () => {
    answerWith({ price: null, price_on_inquiry: true });
    renderPage(path);
    expect(await screen.findByText('Preis auf Anfrage')).toBeVisible();
    expect(screen.queryByText('Kaufpreis')).toBeNull();
  });

  it('prints an address that is short enough for one line', async () => {
    answerWith();
    renderPage(path);
    expect(await screen.findByText(/\/immobilie\/42$/)).toBeInTheDocument();
  });
});
