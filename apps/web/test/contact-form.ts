import { screen, within } from '@testing-library/react';
import { renderPage } from './render-page.tsx';

/** A page with the contact form, and the texts and fields in which its form differs from that of other pages. */
export interface ContactPage {
  address: string;
  names: Readonly<Record<string, string>>;
  /** Name in the submitted message. */
  name: string;
  consent: string;
  marks: { success: string; failure: string };
  /** Error message of each required field. */
  missing: Readonly<Record<string, string>>;
}

const plain = { success: '', failure: '' };
const marked = { success: '✅ ', failure: '❌ ' };
const always = { Nachricht: 'Nachricht ist erforderlich' };
const email = { 'E-Mail': 'E-Mail ist erforderlich' };

export const contactPages: readonly ContactPage[] = [
  {
    address: '/ueber-uns',
    names: { Vorname: 'Anna', Nachname: 'Muster' },
    name: 'Anna Muster',
    consent: 'ueber-uns-2026-11',
    marks: plain,
    missing: {
      Vorname: 'Vorname ist erforderlich',
      Nachname: 'Nachname ist erforderlich',
      ...email,
      ...always,
    },
  },
  {
    address: '/kontakt',
    names: { Vorname: 'Anna' },
    name: 'Anna',
    consent: 'kontakt-2026-11',
    marks: plain,
    missing: { Vorname: 'Vorname ist erforderlich', ...always },
  },
  {
    address: '/makler/maren-luehrs',
    names: { Name: 'Anna Muster' },
    name: 'Anna Muster',
    consent: 'makler-2026-11',
    marks: marked,
    missing: { Name: 'Name ist erforderlich', ...email, ...always },
  },
  {
    address: '/gutachten',
    names: { Name: 'Anna Muster' },
    name: 'Anna Muster',
    consent: 'gutachten-2026-11',
    marks: marked,
    missing: { Name: 'Name ist erforderlich', ...email, ...always },
  },
];

/** Opens a page; `fill` fills in the fields that every page requires. */
export async function openContactForm({ address, names }: ContactPage) {
  const { user } = renderPage(address);
  const form = within(await screen.findByRole('form', { name: 'Kontaktformular' }));
  const field = (label: string) =>
    form.getByLabelText(new RegExp(`^${label}( \\((optional|eins von beiden)\\))?$`));
  const fill = async () => {
    for (const [label, text] of Object.entries(names)) await user.type(field(label), text);
    await user.type(field('E-Mail'), 'anna@example.org');
    await user.type(field('Nachricht'), 'Bitte rufen Sie mich an.');
    await user.click(form.getByRole('checkbox'));
  };
  const send = () => user.click(form.getByRole('button', { name: 'Nachricht senden' }));
  return { user, form, field, fill, send };
}
