import { appraisalServices } from '@estate/content/appraisal-services';
import { accessibility } from '@estate/content/legal/accessibility';
import { agb } from '@estate/content/legal/agb';
import { datenschutz } from '@estate/content/legal/datenschutz';
import { impressum } from '@estate/content/legal/impressum';
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { specStyles } from '../../test/queried-styles.ts';
import { StylesContext } from '../theme/styles.ts';
import { typeset } from './typeset.tsx';

/** Letters of a card's title that fit a line at 320 px. */
const lineLength = 18;

const titles = [
  ...appraisalServices.map(({ title }) => title),
  ...[accessibility, agb, datenschutz, impressum].flatMap(({ sections }) =>
    sections.map(({ title }) => title),
  ),
];

/** The set text as a page has it. */
const set = (text: string) =>
  render(
    <StylesContext value={specStyles}>
      <p>{typeset(text)}</p>
    </StylesContext>,
  ).container;

describe('the set text', () => {
  it.each(titles)('parts the words of %s so that they fit a small phone', (title) => {
    const pieces = set(title).textContent.split(/[\s\u00AD-]/u);
    expect(pieces.filter((piece) => piece.length > lineLength)).toEqual([]);
  });

  it('keeps every letter as it was', () => {
    const text = 'Das Restnutzungsdauergutachten kommt per E-Mail.';
    expect(set(text).textContent).toBe('Das Rest\u00ADnutzungs\u00ADdauer\u00ADgutachten kommt per E-Mail.');
  });

  it.each([
    ['Reihenhaus nahe S-Bahn Reinbek', ['S-Bahn']],
    ['E-Mail-Adresse oder U-Bahn-Nähe', ['E-Mail', 'U-Bahn']],
    ['Von unseren Off-Market-Objekten', ['Off-Market']],
    ['Elbe-Blick in Geesthacht-Düneberg, KfW-40-Haus', []],
  ])('lets no line of %s end within %j', (text, held) => {
    const spans = [...set(text).querySelectorAll('span')];
    expect(spans.map(({ textContent }) => textContent)).toEqual(held);
    for (const span of spans) expect(span).toHaveStyle({ whiteSpace: 'nowrap' });
  });
});
