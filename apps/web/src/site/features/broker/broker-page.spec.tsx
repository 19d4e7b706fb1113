import { describe, expect, it, jest } from '@jest/globals';
import { brokers } from '@estate/content/brokers';
import { phoneLink } from '@estate/content/phone';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server } from '../../../../test/server.ts';

describe('/makler/{slug}', () => {
  it.each(brokers().map((broker) => [broker.slug, broker] as const))(
    'the page of broker %s shows portrait, focus, facts and ways of contact [S-2.14, S-2.20, S-2.21, S-2.22]',
    async (slug, broker) => {
      renderPage(`/makler/${slug}`);
      expect(await screen.findByRole('heading', { level: 1, name: broker.name })).toBeVisible();
      const page = within(screen.getByRole('main'));
      expect(page.getByRole('link', { name: 'Zurück zum Team' })).toHaveAttribute('href', '/ueber-uns#team');
      expect(page.getByRole('img', { name: `Porträt von ${broker.name}` })).toHaveAttribute(
        'src',
        expect.stringContaining(`/${broker.portrait.path}?`),
      );
      expect(page.getAllByText(broker.focus)[0]).toBeVisible();
      expect(page.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
        'href',
        `/makler/${slug}#kontakt`,
      );
      expect(page.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', phoneLink(broker.mobile));
      expect(page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
        /^https:\/\/wa\.me\/\d+\?text=Guten%20Tag/,
      );
      expect(
        within(page.getByRole('region', { name: 'Auf einen Blick' })).getAllByRole('listitem'),
      ).toHaveLength(4);
      expect(page.getByRole('region', { name: /Schwerpunkte$/ })).toBeVisible();
      expect(document.title).toBe(`${broker.name}, ${broker.jobTitle} | Brookfleet Immobilien`);
    },
  );

  it.each(brokers().map((broker) => [broker.slug, broker] as const))(
    'the portrait of broker %s is requested in 3:4, at most 450 px wide, in the image quality for brokers [S-2.20, S-9.5]',
    async (slug, broker) => {
      renderPage(`/makler/${slug}`);
      const portrait = await screen.findByRole('img', { name: `Porträt von ${broker.name}` });
      const srcset = (portrait.getAttribute('srcset') ?? '').split(', ').map((each) => each.split(' '));
      for (const [url = '', width = ''] of [[portrait.getAttribute('src') ?? '', '450w'], ...srcset]) {
        const { pathname, searchParams } = new URL(url, 'http://site');
        expect(pathname).toBe(`/media/render/website-images/${broker.portrait.path}`);
        const pixels = Number.parseInt(width);
        expect(pixels).toBeLessThanOrEqual(450);
        expect(Object.fromEntries(searchParams)).toEqual({
          width: String(pixels),
          height: String((pixels * 4) / 3),
          quality: slug === 'friederike-stoltenberg-mau' ? '100' : '85',
          resize: 'cover',
          v: expect.stringMatching(/^[0-9a-f]{16}$/),
        });
      }
      expect(srcset.length).toBeGreaterThan(1);
      expect([portrait.getAttribute('width'), portrait.getAttribute('height')]).toEqual(['450', '600']);
    },
  );

  it("the page of a broker shows the broker's offers and a link to all of them [S-2.87]", async () => {
    server.use(
      http.get('*/api/brokers/maren-luehrs/properties', () =>
        HttpResponse.json({ items: [buildCard({ title: 'Haus am Wald' })], total: 9 }),
      ),
    );
    renderPage('/makler/maren-luehrs');
    const offers = within(await screen.findByRole('region', { name: 'Aktuelle Angebote von Maren Lührs' }));
    expect(await offers.findByRole('link', { name: 'Haus am Wald' })).toBeVisible();
    expect(offers.getByText('1 von 9 Angeboten')).toBeVisible();
    expect(offers.getByRole('link', { name: 'Alle Immobilien ansehen' })).toHaveAttribute(
      'href',
      '/immobilien',
    );
  });

  it.each([
    ['none', () => HttpResponse.json({ items: [], total: 0 })],
    ['a failure', () => refused('unavailable')],
  ])('the offers section of the page of a broker is absent after %s', async (_what, answer) => {
    const asked = jest.fn();
    server.use(
      http.get('*/api/brokers/maren-luehrs/properties', () => {
        asked();
        return answer();
      }),
    );
    renderPage('/makler/maren-luehrs');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { name: /Aktuelle Angebote/ })).toBeNull();
  });

  it('the contact card of a broker has both numbers, the form, and a mailbox that stands nowhere in plain text [S-1.2, S-2.23]', async () => {
    renderPage('/makler/henrik-thordsen');
    const card = within(await screen.findByRole('region', { name: 'Nachricht an Henrik Thordsen' }));
    expect(card.getByRole('link', { name: '0171 3920011' })).toHaveAttribute('href', 'tel:+491713920011');
    expect(card.getByRole('link', { name: '040 66969-120' })).toHaveAttribute('href', 'tel:+494066969120');
    expect(card.getByRole('form', { name: 'Kontaktformular' })).toBeVisible();

    const mail = card.getByRole('link', { name: 'thordsen (at) brookfleet.example' });
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toBe('mailto:thordsen@brookfleet.example');
    expect(document.body.innerHTML).not.toContain('thordsen@brookfleet.example');
  });

  it('YouTube gets no request before a click on the video of a broker [S-2.24]', async () => {
    const { user } = renderPage('/makler/friederike-stoltenberg-mau');
    const film = within(await screen.findByRole('region', { name: 'Einblick in die Arbeit' }));
    expect(film.getByText(/liegt bei YouTube/)).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.body.innerHTML).not.toContain('youtube-nocookie.com');

    await user.click(film.getByRole('button', { name: 'Video laden' }));
    const player = film.getByTitle(/^Home Staging in drei Räumen/);
    expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/Brookfleet0');
    expect(player).toHaveFocus();
  });

  it.each(['niemand', 'constructor'])(
    'the slug %s that belongs to no broker leads to the 404 page [S-8.4]',
    async (slug) => {
      renderPage(`/makler/${slug}`);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' }),
      ).toBeVisible();
      expect(screen.getAllByRole('banner')).toHaveLength(1);
    },
  );
});
