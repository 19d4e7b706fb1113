import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';

describe('legal pages', () => {
  it.each([
    ['/impressum', 'Impressum', 'Impressum | Brookfleet Immobilien'],
    ['/datenschutz', 'Datenschutzerklärung', 'Datenschutzerklärung | Brookfleet Immobilien'],
    ['/agb', 'Allgemeine Geschäftsbedingungen', 'Allgemeine Geschäftsbedingungen | Brookfleet Immobilien'],
    [
      '/barrierefreiheit',
      'Erklärung zur Barrierefreiheit',
      'Erklärung zur Barrierefreiheit | Brookfleet Immobilien',
    ],
  ])('%s stands under its title', async (address, title, head) => {
    renderPage(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(head);
  });

  it('the footer leads to each of them', async () => {
    const { user } = renderPage('/impressum');
    for (const [link, title] of [
      ['Datenschutz', 'Datenschutzerklärung'],
      ['AGB', 'Allgemeine Geschäftsbedingungen'],
      ['Barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
      ['Impressum', 'Impressum'],
    ] as const) {
      const nav = within(await screen.findByRole('navigation', { name: 'Rechtliches' }));
      await user.click(nav.getByRole('link', { name: link }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });

  it('Impressum names the authority, the register status and the mailbox as a link', async () => {
    renderPage('/impressum');
    const content = within(await screen.findByRole('main'));
    expect(content.getByText(/Bezirksamt Hamburg-Mitte/)).toBeVisible();
    expect(content.getByText('Die Eintragung in das Handelsregister ist beantragt.')).toBeVisible();
    expect(content.getByRole('link', { name: 'kontakt@brookfleet.example' })).toHaveAttribute(
      'href',
      'mailto:kontakt@brookfleet.example',
    );
  });

  it('Datenschutz has sections 1 to 14, its date, and contents that lead to the sections', async () => {
    renderPage('/datenschutz');
    expect(await screen.findByText('Stand: 01.02.2025')).toBeVisible();
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => Number.parseInt(heading.textContent, 10))
      .filter(Number.isFinite);
    expect(titles).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));

    const contents = within(screen.getByRole('navigation', { name: 'Inhalt' }));
    expect(contents.getByRole('link', { name: '9. Karten' })).toHaveAttribute('href', '/datenschutz#karten');
    expect(screen.getByRole('region', { name: '9. Karten' })).toHaveAttribute('id', 'karten');
  });
});
