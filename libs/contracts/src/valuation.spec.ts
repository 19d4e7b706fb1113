import { fieldProblems } from './problem.ts';
import { describe, expect, it } from '@jest/globals';
import {
  apartmentSubtypes,
  EvaluationPurpose,
  houseSubtypes,
  PropertyCondition,
  PropertyQuality,
  ValuationLead,
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

describe('ValuationLead', () => {
  const lead = {
    property_type: 'wohnung',
    property_subtype: 'studio',
    address_street: 'Musterweg',
    address_number: '1a',
    address_postal_code: '20095',
    address_city: 'Hamburg',
    construction_year: 1970,
    room_count: 3,
    floor: 1,
    living_area: 100,
    garden_balcony_area: 10,
    property_condition: 'gut-erhalten',
    property_quality: 'standard',
    evaluation_purpose: 'interesse-preis',
    last_name: 'Lovelace',
    email: 'ada@example.org',
    privacy_accepted: true,
  };

  it.each([
    [{}, []],
    [{ property_type: 'haus', property_subtype: 'reihenhaus', floor: null }, []],
    [{ property_type: 'haus', floor: null }, ['property_subtype']],
    [{ floor: null }, ['floor']],
    [{ property_type: 'haus', property_subtype: 'reihenhaus' }, ['floor']],
    [{ living_area: 9 }, ['living_area']],
    [{ living_area: 801 }, ['living_area']],
    [{ garden_balcony_area: -1 }, ['garden_balcony_area']],
    [{ room_count: 21 }, ['room_count']],
    [{ floor: -3 }, ['floor']],
    [{ address_postal_code: '2009' }, ['address_postal_code']],
    [{ last_name: '' }, ['last_name']],
    [{ privacy_accepted: false }, ['privacy_accepted']],
  ])('with %j is refused at %j', (change, fields) => {
    const checked = ValuationLead.safeParse({ ...lead, ...change });
    expect(checked.success ? [] : fieldProblems(checked.error).map(({ field }) => field)).toEqual(fields);
  });
});
