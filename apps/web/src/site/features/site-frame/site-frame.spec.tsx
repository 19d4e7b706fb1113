import { readPublishedWords } from '@estate/content/texts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

const hrefs = (parent: HTMLElement) =>
  within(parent)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

/** visitor-area §2, Header navigation. */
const headerPaths = [
  '/ueber-uns',
  '/bewertung',
  '/gutachten',
  '/immobilien',
  '/ferienimmobilien',
  '/suchauftrag',
  '/verkaufen',
  '/verkaufen#referenzen',
  '/kontakt',
];

describe('site frame', () => {
  beforeEach(() => {
    server.use(
      http.get('*/api/properties/latest', () => HttpResponse.json({ items: [] })),
      http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] })),
      http.get('*/api/properties/places', () => HttpResponse.json({ items: [] })),
      http.get('*/api/properties', () => HttpResponse.json({ items: [], total: 0, page: 1, page_size: 24 })),
    );
  });

  it('a notice that staff published is shown on every page until the visitor closes it, and again when its text changes', async () => {
    const publish = (text: string) =>
      readPublishedWords(() => ({ notice: { text, from: '', to: '', link: '/kontakt' } }));
    publish('Vom 24. bis 31. Dezember ist unser Büro geschlossen.');
    const { user } = renderPage('/');
    const bar = within(await screen.findByRole('complementary', { name: 'Hinweis' }));
    expect(bar.getByText(/Vom 24. bis 31. Dezember/)).toBeVisible();
    expect(bar.getByRole('link', { name: 'Mehr dazu' })).toHaveAttribute('href', '/kontakt');
    await user.click(bar.getByRole('button', { name: 'Hinweis schließen' }));
    expect(screen.queryByRole('complementary', { name: 'Hinweis' })).toBeNull();
    cleanup();
    publish('Am 2. Januar öffnen wir erst um 12 Uhr.');
    renderPage('/');
    expect(await screen.findByText(/erst um 12 Uhr/)).toBeVisible();
    readPublishedWords(() => ({}));
  });

  it('header and drawer of the site link to every page of the navigation and dial the office [V-2.11]', async () => {
    renderPage('/');
    const banner = await screen.findByRole('banner');
    await within(banner).findByRole('button', { name: 'Verkaufen' });
    await within(banner).findByRole('button', { name: 'Menü schließen', hidden: true });
    const [desktop, drawer] = within(banner).getAllByRole('navigation', { name: 'Hauptmenü', hidden: true });
    expect(hrefs(desktop!)).toEqual(headerPaths);
    expect(hrefs(drawer!)).toEqual(expect.arrayContaining(['/', ...headerPaths]));
    const phones = within(banner).getAllByRole('link', { name: '040 66969-120', hidden: true });
    expect(phones.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('tel:+494066969120'));
  });

  it.each([
    ['/ueber-uns', 'Über uns'],
    ['/bewertung', 'Immobilienbewertung'],
    ['/immobilien', 'Aktuelle Angebote'],
    ['/ferienimmobilien', 'Ferienimmobilien'],
    ['/immobilien#ferienimmobilien', 'Aktuelle Angebote'],
  ])('one entry of the site navigation is marked as current at %s: %s', async (path, label) => {
    renderPage(path);
    const banner = await screen.findByRole('banner');
    await within(banner).findByRole('button', { name: 'Verkaufen' });
    await within(banner).findByRole('button', { name: 'Menü schließen', hidden: true });
    const current = [...document.querySelectorAll('[aria-current=page]')];
    const menus = within(banner).getAllByRole('navigation', { name: 'Hauptmenü', hidden: true });
    expect(menus).toHaveLength(2);
    // One entry in the desktop header and one in the drawer; a screen shows only one of both.
    expect(current.map((link) => link.textContent)).toEqual([label, label]);
    for (const menu of menus) expect(menu.querySelectorAll('[aria-current=page]')).toHaveLength(1);
  });

  it('a submenu of the header opens by its button, and Escape closes it and returns the focus [V-2.11]', async () => {
    const { user } = renderPage('/');
    const button = await screen.findByRole('button', { name: 'Immobilien' });

    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Ferienimmobilien' })).toBeVisible();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('a click elsewhere closes a submenu of the header', async () => {
    const { user } = renderPage('/');
    const button = await screen.findByRole('button', { name: 'Verkaufen' });
    await user.click(button);
    await user.click(screen.getByRole('main'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('the navigation drawer opens by its button and closes on navigation', async () => {
    const { user, address } = renderPage('/');
    await user.click(await screen.findByRole('button', { name: 'Menü öffnen' }));
    const drawer = screen.getByRole('dialog', { name: 'Menü' });
    await user.click(await within(drawer).findByRole('link', { name: 'Aktuelle Angebote' }));

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Aktuelle Immobilienangebote' }),
    ).toBeVisible();
    expect(drawer).not.toHaveAttribute('open');
    expect(address()).toBe('/immobilien');
  });

  it('Back closes the navigation drawer, and its links replace its history entry [V-2.104]', async () => {
    const { user, address, router } = renderPage('/');
    await user.click(await screen.findByRole('button', { name: 'Menü öffnen' }));
    const drawer = screen.getByRole('dialog', { name: 'Menü' });
    act(() => router.history.back());
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    expect(address()).toBe('/');

    await user.click(await screen.findByRole('button', { name: 'Menü öffnen' }));
    await user.click(await within(drawer).findByRole('link', { name: 'Aktuelle Angebote' }));
    await waitFor(() => expect(address()).toBe('/immobilien'));
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe('/'));
    expect(drawer).not.toHaveAttribute('open');
  });

  it('a double click on the close button of the navigation drawer goes back once', async () => {
    const { user, address, router } = renderPage('/');
    await act(() => router.navigate({ to: '/impressum' }));
    await user.click(await screen.findByRole('button', { name: 'Menü öffnen' }));
    const drawer = screen.getByRole('dialog', { name: 'Menü' });
    const button = within(drawer).getByRole('button', { name: 'Menü schließen' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    expect(address()).toBe('/impressum');
  });

  it('every page links to the legal pages and to the withdrawal, the 404 page too [S-2.40, V-2.13, V-2.170]', async () => {
    renderPage('/gibt/es/nicht');
    expect(await screen.findByText('404')).toBeVisible();
    const legal = await screen.findByRole('navigation', { name: 'Rechtliches' });
    expect(hrefs(legal)).toEqual(['/agb', '/datenschutz', '/impressum', '/barrierefreiheit', '/widerruf']);
  });
});

describe('404 page', () => {
  it('the 404 page explains that the page is missing and links to other pages [S-2.15, S-2.40, S-8.4]', async () => {
    renderPage('/gibt/es/nicht');

    expect(await screen.findByText(/existiert nicht oder wurde verschoben/)).toBeVisible();
    const main = screen.getByRole('main');
    expect(hrefs(main)).toEqual(['/', '/immobilien', '/verkaufen', '/bewertung', '/ueber-uns', '/kontakt']);
    expect(document.title).toBe('Seite nicht gefunden | Brookfleet Immobilien');
  });
});
