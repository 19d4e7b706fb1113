import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { brokers } from '@estate/content/brokers';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../test/render-page.tsx';
import { buildCard } from '../../test/properties.ts';
import { refused, server } from '../../test/server.ts';

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
  ])(
    'the page of the legal text %s shows its title and text [S-2.10, S-2.11, S-2.12, S-2.44, V-2.78]',
    async (address, title, head) => {
      renderPage(address);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(document.title).toBe(head);
    },
  );

  it('the footer links to the top of each legal page [V-2.6]', async () => {
    const scrollTo = jest.fn<(to: ScrollToOptions) => void>();
    Object.assign(window, { scrollTo });
    const { user } = renderPage('/impressum');
    for (const [link, title] of [
      ['Datenschutz', 'Datenschutzerklärung'],
      ['AGB', 'Allgemeine Geschäftsbedingungen'],
      ['Barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
      ['Impressum', 'Impressum'],
    ] as const) {
      const nav = within(await screen.findByRole('navigation', { name: 'Rechtliches' }));
      scrollTo.mockClear();
      await user.click(nav.getByRole('link', { name: link }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    }
  });

  it('Impressum names the authority, the register status and the mailbox as a link [S-2.36]', async () => {
    renderPage('/impressum');
    const content = within(await screen.findByRole('main'));
    expect(content.getByText(/Bezirksamt Hamburg-Mitte/)).toBeVisible();
    expect(content.getByText('Die Eintragung in das Handelsregister ist beantragt.')).toBeVisible();
    expect(content.getByRole('link', { name: 'kontakt@brookfleet.example' })).toHaveAttribute(
      'href',
      'mailto:kontakt@brookfleet.example',
    );
  });

  it('Datenschutz has sections 1 to 14, its date, and contents that lead to the sections [S-2.37]', async () => {
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

describe('/danke', () => {
  it('the thank-you page repeats the success text of the form, what comes next and where to go on', async () => {
    renderPage('/danke?formular=expose&seite=%2Fimmobilie%2Fvilla-42');
    expect(await screen.findByRole('heading', { level: 1, name: 'Erfolgreich gesendet' })).toBeVisible();
    expect(screen.getByText(/Ihre Exposé-Anfrage wurde erfolgreich übermittelt/)).toBeVisible();
    expect(screen.getByText(/sonst sendet es Ihnen.* in der Regel bis \S+, \d+\. \S+\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Suchauftrag erteilen' })).toHaveAttribute(
      'href',
      '/suchauftrag',
    );
    expect(screen.getByRole('link', { name: 'Besichtigung anfragen' })).toHaveAttribute(
      'href',
      '/immobilie/villa-42#besichtigung',
    );
    expect(screen.getByRole('link', { name: 'Zurück zur vorigen Seite' })).toHaveAttribute(
      'href',
      '/immobilie/villa-42',
    );
  });

  it.each([
    '/danke?formular=bewertung',
    '/danke?formular=rueckruf&seite=/verkaufen',
    '/danke?formular=nachricht&seite=/bewertung',
  ])(
    'the thank-you page of an owner, %s, offers the checklist of papers and no listings [V-2.157]',
    async (address) => {
      renderPage(address);
      const sent = within(await screen.findByRole('group', { name: 'Gesendet' }));
      expect(sent.getByRole('link', { name: 'Checkliste der Unterlagen' })).toHaveAttribute(
        'href',
        '/verkaufen/unterlagen',
      );
      expect(sent.queryByRole('link', { name: 'Zu den Immobilien' })).toBeNull();
    },
  );

  it.each(['https://evil.example', '//evil.example', '/admin', '/immobilie/../admin', '/kontakt?x=1'])(
    'the thank-you page does not link to the return address %s',
    async (page) => {
      renderPage(`/danke?formular=unbekannt&seite=${encodeURIComponent(page)}`);
      expect(await screen.findByRole('heading', { level: 1, name: 'Nachricht gesendet!' })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Zurück zur vorigen Seite' })).not.toBeInTheDocument();
    },
  );
});

describe('/gutachten', () => {
  it('the page of appraisals begins with title and subtitle [S-2.43]', async () => {
    renderPage('/gutachten');
    const title = await screen.findByRole('heading', { level: 1, name: 'Immobiliengutachten' });
    expect(title.nextElementSibling).toHaveTextContent(/^Ob Verkauf, Erbfall, Scheidung oder Finanzamt: /);
  });

  it('the page of appraisals shows six services with prices that lead to the form [S-1.2, S-2.7, S-2.34, S-3.2]', async () => {
    const { user, address } = renderPage('/gutachten');
    const services = within(await screen.findByRole('region', { name: 'Leistungen und Preise' }));
    const prices = services.getAllByText(/^ab [\d.]+ €$|^kostenlos$/).map((price) => price.textContent);
    expect(prices).toEqual(['kostenlos', 'kostenlos', 'ab 385 €', 'ab 1.200 €', 'ab 750 €', 'ab 500 €']);

    const links = services.getAllByRole('link', { name: /^Jetzt anfordern/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(6).fill('/gutachten#kontakt'));
    await user.click(links[3]!);
    expect(address()).toBe('/gutachten#kontakt');
    expect(screen.getByRole('region', { name: 'Gutachten anfragen' })).toHaveAttribute('id', 'kontakt');
  });

  it('the form section of the page of appraisals links to all contact data, the form to the privacy policy [S-2.35]', async () => {
    renderPage('/gutachten');
    const section = within(await screen.findByRole('region', { name: 'Gutachten anfragen' }));
    expect(section.getByRole('link', { name: 'Alle Kontaktdaten' })).toHaveAttribute('href', '/kontakt');
    expect(section.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
  });
});

describe('/ueber-uns', () => {
  it('the eight brokers on the about page link to their pages [S-2.8, V-2.67]', async () => {
    const { user, address } = renderPage('/ueber-uns');
    const team = within(await screen.findByRole('region', { name: 'Unser Team' }));
    const links = team.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      brokers().map(({ slug }) => `/makler/${slug}`),
    );
    await user.click(team.getByRole('link', { name: 'Maren Lührs' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maren Lührs' })).toBeVisible();
    expect(address()).toBe('/makler/maren-luehrs');
  });

  it('the portraits on the about page are requested in the size of the grid', async () => {
    renderPage('/ueber-uns');
    const team = within(await screen.findByRole('region', { name: 'Unser Team' }));
    for (const {
      name,
      portrait: { path },
    } of brokers()) {
      const portrait = team.getByRole('img', { name: `Porträt von ${name}` });
      expect(portrait.getAttribute('src')).toContain(`/media/render/website-images/${path}?`);
      expect(portrait.getAttribute('srcset')).toContain(' 180w');
      expect(portrait).toHaveAttribute('sizes');
      expect(portrait).toHaveAttribute('loading', 'lazy');
    }
  });

  it('three testimonials on the about page follow the note whether they are checked [V-2.68]', async () => {
    renderPage('/ueber-uns');
    const voices = within(await screen.findByRole('region', { name: 'Was Kunden über uns sagen' }));
    expect(voices.getAllByRole('figure')).toHaveLength(3);
    expect(voices.getAllByRole('img', { name: '5 von 5 Sternen' })).toHaveLength(3);
    const note = voices.getByText(/nicht geprüft/);
    const stars = voices.getAllByRole('img', { name: '5 von 5 Sternen' });
    expect(note.compareDocumentPosition(stars[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('the about page has the anchors that other pages link to and a text for applicants [V-1.6, V-2.69]', async () => {
    renderPage('/ueber-uns');
    expect(await screen.findByRole('region', { name: 'Ihre Immobilienziele' })).toHaveAttribute(
      'id',
      'immobilienziele',
    );
    expect(screen.getByRole('region', { name: 'Sprechen Sie mit uns' })).toHaveAttribute('id', 'kontakt');
    expect(screen.getByRole('heading', { name: 'Mit uns arbeiten' })).toBeVisible();
  });
});

const target = '*/api/properties/sold';

const empty = 'Keine verkauften Immobilien verfügbar';

const sold = (id: number) =>
  buildCard({
    id,
    title: `Villa ${id}`,
    property_status_id: 170243,
    number_of_bath_rooms: 2,
    ...(id === 2 && { region: 'Winterhude', closed_year: 2026, days_online: 34 }),
  });

const answer = (count: number) =>
  server.use(
    http.get(target, () =>
      HttpResponse.json({ items: Array.from({ length: count }, (_, id) => sold(id + 1)) }),
    ),
  );

async function renderSellPage() {
  const page = renderPage('/verkaufen');
  await screen.findByRole('heading', { level: 1, name: 'Verkaufen mit Ruhe und Plan' });
  const references = within(screen.getByRole('region', { name: 'Referenzen' }));
  return { ...page, references };
}

describe('sell page', () => {
  it('the sell page has a section for each anchor, and the valuation funnel [S-2.6, V-2.62, V-2.64]', async () => {
    answer(0);
    await renderSellPage();
    for (const id of ['bewertung', 'kostenlose-bewertung', 'verkaufen', 'kundenstimmen', 'referenzen'])
      expect(document.getElementById(id)).toBeVisible();
    const funnel = within(screen.getByRole('region', { name: 'Kostenlose Bewertung' }));
    // The complete funnel replaces the first step once its code has loaded.
    await waitFor(() => expect(funnel.getByRole('button', { name: 'Haus' })).toBeVisible());
    expect(document.title).toBe('Immobilie verkaufen in Hamburg und Lüneburg | Brookfleet Immobilien');
  });

  it('the sell page names six benefits and eight steps [V-2.64]', async () => {
    answer(0);
    await renderSellPage();
    const lists = within(
      screen.getByRole('region', { name: 'Was Sie von uns erwarten dürfen' }),
    ).getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([6, 8]);
  });

  it('the sell page links the steps of heirs and the checklist of papers [V-2.157]', async () => {
    answer(0);
    await renderSellPage();
    const links = within(screen.getByRole('region', { name: 'Gut vorbereitet' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/verkaufen/erbe',
      '/verkaufen/unterlagen',
    ]);
  });

  it('three testimonials on the sell page follow the note whether they are checked, the second is hidden on mobile [V-2.65]', async () => {
    answer(0);
    await renderSellPage();
    const voices = within(screen.getByRole('region', { name: 'Das sagen unsere Kunden' }));
    expect(voices.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
    // jsdom matches no media queries, so the page renders as on a phone.
    expect(voices.getAllByRole('listitem').map((voice) => voice.textContent)).toEqual([
      expect.stringContaining('Jürgen P.'),
      expect.stringContaining('Dr. Sabine F.'),
    ]);
    expect(voices.getByText(/nicht geprüft/)).toBeVisible();
  });

  it('sold properties on the sell page are cards without a price, the first six at once [V-2.66, V-3.28]', async () => {
    answer(8);
    const { user, references } = await renderSellPage();
    await waitFor(() => expect(references.getAllByRole('article')).toHaveLength(6));
    const first = references.getAllByRole('article')[0]!;
    expect(first).toHaveTextContent('VerkauftVilla 1Hamburg6 Zimmer · 2 Bäder · 210,5 m²');
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/immobilie/villa-1-1');
    expect(references.getAllByRole('article')[1]).toHaveTextContent(
      'Villa 2Winterhude, Hamburg · 2026 · in 34 Tagen verkauft6 Zimmer',
    );
    await user.click(references.getByRole('button', { name: '8 Referenzen anzeigen' }));
    expect(references.getAllByRole('article')).toHaveLength(8);
    expect(references.getAllByRole('link')[6]).toHaveFocus();
  });

  it('the sell page shows a message if no property was sold [V-8.24]', async () => {
    answer(0);
    const { references } = await renderSellPage();
    expect(await references.findByText(empty)).toBeVisible();
  });

  it('a failed request of the sold properties on the sell page is only logged [V-8.24]', async () => {
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get(target, () => refused('unavailable')));
    const { references } = await renderSellPage();
    expect(await references.findByText(empty)).toBeVisible();
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });
});
