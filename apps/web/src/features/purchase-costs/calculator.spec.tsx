import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicProperty } from '../../api/types.ts';
import { buildProperty } from '../../../test/properties.ts';
import { specStyles } from '../../../test/queried-styles.ts';
import { StylesContext } from '../../theme/styles.ts';
import { Calculator } from './calculator.tsx';
import { hasPurchaseCosts } from './has-purchase-costs.ts';

const offer = { price: 500_000, courtage: '3,57 % inkl. MwSt.', city: 'Hamburg', zip_code: '22587' };

function renderCalculator(part: Partial<typeof offer> = {}) {
  render(
    <StylesContext value={specStyles}>
      <Calculator property={{ ...offer, ...part }} />
    </StylesContext>,
  );
  return userEvent.setup();
}

const amountOf = (name: string) => screen.getByText(name).nextSibling?.textContent?.replace(/\s/g, ' ');
const result = () => screen.getByRole('status').textContent.replace(/\s/g, ' ');

async function type(name: string, text: string, user: ReturnType<typeof userEvent.setup>) {
  await user.clear(screen.getByLabelText(name));
  await user.type(screen.getByLabelText(name), text);
}

describe('the calculator', () => {
  it('begins with what the record says: state, commission, and a fifth of the price as own money', () => {
    renderCalculator();
    expect(screen.getByLabelText('Bundesland')).toHaveDisplayValue('Hamburg');
    expect(screen.getByLabelText('Käuferprovision in Prozent')).toHaveValue('3,57');
    expect(screen.getByText('Im Angebot steht: 3,57 % inkl. MwSt.')).toBeVisible();
    expect(screen.getByLabelText('Eigenkapital in Euro')).toHaveValue('100.000');
    expect(amountOf('Grunderwerbsteuer Hamburg (5,5 %)')).toBe('27.500,00 €');
    expect(amountOf('Käuferprovision (3,57 %)')).toBe('17.850,00 €');
    expect(amountOf('Kaufnebenkosten')).toBe('55.350,00 €');
    expect(amountOf('Darlehen')).toBe('455.350,00 €');
  });

  it('follows each field, and says what it comes to', async () => {
    const user = renderCalculator();
    await user.selectOptions(screen.getByLabelText('Bundesland'), 'Bayern');
    await type('Käuferprovision in Prozent', '2,5', user);
    await type('Eigenkapital in Euro', '140.000', user);
    await type('Sollzins in Prozent pro Jahr', '4', user);
    await user.selectOptions(screen.getByLabelText('Zinsbindung'), '5 Jahre');
    expect(amountOf('Gesamtkosten')).toBe('540.000,00 €');
    expect(amountOf('Darlehen')).toBe('400.000,00 €');
    expect(result()).toBe('Kaufnebenkosten 40.000,00 €, monatliche Rate 2.000,00 €.');
    expect(screen.getByText('Restschuld nach 5 Jahren')).toBeVisible();
  });

  it('needs no loan where the own money is enough', async () => {
    const user = renderCalculator();
    await type('Eigenkapital in Euro', '600.000', user);
    expect(result()).toBe('Kaufnebenkosten 55.350,00 €. Ihr Eigenkapital reicht ohne Darlehen.');
  });

  it('asks for the state and the commission where the record does not tell them', () => {
    renderCalculator({ city: 'Oststeinbek', zip_code: '22113', courtage: 'Käufer 3,57 %, Verkäufer 2 %' });
    const state = screen.getByLabelText('Bundesland');
    expect(state).toHaveAccessibleDescription('Bitte wählen Sie das Bundesland, in dem die Immobilie liegt.');
    expect(screen.getByLabelText('Käuferprovision in Prozent')).toBeInvalid();
    expect(result()).toBe('Bitte prüfen Sie Ihre Angaben.');
    expect(screen.queryByText('Kaufnebenkosten')).toBeNull();
  });

  it('takes a commission in euros where the record names a sum', () => {
    renderCalculator({ courtage: '17.850 €' });
    expect(screen.getByLabelText('Käuferprovision in Euro')).toHaveValue('17.850');
    expect(amountOf('Käuferprovision')).toBe('17.850,00 €');
  });

  it.each([
    ['Käuferprovision in Prozent', '12', /von 0 bis 10 Prozent/],
    ['Eigenkapital in Euro', 'viel', /Betrag in Euro/],
    ['Sollzins in Prozent pro Jahr', '16', /von 0 bis 15 Prozent/],
    ['Anfängliche Tilgung in Prozent pro Jahr', '0,5', /von 1 bis 20 Prozent/],
  ])('says what is wrong with %s', async (name, text, message) => {
    const user = renderCalculator();
    await type(name, text, user);
    expect(screen.getByLabelText(name)).toHaveAccessibleDescription(message);
    expect(screen.queryByText('Monatliche Rate')).toBeNull();
  });

  it('names source and date of its rates', () => {
    renderCalculator();
    expect(
      screen.getByText(/Grunderwerbsteuer: Steuersätze der Länder.*Zusammengestellt: \p{L}+ 20\d\d\./u),
    ).toBeVisible();
    expect(screen.getByText(/kein Angebot/)).toBeVisible();
  });
});

describe('the calculator stands', () => {
  it.each<[string, Partial<PublicProperty>, boolean]>([
    ['with a purchase in Germany', {}, true],
    ['with one whose country is not given', { country: null, currency: null }, true],
    ['not with a rent', { marketing_type: 'RENT', base_rent: 1_800 }, false],
    ['not where the price is on request', { price_on_inquiry: true }, false],
    ['not without a price', { price: null }, false],
    ['not abroad', { country: 'ESP' }, false],
    ['not with a property that is sold', { property_status_id: 170243 }, false],
  ])('%s', (_, part, expected) => {
    expect(hasPurchaseCosts(buildProperty(part))).toBe(expected);
  });
});
