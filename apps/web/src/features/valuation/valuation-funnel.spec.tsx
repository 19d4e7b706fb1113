import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { translatePage } from '../../../test/translate-page.ts';
import { continueButton, freshFunnel, progress, renderFunnel } from '../../../test/render-funnel.ts';

freshFunnel();

describe('the way through the funnel', () => {
  it('leads from the type to the calculation, names each step and moves the focus to its question', async () => {
    const { user, section } = await renderFunnel();
    expect(progress(section)).toHaveAttribute('aria-valuetext', 'Schritt 1 von 8: Immobilie');
    expect(section.queryByRole('button', { name: 'Zurück' })).toBeNull();

    await user.click(section.getByRole('button', { name: 'Wohnung' }));
    const question = section.getByRole('heading', { name: 'Schritt 2 von 8: Was für eine Wohnung ist es?' });
    expect(question).toHaveFocus();
    expect(section.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent)).toEqual([
      'Etagenwohnung',
      'Erdgeschoss',
      'Dachgeschoss',
      'Maisonette',
      'Loft',
      'Penthouse',
    ]);

    await user.click(section.getByRole('button', { name: 'Loft' }));
    expect(section.getByRole('group', { name: 'Etage' })).toHaveTextContent('11. Obergeschoss');
    await user.click(continueButton(section));
    expect(section.getByRole('radio', { name: /Gut erhalten/ })).toBeChecked();
    expect(section.getByRole('radio', { name: /Standard/ })).toBeChecked();
    await user.click(continueButton(section));
    await user.click(section.getByRole('radio', { name: 'Ich plane einen Verkauf' }));
    await user.click(continueButton(section));
    await user.type(section.getByLabelText('Straße'), 'Elbchaussee');
    await user.type(section.getByLabelText('Hausnummer'), '12a');
    await user.type(section.getByLabelText('Postleitzahl'), '22763');
    expect(section.getByRole('button', { name: 'Adresse vervollständigen' })).toBeVisible();
    await user.type(section.getByLabelText('Ort'), 'Hamburg');
    await user.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    expect(progress(section)).toHaveAttribute('aria-valuetext', 'Schritt 7 von 8: Berechnung');
  });

  it('goes back at the same place, and from the second step without the subtype', async () => {
    const { user, section } = await renderFunnel({ step: 3 });
    await user.click(section.getByRole('button', { name: 'Zurück' }));
    expect(section.getByRole('button', { name: 'Loft', pressed: true })).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Zurück' }));
    await user.click(section.getByRole('button', { name: 'Wohnung', pressed: true }));
    expect(section.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('is announced above the first step only, because later the 150 px above it have no room for that', async () => {
    const { user, section } = await renderFunnel();
    expect(section.getByText(/^Acht kurze Schritte/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Haus' }));
    expect(section.queryByText(/^Acht kurze Schritte/)).toBeNull();
    await user.click(section.getByRole('button', { name: 'Zurück' }));
    expect(section.getByText(/^Acht kurze Schritte/)).toBeVisible();
  });

  it('scrolls to 150 px above the funnel 100 ms after a step', async () => {
    const { section } = await renderFunnel();
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    jest.useFakeTimers();
    fireEvent.click(section.getByRole('button', { name: 'Haus' }));
    act(() => jest.advanceTimersByTime(99));
    expect(scrollTo).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(scrollTo.mock.calls).toEqual([[{ top: -150, behavior: 'smooth' }]]);
  });

  it('shows the question, the count and the button of each step while the browser translates the page [V-2.99]', async () => {
    const { user, section } = await renderFunnel();
    const funnel = screen.getByRole('region', { name: 'Kostenlose Bewertung' });
    const press = async (name: string | RegExp, role = 'button') => {
      translatePage(funnel);
      await user.click(section.getByRole(role, { name }));
    };
    await press('Haus');
    expect(section.getByRole('heading', { name: /Was für ein Haus ist es\?$/ })).toBeVisible();
    expect(section.getByText('Schritt 2 von 8')).toBeVisible();
    await press('Reihenhaus');
    await press('Weiter');
    expect(section.getByRole('heading', { name: /In welchem Zustand ist Ihr Haus\?$/ })).toBeVisible();
    expect(section.getByText('Schritt 4 von 8')).toBeVisible();
    await press('Weiter');
    await press('Ich plane einen Verkauf', 'radio');
    await press('Weiter');
    for (const [name, text] of [
      ['Straße', 'Elbchaussee'],
      ['Hausnummer', '12a'],
      ['Postleitzahl', '22763'],
      ['Ort', 'Hamburg'],
    ] as const) {
      translatePage(funnel);
      await user.type(section.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);
    }
    jest.useFakeTimers();
    translatePage(funnel);
    fireEvent.click(section.getByRole('button', { name: 'Bewertung berechnen' }));
    for (const counted of [6_000, 3_000, 3_000]) {
      translatePage(funnel);
      act(() => jest.advanceTimersByTime(counted));
    }
    expect(section.getByText('Alle Schritte sind erledigt.')).toBeInTheDocument();
  });

  it('asks for the floor of apartments only', async () => {
    const { section } = await renderFunnel({ step: 3, propertyType: 'haus', subtype: 'reihenhaus' });
    expect(section.getByRole('group', { name: 'Zimmer' })).toBeVisible();
    expect(section.queryByRole('group', { name: 'Etage' })).toBeNull();
  });
});

describe('step 3', () => {
  it('explains what does not count, keeps it and leaves the slider', async () => {
    const { user, section } = await renderFunnel({ step: 3 });
    const byHand = section.getByLabelText('Wohnfläche');
    const slider = section.getByRole('slider', { name: 'Wohnfläche, Regler' });
    await user.clear(byHand);
    await user.type(byHand, '900');
    await user.tab();
    expect(byHand).toHaveValue('900');
    expect(byHand).toHaveAccessibleDescription('Bitte eine ganze Zahl von 10 bis 800 eingeben.');
    fireEvent.change(slider, { target: { value: '800' } });
    expect(slider).toHaveAttribute('aria-valuetext', '800+ m²');
    expect(byHand).toHaveValue('800');
    expect(byHand).toBeValid();
  });

  it('does not go on with an area beyond the range, and goes there', async () => {
    const { user, section } = await renderFunnel({ step: 3 });
    const byHand = section.getByLabelText('Wohnfläche');
    await user.clear(byHand);
    await user.type(byHand, '900');
    await user.click(continueButton(section));
    expect(byHand).toHaveFocus();
    expect(section.getByRole('link', { name: 'Wohnfläche' })).toBeVisible();
    await user.type(byHand, '{Backspace}{Enter}');
    expect(section.queryByLabelText('Wohnfläche')).toBeNull();
  });

  it('asks for the year and goes there', async () => {
    const { user, section } = await renderFunnel({ step: 3 });
    await user.clear(section.getByLabelText('Baujahr'));
    await user.click(continueButton(section));
    expect(section.getByLabelText('Baujahr')).toHaveFocus();
    expect(section.getByLabelText('Baujahr')).toHaveAccessibleDescription(
      `Bitte geben Sie ein Baujahr von 1500 bis ${new Date().getFullYear() + 2} ein, zum Beispiel 1970.`,
    );
  });

  it('says that a stepper has reached its limit', async () => {
    const { user, section } = await renderFunnel({ step: 3, floor: -1 });
    const down = section.getByRole('button', { name: 'Etage verringern' });
    await user.click(down);
    expect(down).toHaveAttribute('aria-disabled', 'true');
    await user.click(down);
    expect(section.getByRole('group', { name: 'Etage' })).toHaveTextContent('-22. Untergeschoss');
  });

  const moved = (movementX: number) =>
    Object.assign(new MouseEvent('mousemove', { bubbles: true }), { movementX, movementY: 0 });

  it('explains the floor after 700 ms under the pointer, at once on focus, and not after Escape', async () => {
    const { section } = await renderFunnel({ step: 3 });
    const info = section.getByRole('button', { name: 'Erklärung zur Etage' });
    jest.useFakeTimers();
    fireEvent(info, moved(0));
    act(() => jest.advanceTimersByTime(700));
    expect(section.queryByRole('tooltip')).toBeNull();
    fireEvent(info, moved(1));
    act(() => jest.advanceTimersByTime(699));
    expect(section.queryByRole('tooltip')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(section.getByRole('tooltip')).toHaveTextContent('-1: Keller0: Erdgeschoss1: erstes Obergeschoss');
    expect(info).toHaveAccessibleDescription(/-1: Keller/);
    fireEvent.keyDown(info, { key: 'Escape' });
    expect(section.queryByRole('tooltip')).toBeNull();

    act(() => jest.advanceTimersByTime(299));
    fireEvent(section.getByRole('button', { name: 'Erklärung zur Wohnfläche' }), moved(1));
    act(() => jest.advanceTimersByTime(0));
    expect(section.getByRole('tooltip')).toHaveTextContent(/ohne Keller/);
  });
});
