import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PublicProperty } from '../../../api/types.ts';
import { buildProperty } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

async function renderSection(part: Partial<PublicProperty>) {
  server.use(http.get('*/api/properties/:id', () => HttpResponse.json(buildProperty(part))));
  renderPage('/immobilie/villa-an-der-elbe-42');
  return screen.findByRole('region', { name: 'Energieeffizienzklasse' });
}

describe('energy section', () => {
  it('draws the scale and writes class and value out', async () => {
    await renderSection({ energy_efficiency_class: 'A_PLUS_PLUS', energy_efficiency_value: 18 });
    expect(
      screen.getByRole('img', {
        name: 'Energieeffizienzklasse A++, 18 kWh/(m²·a) auf einer Skala von A+ bis H',
      }),
    ).toBeVisible();
  });

  it('names a value that is no class', async () => {
    const section = await renderSection({ energy_efficiency_class: 'ENERGY_REQUIRED' });
    expect(section).toHaveTextContent('Kein Mapping für „ENERGY_REQUIRED“ vorhanden');
  });
});
