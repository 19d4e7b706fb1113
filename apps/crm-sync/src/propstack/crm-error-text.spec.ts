import { expect, it } from '@jest/globals';
import { crmErrorText } from './propstack-api.ts';

it.each([
  [
    { errors: ['Property mit der id=1 konnte nicht gefunden werden.'] },
    'Property mit der id=1 konnte nicht gefunden werden.',
  ],
  [
    { errors: { page: ['ist nicht gültig', 'fehlt'], per: 'zu groß' } },
    'page ist nicht gültig; page fehlt; per zu groß',
  ],
  [{ error: 'Zugriff verweigert' }, 'Zugriff verweigert'],
  [{ errors: 'kaputt', message: ' Pech ' }, 'kaputt; Pech'],
  [{ errors: [] }, undefined],
  [{ error: 'x'.repeat(900) }, 'x'.repeat(300)],
  ['Fehler', undefined],
  [null, undefined],
  [undefined, undefined],
])('the error text of the CRM response %j is %j', (body, text) => {
  expect(crmErrorText(body)).toBe(text);
});
