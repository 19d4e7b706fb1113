import { describe, expect, it } from '@jest/globals';
import { brokers } from '@estate/content/brokers';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';

describe('/ueber-uns', () => {
  it('shows the eight, each a link to their page', async () => {
    const { user, address } = renderPage('/ueber-uns');
    const team = within(await screen.findByRole('region', { name: 'Unser Team' }));
    const links = team.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      brokers.map(({ slug }) => `/makler/${slug}`),
    );
    await user.click(team.getByRole('link', { name: 'Maren Lührs' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maren Lührs' })).toBeVisible();
    expect(address()).toBe('/makler/maren-luehrs');
  });

  it('shows the face of each, small enough for the grid', async () => {
    renderPage('/ueber-uns');
    const team = within(await screen.findByRole('region', { name: 'Unser Team' }));
    for (const { name, photo } of brokers) {
      const portrait = team.getByRole('img', { name: `Porträt von ${name}` });
      expect(portrait.getAttribute('src')).toContain(`/media/render/website-images/portraits/${photo}.jpg?`);
      expect(portrait.getAttribute('srcset')).toContain(' 180w');
      expect(portrait).toHaveAttribute('sizes');
      expect(portrait).toHaveAttribute('loading', 'lazy');
    }
  });

  it('has three voices of customers after the note on whether they are checked', async () => {
    renderPage('/ueber-uns');
    const voices = within(await screen.findByRole('region', { name: 'Was Kunden über uns sagen' }));
    expect(voices.getAllByRole('figure')).toHaveLength(3);
    expect(voices.getAllByRole('img', { name: '5 von 5 Sternen' })).toHaveLength(3);
    const note = voices.getByText(/nicht geprüft/);
    const stars = voices.getAllByRole('img', { name: '5 von 5 Sternen' });
    expect(note.compareDocumentPosition(stars[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has the anchors that other pages link to, and a word to job seekers', async () => {
    renderPage('/ueber-uns');
    expect(await screen.findByRole('region', { name: 'Ihre Immobilienziele' })).toHaveAttribute(
      'id',
      'immobilienziele',
    );
    expect(screen.getByRole('region', { name: 'Sprechen Sie mit uns' })).toHaveAttribute('id', 'kontakt');
    expect(screen.getByRole('heading', { name: 'Mit uns arbeiten' })).toBeVisible();
  });
});
