import { describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import {
  continueButton,
  renderFunnel,
  resetFunnelBeforeEach,
  storedRange,
} from '../../../../test/render-funnel.ts';
import { server } from '../../../../test/server.ts';

const stored = {
  ...storedRange,
  districts: ['Volksdorf'],
  home: {
    property_type: 'grundstueck',
    property_subtype: 'baugrundstueck',
    plot_area: 700,
    address_postal_code: '22359',
    address_city: 'Hamburg',
  },
  result: {
    ...storedRange.result,
    widenings: [{ cause: 'model', sigma: 0.22 }],
    factors: [],
    source: { ...storedRange.result.source, district: 'Volksdorf', price_per_m2: 905 },
  },
};

describe('the valuation of a plot', () => {
  resetFunnelBeforeEach();

  it('the funnel asks of a plot for its kind, area and rights, and for nothing of a building', async () => {
    const { user, section } = await renderFunnel();
    await user.click(section.getByRole('button', { name: 'Grundstück' }));
    expect(section.getByRole('heading', { name: /Was für ein Grundstück ist es\?$/ })).toHaveFocus();
    await user.click(section.getByRole('button', { name: 'Baugrundstück' }));
    expect(section.getAllByRole('textbox')).toHaveLength(1);
    await user.click(continueButton(section));
    const area = section.getByLabelText('Grundstücksfläche in m²');
    expect(area).toHaveAccessibleDescription(
      expect.stringContaining('Bitte geben Sie die Größe des Grundstücks in m² ein'),
    );
    await user.type(area, '700');
    await user.click(continueButton(section));
    expect(section.getByText('Besonderheiten')).toBeVisible();
    expect(section.queryByRole('radio')).toBeNull();
    expect(
      section.getAllByRole('combobox').map((control) => control.getAttribute('name') ?? ''),
    ).toHaveLength(2);
    expect(section.queryByRole('option', { name: /Rohbau/ })).toBeNull();
  });

  it('the price range of a plot names plot sales, €/m² of the plot, and the district of its point', async () => {
    server.use(http.get('*/api/price-ranges/range-1', () => HttpResponse.json(stored)));
    const { section } = await renderFunnel({
      step: 8,
      counter: 3,
      rangeId: 'range-1',
      propertyType: 'grundstueck',
      subtype: 'baugrundstueck',
      plotArea: '700',
    });
    expect(await section.findByText('Baugrundstück in Volksdorf, 700 m²')).toBeVisible();
    expect(section.getByText(/905 €\/m² Grundstück/)).toBeVisible();
    expect(section.getByText('Durchschnitt der Grundstücksverkäufe in Volksdorf, 2024')).toBeVisible();
    expect(section.queryByLabelText('Zustand')).toBeNull();
  });
});
