import { appraisalServices } from '@estate/content/appraisal-services';
import { accessibility } from '@estate/content/legal/accessibility';
import { agb } from '@estate/content/legal/agb';
import { datenschutz } from '@estate/content/legal/datenschutz';
import { impressum } from '@estate/content/legal/impressum';
import { describe, expect, it } from '@jest/globals';
import { typeset } from './typeset.ts';

/** Letters of a card's title that fit a line at 320 px. */
const lineLength = 18;

const titles = [
  ...appraisalServices.map(({ title }) => title),
  ...[accessibility, agb, datenschutz, impressum].flatMap(({ sections }) =>
    sections.map(({ title }) => title),
  ),
];

describe('the set text', () => {
  it.each(titles)('parts the words of %s so that they fit a small phone', (title) => {
    const pieces = typeset(title).split(/[\s\u00AD-]/u);
    expect(pieces.filter((piece) => piece.length > lineLength)).toEqual([]);
  });

  it('keeps E-Mail together and every letter as it was', () => {
    const text = 'Das Restnutzungsdauergutachten kommt per E-Mail.';
    expect(typeset(text)).toBe(
      'Das Rest\u00ADnutzungs\u00ADdauer\u00ADgutachten kommt per E\u2060-\u2060Mail.',
    );
    expect(typeset(text).replace(/[\u00AD\u2060]/gu, '')).toBe(text);
  });
});
