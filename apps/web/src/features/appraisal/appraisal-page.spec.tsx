import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';

describe('/gutachten', () => {
  it('begins with its title and subtitle', async () => {
    renderPage('/gutachten');
    const title = await screen.findByRole('heading', { level: 1, name: 'Immobiliengutachten' });
    expect(title.nextElementSibling).toHaveTextContent(/^Ob Verkauf, Erbfall, Scheidung oder Finanzamt: /);
  });

  it('has six services with their prices, each leading to the form', async () => {
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

  it('the form section leads to all contact data, the form to the privacy policy', async () => {
    renderPage('/gutachten');
    const section = within(await screen.findByRole('region', { name: 'Gutachten anfragen' }));
    expect(section.getByRole('link', { name: 'Alle Kontaktdaten' })).toHaveAttribute('href', '/kontakt');
    expect(section.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute(
      'href',
      '/datenschutz',
    );
  });
});
