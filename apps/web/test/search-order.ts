import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from './render-page.tsx';
import { server } from './server.ts';

export const target = '*/api/search-requests';

/** Mocks the form's API and returns the received bodies. */
export function recordBodies() {
  const bodies: Record<string, unknown>[] = [];
  server.use(
    http.post(target, async ({ request }) => {
      bodies.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ id: 'lead-1' }, { status: 202 });
    }),
  );
  return bodies;
}

const person = { Vorname: 'Anna', Nachname: 'Muster', 'E-Mail': 'anna@example.org', Telefon: '040 123456' };

/** Opens the form at an address; `fillPerson` fills in all required fields. */
export async function openForm(address = '/suchauftrag') {
  const { user } = renderPage(address);
  const form = within(await screen.findByRole('form', { name: 'Suchauftrag' }));
  const field = (label: string) => form.getByLabelText(label, { exact: false });
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
