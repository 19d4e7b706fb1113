import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { brokers } from '@estate/content/brokers';
import { noImage } from '@estate/content/empty-value';
import { claims } from '@estate/content/sections/claims';
import { home as homeWords } from '@estate/content/sections/home';
import { homeOffer } from '@estate/content/sections/home-offer';
import { homeTrust } from '@estate/content/sections/home-trust';
import { reviewNote } from '@estate/content/sections/review-note';
import { readPublishedWords } from '@estate/content/texts';
import { buildCard } from '../../../../test/properties.ts';
import type { Answer } from '../../../shared/api/types.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server } from '../../../../test/server.ts';
import { HeroVideo } from './hero-video.tsx';

const latest = '*/api/properties/latest';

describe('home', () => {
  it('the home page shows headline, slogan and the latest listings with links to their pages [S-2.1, V-2.21, V-2.24]', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [buildCard()] })));
    renderPage('/');

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Immobilienvermarktung mit Herz und Verstand' }),
    ).toBeVisible();
    expect(screen.getByText('SERIÖS. PROFESSIONELL. ERFOLGREICH.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Villa an der Elbe' })).toHaveAttribute(
      'href',
      '/immobilie/villa-an-der-elbe-42',
    );
    expect(screen.getByRole('link', { name: 'Alle Immobilien anzeigen' })).toHaveAttribute(
      'href',
      '/immobilien',
    );
    expect(document.title).toBe('Immobilienmakler in Hamburg und Lüneburg | Brookfleet Immobilien');
  });

  it('buttons on the home page image link to selling and to the listings [V-2.20, V-2.22]', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    const headline = await screen.findByRole('heading', { level: 1 });
    const hero = within(headline.closest('section')!);
    expect(hero.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Immobilie verkaufen', '/verkaufen'],
      ['Immobilien ansehen', '/immobilien'],
    ]);
    // The image shows until the film plays, or always if the film never plays.
    expect(headline.closest('section')!.querySelector('img')).toHaveAttribute('src', '/asset');
  });

  it('the search on the home page is a plain form that the browser sends without scripts [V-2.22]', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    const form = await screen.findByRole('search', { name: 'Immobilien suchen' });
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveAttribute('action', '/immobilien');
    const { getByLabelText } = within(form);
    const names = ['Wo möchten Sie zu Hause sein?', 'Kaufen oder mieten'].map((label) =>
      getByLabelText(label).getAttribute('name'),
    );
    expect(names).toEqual(['q', 'deal']);
  });

  it('the home page shows a message if there are no new listings [V-8.19]', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    expect(await screen.findByText('Keine Immobilien gefunden')).toBeVisible();
    expect(screen.getByText('Derzeit sind keine neuen Immobilien verfügbar.')).toBeVisible();
  });

  it('failed listings on the home page show a toast and are requested again by the button [V-8.1]', async () => {
    server.use(http.get(latest, () => refused('unavailable'), { once: true }));
    const { user } = renderPage('/');

    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Fehler')).toBeVisible();
    expect(within(toast).getByText('Neueste Immobilien konnten nicht geladen werden.')).toBeVisible();

    server.use(http.get(latest, () => HttpResponse.json({ items: [buildCard()] })));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Villa an der Elbe' })).toBeVisible();
  });

  it('the home page shows mission and six services, each service with a link to its page [V-1.7, V-2.23]', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    expect(await screen.findByRole('region', { name: 'Ein Haus ist mehr als sein Preis' })).toBeVisible();
    const services = within(await screen.findByRole('region', { name: 'Unsere Leistungen' }));
    expect(
      services.getAllByRole('link', { name: /^Mehr erfahren/ }).map((link) => link.getAttribute('href')),
    ).toEqual([
      '/verkaufen',
      '/bewertung',
      '/suchauftrag',
      '/kontakt',
      '/ueber-uns#immobilienziele',
      '/gutachten',
    ]);
  });

  it('the home page shows six testimonials with five stars and a note whether they are checked [V-1.7, V-2.25]', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    const voices = within(await screen.findByRole('region', { name: 'Das sagen unsere Kunden' }));
    expect(voices.getAllByRole('figure')).toHaveLength(6);
    expect(voices.getAllByRole('img', { name: '5 von 5 Sternen' })).toHaveLength(6);
    homeTrust.shipped.voices.forEach(({ name, subtitle, text }, index) => {
      const voice = voices.getAllByRole('figure')[index];
      for (const part of [`„${text}“`, name, subtitle]) expect(voice).toHaveTextContent(part);
    });
    expect(voices.getByText(reviewNote.shipped.note)).toBeVisible();
  });

  it('the home page names the seven partners [V-2.26, V-9.15]', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    renderPage('/');

    const section = within(await screen.findByRole('region', { name: 'Unsere Kooperationspartner' }));
    const logos = section.getAllByRole('img');
    expect(logos).toHaveLength(7);
    expect(logos[1]).toHaveAccessibleName('Notariat am Nikolaifleet');
    expect(logos[1]).toHaveAttribute(
      'src',
      expect.stringContaining('/media/render/website-images/partners/notariat-am-nikolaifleet.png?'),
    );
  });

  it('the home page shows the texts that staff published, and a partner without a logo by its name', async () => {
    server.use(http.get(latest, () => HttpResponse.json({ items: [] })));
    const service = { icon: 'sale', title: 'Erbberatung', text: 'Für Erben.' };
    readPublishedWords(() => ({
      home: { ...homeWords.shipped, headline: 'Zuhause ist Vertrauenssache' },
      'home-offer': {
        ...homeOffer.shipped,
        services: [
          { ...service, link: '/verkaufen#referenzen' },
          { ...service, title: 'Portal', link: 'https://portal.example/a#b' },
        ],
      },
      'home-trust': { ...homeTrust.shipped, partners: [{ name: 'Malerei Okke', logo: noImage }] },
    }));
    try {
      renderPage('/');
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Zuhause ist Vertrauenssache' }),
      ).toBeVisible();
      const targets = screen.getAllByRole('link', { name: /^Mehr erfahren/ });
      expect(targets.map((link) => link.getAttribute('href'))).toEqual([
        '/verkaufen#referenzen',
        'https://portal.example/a#b',
      ]);
      const partners = await screen.findByRole('region', { name: 'Unsere Kooperationspartner' });
      expect(partners).toHaveTextContent('Malerei Okke');
    } finally {
      readPublishedWords(() => ({}));
    }
  });
});

/* visitor-area §1, Marketing claims. */
describe('claims of the home page', () => {
  const none: Answer<'/api/properties/sold/figures'> = { sold: null, days_online: null, reached_share: null };
  const home = (figures: Partial<typeof none>) => {
    server.use(
      http.get('*/api/properties/latest', () => HttpResponse.json({ items: [] })),
      http.get('*/api/properties/sold/figures', () => HttpResponse.json({ ...none, ...figures })),
    );
    renderPage('/');
  };
  const proofName = homeTrust.shipped.proofTitle;

  it('the home page says with each figure of the stock of how many sales it is, and links the references', async () => {
    home({
      sold: 1_234,
      days_online: { median: 33.5, sales: 7 },
      reached_share: { median: 0.968, sales: 1_200 },
    });
    const proof = within(await screen.findByRole('region', { name: proofName }));
    expect(
      proof.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    ).toEqual([
      '1.234 Verkäufe der letzten 24 Monate',
      '34 Tage von der ersten Anzeige auf dieser Website bis zum Verkauf; mittlerer Wert (Median) von 7 Verkäufen der letzten 24 Monate',
      '97 % des zuletzt verlangten Preises wurden bezahlt; mittlerer Wert (Median) von 1.200 Verkäufen der letzten 24 Monate',
      expect.stringContaining(homeTrust.shipped.proofSource),
    ]);
    expect(proof.getByRole('link', { name: 'Referenzen ansehen' })).toHaveAttribute(
      'href',
      '/verkaufen#referenzen',
    );
  });

  it('a figure of the stock without enough sales is left out, and without any the home page has only the claims', async () => {
    home({ sold: 6 });
    const proof = within(await screen.findByRole('region', { name: proofName }));
    expect(proof.getAllByRole('listitem')).toHaveLength(2);
    cleanup();
    home({});
    const pledges = within(await screen.findByRole('region', { name: homeTrust.shipped.claimsTitle }));
    expect(pledges.getAllByRole('listitem')).toHaveLength(4);
    // The request for the figures has ended once the list of latest offers is shown.
    await screen.findByText('Keine Immobilien gefunden');
    expect(screen.queryByRole('region', { name: proofName })).toBeNull();
  });

  it('the claims on the home page stand above the brokers, who link to their pages [V-2.98]', async () => {
    home({});
    const people = within(await screen.findByRole('region', { name: homeTrust.shipped.teamTitle }));
    expect(people.getAllByRole('listitem')).toHaveLength(brokers().length);
    for (const { name, slug } of brokers())
      expect(people.getByRole('link', { name })).toHaveAttribute('href', `/makler/${slug}`);
  });

  it('testimonials have no stars without the note on how reviews are checked', async () => {
    readPublishedWords(() => ({ [reviewNote.key]: { note: '' } }));
    try {
      renderPage('/');
      const voices = within(await screen.findByRole('region', { name: 'Das sagen unsere Kunden' }));
      expect(voices.getAllByRole('figure')).toHaveLength(6);
      expect(voices.queryByRole('img', { name: /Sterne/ })).toBeNull();
      expect(voices.queryByText(claims.shipped.stars)).toBeNull();
    } finally {
      readPublishedWords(() => ({}));
    }
  });

  it('the home page shows all five claims, the stars only after the note on how testimonials are checked [V-1.1]', async () => {
    server.use(http.get('*/api/properties/latest', () => HttpResponse.json({ items: [] })));
    renderPage('/');

    for (const claim of [
      'Über 15 Jahre Erfahrung',
      'In 2 Minuten angefragt',
      '100 % kostenlos',
      'Verkäufer zahlen nur im Erfolgsfall',
    ]) {
      expect(await screen.findByText(claim)).toBeVisible();
      expect(document.body.textContent.replaceAll('\u00a0', ' ').split(claim)).toHaveLength(2);
    }
    const voices = within(await screen.findByRole('region', { name: 'Das sagen unsere Kunden' }));
    expect(voices.getByText('5,0 von 5 Sternen').previousElementSibling).toHaveTextContent(
      reviewNote.shipped.note,
    );
  });
});

const { matchMedia } = window;

const isFilmThere = () => document.querySelector('video') !== null;

/** Simulates playback, which jsdom lacks: the film starts, or the browser refuses. */
function letPlay(isAllowed: boolean) {
  HTMLMediaElement.prototype.play = async function play() {
    await Promise.resolve();
    if (!isAllowed) throw new DOMException('no gesture', 'NotAllowedError');
    this.dispatchEvent(new Event('playing'));
  };
  HTMLMediaElement.prototype.pause = function pause() {
    this.dispatchEvent(new Event('pause'));
  };
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

async function renderHero() {
  render(<HeroVideo />);
  // Sends `load`, because in the first test the document may still be loading.
  fireEvent(window, new Event('load'));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  // Waits for the film's chunk.
  await act(() => import('./film.tsx'));
}

describe('film of the home page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    letPlay(true);
  });
  afterEach(() => {
    jest.useRealTimers();
    window.matchMedia = matchMedia;
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('the video of the home page starts when the page is idle and stops by its button [V-2.20, V-4.17]', async () => {
    await renderHero();
    await press('Video anhalten');
    await press('Video abspielen');
    expect(screen.getByRole('button', { name: 'Video anhalten' })).toBeVisible();
  });

  it('the home page shows a play button if the browser blocks autoplay [V-2.19, V-4.17]', async () => {
    letPlay(false);
    await renderHero();
    letPlay(true);
    await press('Video abspielen');
    expect(screen.getByRole('button', { name: 'Video anhalten' })).toBeVisible();
  });

  it('the video of the home page is not loaded with reduced motion', async () => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
    await renderHero();
    expect(isFilmThere()).toBe(false);
  });

  it('the video of the home page is not loaded with reduced data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await renderHero();
    expect(isFilmThere()).toBe(false);
  });

  it('the home page keeps its image if the browser can play neither video file', async () => {
    HTMLMediaElement.prototype.play = () => new Promise(() => undefined);
    await renderHero();
    expect(isFilmThere()).toBe(true);
    fireEvent.error(document.querySelectorAll('source')[1]!);
    expect(isFilmThere()).toBe(false);
  });
});
