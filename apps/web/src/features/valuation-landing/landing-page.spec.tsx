import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { valuationDefaultText, valuationKeywordTexts } from '@estate/content/valuation-landing';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';

const variants = [
  ...Object.entries(valuationKeywordTexts),
  ['', valuationDefaultText],
  ['unbekannt', valuationDefaultText],
  ['toString', valuationDefaultText],
] as const;

describe('valuation landing', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(variants)('shows the texts of the keyword %j', async (keyword, text) => {
    renderPage(`/bewertung${keyword && `?keyword=${keyword}`}`);
    expect(await screen.findByRole('heading', { level: 1, name: text.headline })).toBeVisible();
    expect(screen.getByText(text.highlight)).toBeVisible();
    expect(screen.getByText(text.description)).toBeVisible();
    expect(screen.getByRole('button', { name: text.buttonText })).toBeVisible();
    expect(document.title).toBe('Immobilienbewertung in 2 Minuten anfragen | Brookfleet Immobilien');
  });

  it('leads to the funnel with its button', async () => {
    const { user } = renderPage('/bewertung');
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(await screen.findByRole('button', { name: valuationDefaultText.buttonText }));
    const funnel = screen.getByRole('region', { name: 'Kostenlose Bewertung' });
    expect(scroll.mock.contexts).toEqual([funnel]);
    expect(funnel).toHaveFocus();
  });

  it('names benefits, explains three steps and leads to the contact', async () => {
    renderPage('/bewertung');
    const benefits = within(await screen.findByRole('region', { name: 'Was Sie davon haben' }));
    expect(benefits.getAllByRole('listitem')).toHaveLength(4);
    const steps = within(await screen.findByRole('region', { name: 'In drei Schritten zum Ergebnis' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    const service = within(await screen.findByRole('region', { name: 'Mehr als eine Zahl' }));
    expect(service.getByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute(
      'href',
      '/ueber-uns#kontakt',
    );
  });
});
