import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type StaffRecord } from '../../shared/api/types.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { buildImage, buildProperty } from '../../../test/properties.ts';

const path = '/admin/immobilien/42/vorschau';

const images = [buildImage(), buildImage({ id: '2', position: 1, storage_path: '42/2.jpeg' })];

const answers = (hidden_by: StaffRecord['hidden_by']) =>
  http.get('*/api/admin/properties/42/preview', () =>
    HttpResponse.json({ property: buildProperty({ images, website_status: 'inaktiv' }), hidden_by }),
  );

const band = async () => within(await screen.findByRole('complementary', { name: 'Vorschau' }));

const title = () => screen.findByRole('heading', { level: 1, name: 'Villa an der Elbe' });

describe('the preview of a property', () => {
  beforeEach(() => server.use(signedIn()));

  it('the preview of a property shows the public page under a banner with the reason for being offline and a link back', async () => {
    server.use(answers(['inaktiv', 'akquise']));
    renderPage(path);
    expect(await title()).toBeVisible();
    const { getByText, getByRole, queryByRole } = await band();
    expect(getByText('Vorschau – dieses Objekt ist nicht online')).toBeVisible();
    expect(getByText('Der Website-Status steht auf inaktiv.')).toBeVisible();
    expect(getByText('Objekte in Akquise zeigt die Website nie.')).toBeVisible();
    const back = getByRole('link', { name: 'In der Verwaltung öffnen' });
    expect(back).toHaveAttribute('href', '/admin/immobilien?objekt=42');
    expect(queryByRole('link', { name: 'Auf der Website ansehen' })).toBeNull();
    expect(await screen.findByRole('region', { name: 'Ihr Kontakt' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Vorschau | Brookfleet Immobilien'));
  });

  it('the preview banner of a public property links to its page', async () => {
    server.use(answers([]));
    renderPage(path);
    const { findByText, getByRole } = await band();
    expect(await findByText('Vorschau – dieses Objekt ist online')).toBeVisible();
    const link = getByRole('link', { name: 'Auf der Website ansehen' });
    expect(link).toHaveAttribute('href', '/immobilie/villa-an-der-elbe-42');
  });

  it('the images of a property preview are requested from the staff path', async () => {
    server.use(answers(['inaktiv']));
    const { user } = renderPage(path);
    await title();
    await user.click(await screen.findByRole('button', { name: 'Großansicht öffnen' }));
    await screen.findByRole('button', { name: /Bild 2 zeigen/ });
    const shown = [...document.querySelectorAll('img')].map((img) => img.getAttribute('src') ?? '');
    const ofProperty = shown.filter((src) => src.includes('/property-images/'));
    expect(ofProperty.length).toBeGreaterThan(3);
    for (const src of ofProperty) expect(src).toMatch(/^\/api\/admin\/media\/render\/property-images\/42\//);
  });

  it('the preview of a property shows a note instead of the form', async () => {
    server.use(answers(['inaktiv']));
    renderPage(path);
    const expose = within(await screen.findByRole('tabpanel', { name: 'Exposé' }));
    expect(expose.getByText(/Aus der Vorschau wird keine Anfrage gesendet/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Exposé anfordern' })).toBeNull();
  });

  it('the preview of a missing property shows that it is missing', async () => {
    server.use(http.get('*/api/admin/properties/42/preview', () => refused('property-not-found')));
    renderPage(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Vorschau konnte nicht geladen werden');
    expect(screen.getByRole('link', { name: 'Zur Verwaltung' })).toHaveAttribute('href', '/admin/immobilien');
  });

  it('the preview of a property needs a sign-in', async () => {
    server.use(http.get('*/api/admin/me', () => refused('not-signed-in')));
    renderPage(path);
    expect(await screen.findByRole('heading', { name: 'Anmeldung' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Vorschau' })).toBeNull();
  });
});
