import { describe, expect, it } from '@jest/globals';
import {
  apartmentSubtypes,
  EvaluationPurpose,
  houseSubtypes,
  PropertyCondition,
  PropertyQuality,
} from './valuation.ts';

describe('value sets of a valuation', () => {
  it.each([
    [
      'subtypes of an apartment',
      apartmentSubtypes,
      ['etagenwohnung', 'erdgeschoss', 'dachgeschoss', 'maisonette', 'studio', 'penthouse'],
    ],
    [
      'subtypes of a house',
      houseSubtypes,
      ['einfamilienhaus', 'doppelhaushaelfte', 'reihenhaus', 'mehrfamilienhaus'],
    ],
    ['conditions', PropertyCondition.options, ['renovierungsbeduerftig', 'gut-erhalten', 'neu-renoviert']],
    ['qualities', PropertyQuality.options, ['einfach', 'standard', 'hoch', 'luxurioes']],
    [
      'purposes',
      EvaluationPurpose.options,
      ['verkauf-planen', 'preisanstieg-pruefen', 'passende-immobilie', 'immobilie-geerbt', 'interesse-preis'],
    ],
  ])('the %s are those of the specification', (_what, values, expected) => {
    expect(values).toEqual(expected);
  });
});
