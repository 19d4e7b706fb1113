import { screen, within } from '@testing-library/react';
import { renderPage } from './render-page.tsx';

export const searchRequestsRoute = '*/api/search-requests';

const person = { Vorname: 'Anna', Nachname: 'Muster', 'E-Mail': 'anna@example.org', Telefon: '040 123456' };

/** Opens the form at an address; `fillPerson` fills in all required fields. */
export async function openForm(address = '/suchauftrag') {
  const { user } = renderPage(address);
  const form = within(await screen.findByRole('form', { name: 'Suchauftrag' }));
  const field = (label: string) =>
    form.getByLabelText(label, {
      exact: false,
      selector: 'input:not([type=radio], [type=checkbox]), select, textarea',
    });
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(fields)) await user.type(field(label), text);
  };
  const fillPerson = async () => {
    await fill(person);
    await user.click(form.getByRole('checkbox'));
  };
  const send = () => user.click(form.getByRole('button', { name: 'Suchauftrag erteilen' }));
  return { user, form, field, fill, fillPerson, send };
}
