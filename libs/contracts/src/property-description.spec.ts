import { describe, expect, it } from '@jest/globals';
import { describeProperty } from './property-description.ts';

const villa = {
  id: 42,
  title: 'Villa',
  city: 'Hamburg',
  description_note: ' Ein Haus \n mit   Blick. ',
  price: 1_250_000,
  marketing_type: 'BUY',
  images: [],
};

describe('description of a property', () => {
  it('takes the note in one line', () => {
    expect(describeProperty(villa)).toEqual({
      path: '/immobilie/villa-42',
      title: 'Villa',
      description: 'Ein Haus mit Blick.',
      keywords: ['Hamburg', 'Kauf', 'Immobilie'],
      image: undefined,
    });
  });

  it('cuts it at 155 characters, through no sign', () => {
    const text = (note: string) => describeProperty({ ...villa, description_note: note }).description;
    expect(text('ä'.repeat(400))).toBe('ä'.repeat(155));
    expect(text(`${'a'.repeat(154)}🏡`)).toBe('a'.repeat(154));
  });

  it('names place and price where there is no note, and no price on request', () => {
    const bare = { ...villa, description_note: null, marketing_type: 'RENT', base_rent: 1_500 };
    expect(describeProperty(bare).description).toBe('Villa in Hamburg. Kaltmiete: 1.500\u00a0€.');
    const secret = { ...bare, city: null, price_on_inquiry: true };
    expect(describeProperty(secret).description).toBe('Villa. Kaltmiete: Preis auf Anfrage.');
    expect(describeProperty(secret).keywords).toEqual(['Miete', 'Immobilie']);
  });
});
