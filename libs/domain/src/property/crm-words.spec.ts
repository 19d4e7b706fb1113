import { describe, expect, it } from '@jest/globals';
import { countryOf, dealCodeOf, typeCodeOf } from './crm-words.ts';

describe('words of the CRM [V-3.5] [V-3.6] [V-3.7]', () => {
  it.each([
    ['DE', 'DE'],
    ['DEU', 'DE'],
    ['GER', 'DE'],
    ['deu', 'DE'],
    [' Deutschland ', 'DE'],
    ['Germany', 'DE'],
    ['D', 'DE'],
    ['Österreich', 'AT'],
    ['O\u0308sterreich', 'AT'],
    ['ESP', 'ES'],
    ['Spanien', 'ES'],
    ['United Kingdom', 'GB'],
    ['U.K.', 'GB'],
    ['Atlantis', undefined],
    ['', undefined],
    [null, undefined],
  ])("the CRM's country %j is read as %j", (word, iso2) => {
    expect(countryOf(word)?.iso2).toBe(iso2);
  });

  it.each([
    ['BUY', 'BUY'],
    ['Kauf', 'BUY'],
    ['for sale', 'BUY'],
    ['rent', 'RENT'],
    ['Miete', 'RENT'],
    ['MIETE_PACHT', 'RENT'],
    ['Miete / Pacht', 'RENT'],
    ['zur Miete', 'RENT'],
    ['Tausch', undefined],
  ])("the CRM's marketing type %j is read as %j", (word, code) => {
    expect(dealCodeOf(word)).toBe(code);
  });

  it.each([
    ['APARTMENT', 'APARTMENT'],
    ['Wohnung', 'APARTMENT'],
    ['haus', 'HOUSE'],
    ['Grundstueck', undefined],
    ['GRUNDSTÜCK', 'TRADE_SITE'],
    ['parking space', 'GARAGE'],
    ['Büro / Praxis', 'OFFICE'],
    ['SHORT_TERM_ACCOMMODATION', 'SHORT_TERM_ACCOMODATION'],
    ['Schloss', undefined],
  ])("the CRM's property type %j is read as %j", (word, code) => {
    expect(typeCodeOf(word)).toBe(code);
  });

  it('a country code of the CRM is shown as its German name', () => {
    expect(countryOf('DNK')?.name).toBe('Dänemark');
  });
});
