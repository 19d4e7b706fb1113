import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCard } from '../../../test/properties.ts';
import { Calculator } from '../features/purchase-costs/calculator.tsx';
import { MonthPanel } from './month-panel.tsx';
import { nothingTyped, setOwnFinancing } from './own-financing.ts';
import { monthText } from './own-rate.ts';

const key = 'kosten-im-monat';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const tick = () => screen.getByRole('checkbox', { name: /^Kosten im Monat an den Angeboten zeigen/ });

const own = { isOn: true, equity: '100.000', interest: '3,85', repayment: '2' };
const flat = buildCard({
  rs_type: 'APARTMENT',
  price: 500_000,
  courtage: '3,57 % inkl. MwSt.',
  rent_subsidy: 310,
});

beforeEach(() => setOwnFinancing(nothingTyped));

describe('costs per month [V-2.163]', () => {
  it('the panel of costs per month stores nothing before the tick, then what is typed, and removes it on request', async () => {
    const user = userEvent.setup();
    const { container } = render(<MonthPanel hasTick />);
    expect(localStorage.getItem(key)).toBeNull();
    await user.click(tick());
    expect(stored()).toEqual({ ...nothingTyped, isOn: true });
    expect(screen.getByText(/^Eine Rate steht dort, sobald/)).toBeVisible();
    expect(container.querySelector('details')).toHaveAttribute('open');
    await user.type(screen.getByLabelText('Eigenkapital in Euro'), '100.000');
    await user.type(screen.getByLabelText('Sollzins in Prozent pro Jahr'), '3,85');
    await user.type(screen.getByLabelText('Anfängliche Tilgung in Prozent pro Jahr'), '2');
    expect(stored()).toEqual(own);
    expect(container.querySelector('summary')).toHaveTextContent(
      'Im Monat mit 100.000 € Eigenkapital, 3,85 % Sollzins, 2 % Tilgung',
    );
    await user.click(screen.getByRole('button', { name: 'Angaben löschen' }));
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('the calculator hands over amounts that the visitor typed, and none with which it begins', async () => {
    const user = userEvent.setup();
    const { container } = render(<Calculator property={{ ...flat, price: 500_000 }} />);
    container.querySelector('details')!.open = true;
    await user.clear(screen.getByLabelText('Eigenkapital in Euro'));
    await user.type(screen.getByLabelText('Eigenkapital in Euro'), '120.000');
    await user.click(tick());
    expect(stored()).toEqual({ isOn: true, equity: '120.000', interest: '', repayment: '' });
    expect(screen.getByLabelText('Sollzins in Prozent pro Jahr')).toHaveValue('3,85');
  });

  it('the calculator begins with the amounts for costs per month that were stored', () => {
    setOwnFinancing({ ...own, equity: '77.000' });
    render(<Calculator property={{ ...flat, price: 500_000 }} />);
    expect(screen.getByLabelText('Eigenkapital in Euro')).toHaveValue('77.000');
  });

  it.each([
    ['amounts are complete', {}, {}, '2.530 € im Monat, davon 310 € Hausgeld'],
    ['equity is missing', {}, { equity: '' }, null],
    ['costs per month are not wanted', {}, { isOn: false }, null],
    ['the commission is not certain', { courtage: 'nach Absprache' }, {}, null],
    ['the federal state is not certain', { city: 'Oststeinbek', zip_code: '22113' }, {}, null],
    ['it is abroad', { country: 'ESP' }, {}, null],
    ['its price is on request', { price_on_inquiry: true }, {}, null],
    ['it is to let', { marketing_type: 'RENT', base_rent: 1_200 }, {}, null],
  ])('the costs per month of a home, where %s, are said right', (_when, home, amounts, text) => {
    const said = monthText({ ...flat, ...home }, { ...own, ...amounts });
    expect(said?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
  });
});
