import { describe, expect, it } from '@jest/globals';
import { brokers } from '@estate/content/brokers';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';

describe('/makler/{slug}', () => {
  it.each(brokers.map((broker) => [broker.slug, broker] as const))('%s is complete', async (slug, broker) => {
    renderPage(`/makler/${slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: broker.name })).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Zurück zum Team' })).toHaveAttribute('href', '/ueber-uns#team');
    expect(page.getByRole('img', { name: `Porträt von ${broker.name}` })).toHaveAttribute(
      'src',
      `/portraits/${broker.photo}.svg`,
    );
    expect(page.getAllByText(broker.focus)[0]).toBeVisible();
    expect(page.getByRole('link', { name: 'Nachricht schreiben' })).toHaveAttribute(
      'href',
      `/makler/${slug}#kontakt`,
    );
    expect(page.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', `tel:${broker.mobile.e164}`);
    expect(page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/\d+\?text=Guten%20Tag/,
    );
    expect(
      within(page.getByRole('region', { name: 'Auf einen Blick' })).getAllByRole('listitem'),
    ).toHaveLength(4);
    expect(page.getByRole('region', { name: /Schwerpunkte$/ })).toBeVisible();
    expect(document.title).toBe(`${broker.name}, ${broker.jobTitle} | Brookfleet Immobilien`);
  });

  it('the contact card has both numbers, the form, and a mailbox that stands nowhere in plain text', async () => {
    renderPage('/makler/henrik-thordsen');
    const card = within(await screen.findByRole('region', { name: 'Nachricht an Henrik Thordsen' }));
    expect(card.getByRole('link', { name: '0171 3920011' })).toHaveAttribute('href', 'tel:+491713920011');
    expect(card.getByRole('link', { name: '040 66969-120' })).toHaveAttribute('href', 'tel:+494066969120');
    expect(card.getByRole('form', { name: 'Kontaktformular' })).toBeVisible();

    const mail = card.getByRole('link', { name: 'thordsen (at) brookfleet.example' });
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toBe('mailto:thordsen@brookfleet.example');
    expect(document.body.innerHTML).not.toContain('thordsen@brookfleet.example');
  });

  it('asks YouTube for nothing before the film is wanted', async () => {
    const { user } = renderPage('/makler/friederike-stoltenberg-mau');
    const film = within(await screen.findByRole('region', { name: 'Einblick in die Arbeit' }));
    expect(film.getByText(/liegt bei YouTube/)).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.body.innerHTML).not.toContain('youtube-nocookie.com');

    await user.click(film.getByRole('button', { name: 'Video laden' }));
    expect(film.getByTitle(/^Home Staging in drei Räumen/)).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/Brookfleet0',
    );
  });

  it.each(['niemand', 'constructor'])('%s is nobody: 404', async (slug) => {
    renderPage(`/makler/${slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
  });
});
