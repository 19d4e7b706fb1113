import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildProperty } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server, storeForms } from '../../../../test/server.ts';

const path = '/immobilie/villa-an-der-elbe-42';

function renderProperty(part: Parameters<typeof buildProperty>[0] = {}, anchor = '') {
  server.use(http.get('*/api/properties/:id', () => HttpResponse.json(buildProperty(part))));
  return renderPage(`${path}${anchor}`);
}

const tab = (name: string) => screen.findByRole('tab', { name });
const form = async (name: string) => within(await screen.findByRole('form', { name }));

describe('the forms of a property', () => {
  it('one form of a property is shown at a time, and the arrow keys move between the tabs [V-2.162]', async () => {
    const { user } = renderProperty();
    const [expose, question] = [await tab('Exposé'), await tab('Frage')];
    expect(expose).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findAllByRole('tabpanel')).toHaveLength(1);
    await user.click(expose);
    await user.keyboard('{ArrowLeft}');
    expect(question).toHaveFocus();
    expect(question).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('tabpanel', { name: 'Frage' })).toBeVisible();
    expect(expose).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{ArrowRight}');
    expect(expose).toHaveFocus();
  });

  it('the person typed in one form of a property is filled into the empty fields of the others', async () => {
    const { user } = renderProperty();
    const expose = await form('Exposé anfordern');
    await user.type(expose.getByLabelText('Vorname'), 'Anna');
    await user.type(expose.getByLabelText('E-Mail'), 'anna@example.org');
    await user.click(await tab('Frage'));
    const question = await form('Frage stellen');
    await waitFor(() => expect(question.getByLabelText('Vorname')).toHaveValue('Anna'));
    expect(question.getByLabelText('E-Mail')).toHaveValue('anna@example.org');
    await user.type(question.getByLabelText(/^Ihre Frage/), 'Ist der Keller trocken?');
    await user.click(await tab('Exposé'));
    expect(expose.getByLabelText('Vorname')).toHaveValue('Anna');
    await user.click(await tab('Frage'));
    expect(question.getByLabelText(/^Ihre Frage/)).toHaveValue('Ist der Keller trocken?');
  });

  it('a question about a property is sent with the property and its sender [V-3.60]', async () => {
    const bodies = storeForms('*/api/property-questions');
    const { user } = renderProperty({}, '#frage');
    const question = await form('Frage stellen');
    await user.click(question.getByRole('button', { name: 'Frage senden' }));
    expect(await question.findByText('Bitte schreiben Sie Ihre Frage.')).toBeVisible();
    await user.type(question.getByLabelText(/^Ihre Frage/), 'Ist der Keller trocken?');
    await user.type(question.getByLabelText('Vorname'), 'Ida');
    await user.type(question.getByLabelText('Nachname'), 'Brandt');
    await user.type(question.getByLabelText('E-Mail'), 'ida@example.org');
    await user.click(question.getByRole('checkbox'));
    await user.click(question.getByRole('button', { name: 'Frage senden' }));
    expect(await screen.findByRole('group', { name: 'Gesendet' })).toBeVisible();
    expect(bodies).toEqual([
      expect.objectContaining({ propertyId: 42, message: 'Ist der Keller trocken?', firstName: 'Ida' }),
    ]);
  });

  it.each([
    ['#besichtigung', 'Besichtigung'],
    ['#frage', 'Frage'],
    ['#formular-question', 'Frage'],
    ['#lage', 'Exposé'],
  ])('a link to the anchor %s of a property shows the form of the tab %s [V-2.162]', async (anchor, name) => {
    renderProperty({}, anchor);
    await waitFor(async () => expect(await tab(name)).toHaveAttribute('aria-selected', 'true'));
  });

  it('the button of the contact bar shows the exposé form again after another tab', async () => {
    const { user } = renderProperty({}, '#expose');
    await user.click(await tab('Frage'));
    await user.click(screen.getByRole('link', { name: 'Exposé anfordern' }));
    await waitFor(async () => expect(await tab('Exposé')).toHaveAttribute('aria-selected', 'true'));
  });

  it('who looks for a home to rent applies for it without income, pets or terms, in place of an exposé [V-3.61]', async () => {
    const bodies = storeForms('*/api/rental-applications');
    const { user } = renderProperty({ marketing_type: 'RENT', base_rent: 1_200, rs_type: 'APARTMENT' });
    expect(screen.queryByRole('tab', { name: 'Exposé' })).toBeNull();
    const fields = await form('Für die Wohnung bewerben');
    expect(fields.queryByText(/AGB/)).toBeNull();
    await user.type(fields.getByLabelText('Personen im Haushalt'), '2');
    await user.selectOptions(fields.getByLabelText('Einzug'), 'zeitlich flexibel');
    await user.type(fields.getByLabelText('Vorname'), 'Ida');
    await user.type(fields.getByLabelText('Nachname'), 'Brandt');
    await user.type(fields.getByLabelText('E-Mail'), 'ida@example.org');
    await user.click(fields.getByRole('checkbox'));
    await user.click(fields.getByRole('button', { name: 'Bewerbung senden' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        expect.objectContaining({ propertyId: 42, persons: 2, moveIn: 'flexible', firstName: 'Ida' }),
      ]),
    );
    expect(bodies[0]).not.toHaveProperty('income');
    expect(bodies[0]).not.toHaveProperty('pets');
  });
});
