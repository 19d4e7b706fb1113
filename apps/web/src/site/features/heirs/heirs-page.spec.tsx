import { heirStepWords } from '@estate/content/sections/heir-steps';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../../test/render-page.tsx';

const words = heirStepWords.shipped;
const all = '?testament=keines&erben=mehrere&grundbuch=verstorben&todesfall=2-jahre&nutzung=leer';

const steps = () => screen.findByRole('region', { name: 'Ihre Schritte in dieser Reihenfolge' });
const titles = (region: HTMLElement) =>
  within(within(region).getByRole('list'))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent.replaceAll('\u00AD', ''));

describe('page for heirs', () => {
  it('the page for heirs asks five questions, and the steps with the answers take the focus and stand in the address [V-2.158, V-2.159]', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const { user, address, router } = renderPage('/verkaufen/erbe');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Immobilie geerbt');
    const questions = within(screen.getByRole('region', { name: 'Fragen' }));
    expect(questions.getAllByRole('group')).toHaveLength(5);
    for (const answer of [
      'Nein',
      'Mehrere gemeinsam',
      'Noch die verstorbene Person',
      'Bis zu zwei Jahre',
      'Sie steht leer',
    ])
      await user.click(screen.getByRole('radio', { name: answer }));
    await user.click(screen.getByRole('button', { name: 'Schritte anzeigen' }));

    const region = await steps();
    expect(address()).toBe(`/verkaufen/erbe${all}`);
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Ihre Schritte/ })).toHaveFocus());
    expect(titles(region)).toEqual(
      [
        words.disclaim,
        words.emptyHome,
        words.taxNotice,
        words.certificate,
        words.register,
        words.coHeirs,
        words.taxValue,
        words.capitalGain,
        words.papers,
        words.valuation,
      ].map(({ title }) => title),
    );

    // The address without answers shows the questions, in which they are still chosen.
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe('/verkaufen/erbe'));
    expect(screen.queryByRole('heading', { name: /^Ihre Schritte/ })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Sie steht leer' })).toBeChecked();
  });

  it('a link with five answers shows the steps with their time limits, the answers and that it is no advice [V-2.158, V-2.159]', async () => {
    renderPage(`/verkaufen/erbe${all}`);
    const region = within(await steps());
    expect(region.getByText(/^Drei Monate, nachdem Sie erfahren haben/)).toBeVisible();
    expect(region.getByText('Grundlage: §§ 30 und 31 ErbStG')).toBeVisible();
    expect(region.getByText(/keine Rechts- oder Steuerberatung/)).toBeVisible();
    expect(region.getByText('Gibt es ein Testament oder einen Erbvertrag?').nextSibling).toHaveTextContent(
      'Nein',
    );
    expect(region.getByRole('link', { name: 'Zur Bewertung' })).toHaveAttribute('href', '/bewertung');
    expect(region.getByRole('link', { name: 'Zur Checkliste der Unterlagen' })).toHaveAttribute(
      'href',
      '/verkaufen/unterlagen',
    );
    expect(screen.getByRole('radio', { name: 'Sie steht leer' })).toBeChecked();
  });

  it('a time limit that has passed since the day of death says so, one that still runs does not', async () => {
    renderPage(`/verkaufen/erbe${all}`);
    const region = within(await steps());
    expect(region.getByText(words.disclaim.late)).toBeVisible();
    expect(region.getByText(words.taxNotice.late)).toBeVisible();
    expect(region.queryByText(words.register.late)).toBeNull();
  });

  it('a link to the page for heirs with some answers keeps them and asks for the missing one in its place', async () => {
    renderPage(
      '/verkaufen/erbe?testament=keines&erben=allein&grundbuch=verstorben&todesfall=6-wochen&nutzung=x',
    );
    const missing = await screen.findByRole('group', { name: /Wie wird die Immobilie genutzt/ });
    expect(missing).toHaveAccessibleDescription('Bitte wählen Sie eine Antwort.');
    expect(screen.getAllByText('Bitte wählen Sie eine Antwort.')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'Ich allein' })).toBeChecked();
    expect(screen.queryByRole('heading', { name: /^Ihre Schritte/ })).toBeNull();
  });
});

describe('checklist of papers', () => {
  it('the checklist of papers names what a flat, a house, a plot, a let and an inherited home need [V-2.161]', async () => {
    renderPage('/verkaufen/unterlagen');
    await screen.findByRole('heading', { level: 1, name: 'Unterlagen für den Verkauf' });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Für jede Immobilie',
      'Für Haus und Wohnung',
      'Zusätzlich beim Haus',
      'Zusätzlich bei der Wohnung',
      'Zusätzlich beim Grundstück',
      'Wenn die Immobilie vermietet ist',
      'Wenn Sie geerbt haben',
    ]);
    for (const paper of ['Grundbuchauszug', 'Flurkarte', 'Energieausweis', 'Teilungserklärung'])
      expect(main.getByText(paper)).toBeVisible();
    expect(main.getByRole('button', { name: 'Liste drucken' })).toBeVisible();
  });
});
