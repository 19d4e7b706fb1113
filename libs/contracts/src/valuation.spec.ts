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

  const house = { property_type: 'haus', property_subtype: 'reihenhaus', floor: null };

  it.each([
    [{}, []],
    [house, []],
    [{ property_type: 'haus', floor: null }, ['property_subtype']],
    [{ floor: null }, ['floor']],
    [{ property_type: 'haus', property_subtype: 'reihenhaus' }, ['floor']],
    [{ construction_year: 1500 }, []],
    [{ construction_year: 1499 }, ['construction_year']],
    [{ construction_year: new Date().getFullYear() + 2 }, []],
    [{ construction_year: new Date().getFullYear() + 3 }, ['construction_year']],
    [{ plot_area: 600 }, ['plot_area']],
    [{ ...house, plot_area: 1 }, []],
    [{ ...house, plot_area: 100_000 }, []],
    [{ ...house, plot_area: 0 }, ['plot_area']],
    [{ ...house, plot_area: 100_001 }, ['plot_area']],
    [{ ...house, plot_area: 600.5 }, ['plot_area']],
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

  it.each([1499, 20_000, 1970.5, '1970'])(
    'says of the year %j which ones count [V-5.13]',
    (construction_year) => {
      const { error } = ValuationLead.safeParse({ ...lead, construction_year });
      expect(error && fieldProblems(error)).toEqual([
        {
          field: 'construction_year',
          message: `Bitte geben Sie ein Baujahr von 1500 bis ${new Date().getFullYear() + 2} ein, zum Beispiel 1970.`,
        },
      ]);
    },
  );
});
