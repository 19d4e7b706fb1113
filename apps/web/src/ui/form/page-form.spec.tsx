import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../test/render-page.tsx';

/** What a browser would send by itself. */
const sentBy = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(({ type, checked }) => checked || (type !== 'radio' && type !== 'checkbox'))
      .map(({ name, value }) => [name, value]),
  );

describe('a visitor form that the browser sends by itself', () => {
  it.each([
    [
      '/kontakt?stadt=berlin',
      'Kontaktformular',
      '/api/contact-messages',
      { form: 'contact', page: '/kontakt?stadt=berlin', consentVersion: 'kontakt-2026-11', message: '' },
    ],
    [
      '/bewertung',
      'Kontaktformular',
      '/api/contact-messages',
      { form: 'valuation', page: '/bewertung', lastName: '', email: '' },
    ],
    [
      '/suchauftrag?deal=rent&price_max=2000',
      'Suchauftrag',
      '/api/search-requests',
      {
        form: 'searchOrder',
        page: '/suchauftrag?deal=rent&price_max=2000',
        maxPrice: '2.000',
        buyOrRent: 'rent',
      },
    ],
    [
      '/ueber-uns',
      'Kontaktformular',
      '/api/contact-messages',
      { form: 'about', page: '/ueber-uns', firstName: '', lastName: '' },
    ],
    [
      '/makler/henrik-thordsen',
      'Kontaktformular',
      '/api/contact-messages',
      { form: 'broker', page: '/makler/henrik-thordsen', name: '' },
    ],
    [
      '/gutachten',
      'Kontaktformular',
      '/api/contact-messages',
      { form: 'appraisal', page: '/gutachten', name: '', email: '' },
    ],
  ])('of %s goes to the route of the app with all its fields', async (address, name, route, fields) => {
    renderPage(address);
    const form = await screen.findByRole<HTMLFormElement>('form', { name });
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe(`${route}#formular`);
    expect(form.id).toBe('formular');
    expect(sentBy(form)).toMatchObject(fields);
    for (const control of form.querySelectorAll('input, select, textarea')) {
      expect(control).toHaveAttribute('name', expect.stringMatching(/./));
    }
  });
});
