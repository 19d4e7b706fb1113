import { expect, type Page } from '@playwright/test';
import { beginningWith } from '../site/browser.ts';

/** The valuation funnel on a page, as a visitor uses it. */
export class Funnel {
  constructor(private readonly page: Page) {}

  /** Opens /bewertung with a clock that the journey controls. */
  static async open(page: Page): Promise<Funnel> {
    await page.clock.install();
    await page.goto('/bewertung');
    return new Funnel(page);
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  click(name: string) {
    return this.button(name).click();
  }

  /** Waits for the question of a step and the position of the progress bar. */
  async isAt(number: number, question: string) {
    await expect(this.page.getByRole('heading', { name: question })).toBeVisible();
    const bar = this.page.getByRole('progressbar', { name: 'Fortschritt der Bewertung' });
    await expect(bar).toHaveAttribute('aria-valuenow', String(number));
  }

  /** Presses Tab until the control has the focus. */
  async tabTo(name: string) {
    const controls: string[] = [];
    for (let stop = 0; stop < 40; stop++) {
      await this.page.keyboard.press('Tab');
      controls.push(await focusedOn(this.page));
      if (controls.at(-1)?.includes(name)) return;
    }
    throw new Error(`40 tabs did not lead to ${name}, but to ${controls.join(' | ')}`);
  }

  async fillAddress() {
    for (const [label, value] of [
      ['Straße', 'Isestraße'],
      ['Hausnummer', '12'],
      ['Postleitzahl', '20144'],
      ['Ort', 'Hamburg'],
    ] as const)
      await this.page.getByLabel(beginningWith(label)).fill(value);
  }

  /** Answers the questions for a house on the shortest path, up to the address. */
  async hurryToAddress() {
    for (const name of ['Haus', 'Reihenhaus', 'Weiter', 'Weiter']) await this.click(name);
    await this.page.getByText('Ich plane einen Verkauf').click();
    await this.click('Weiter');
    await this.isAt(6, 'Wo steht Ihr Haus?');
  }

  /** Lets the page's clock run until the price range is there. */
  async passCalculation() {
    await this.isAt(7, 'Wir berechnen Ihre Preisspanne');
    await expect(async () => {
      await this.page.clock.fastForward(500);
      await expect(this.page.getByRole('heading', { name: 'Genauer und kostenlos vor Ort' })).toBeVisible({
        timeout: 200,
      });
    }).toPass();
    await this.isAt(8, 'Ihre Preisspanne');
  }

  /** Continues to the contact data; the page's clock must be installed. */
  async hurryToContact() {
    await this.hurryToAddress();
    await this.fillAddress();
    await this.click('Bewertung berechnen');
    await this.passCalculation();
  }
}

/** Names of the focused control: its aria-label, its labels and its text. */
const focusedOn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element?.matches('a, button, input')) return `<${element?.tagName ?? ''}>`;
    return [
      element.getAttribute('aria-label'),
      ...[...(element.labels ?? [])].map((label) => label.textContent),
      element.textContent,
    ]
      .filter(Boolean)
      .join(' ');
  });
