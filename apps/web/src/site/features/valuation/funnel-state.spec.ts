import { describe, expect, it } from '@jest/globals';
import { valuation } from '@estate/domain/forms/valuation';
import { apartmentLabels, houseLabels, plotLabels } from '@estate/domain/forms/valuation-values';
import { type FunnelAction, reduceFunnel } from './funnel-reducer.ts';
import { type Funnel, initialFunnel } from './funnel-state.ts';
import { homeOfFunnel, rangeQuestion } from './home-of-funnel.ts';
import { type Choice, conditions, propertyTypes, purposes, qualities, subtypesOf } from './value-sets.ts';
import { ApiError } from '../../../shared/api/problem.ts';
import { failureText } from './failure-text.ts';

const address = {
  address_street: 'Elbchaussee',
  address_number: '12a',
  address_postal_code: '22763',
  address_city: 'Hamburg',
};

const at = (part: Partial<Funnel>): Funnel => ({
  ...initialFunnel,
  propertyType: 'wohnung',
  subtype: 'penthouse',
  purpose: 'verkauf-planen',
  address,
  ...part,
});
const house = { step: 3, propertyType: 'haus', subtype: 'reihenhaus' } as const;
const plot = { step: 3, propertyType: 'grundstueck', subtype: 'baugrundstueck' } as const;
const typed = (text: string) => ({ value: 100, text });

const after = (funnel: Funnel, ...actions: FunnelAction[]) => actions.reduce(reduceFunnel, funnel);

const continueAction = { kind: 'continue' } as const;

const back = { kind: 'back' } as const;

const count = { kind: 'count' } as const;

const endCalculation = { kind: 'end-calculation' } as const;

describe('steps of the funnel', () => {
  it('the valuation funnel starts without an answer, its sliders at the values of the specification [V-4.25, V-9.28]', () => {
    expect(initialFunnel).toMatchObject({
      step: 1,
      propertyType: null,
      subtype: null,
      year: '',
      rooms: null,
      floor: null,
      livingArea: { value: 100, text: '' },
      gardenArea: { value: 10, text: '' },
      condition: null,
      quality: null,
    });
    const pressed = after(initialFunnel, { kind: 'step-rooms', by: -1 }, { kind: 'step-floor', by: 1 });
    expect([pressed.rooms, pressed.floor]).toEqual([3, 1]);
  });

  it('what the visitor did not answer is not sent, and what does not apply neither', () => {
    const home = at({ step: 8, details: { ...initialFunnel.details, monthly_rent: '900', has_lift: 'ja' } });
    expect(homeOfFunnel(home)).toEqual({
      property_type: 'wohnung',
      property_subtype: 'penthouse',
      has_lift: 'ja',
    });
    expect(
      homeOfFunnel({
        ...home,
        propertyType: 'haus',
        subtype: 'reihenhaus',
        floor: 3,
        year: '1936',
        plotArea: '1.200 m²',
        livingArea: typed('120'),
        district: 'Volksdorf',
        details: {
          ...home.details,
          modernised_year: '2015',
          occupancy: 'vermietet',
          special_feature: 'denkmal',
        },
      }),
    ).toEqual({
      property_type: 'haus',
      property_subtype: 'reihenhaus',
      construction_year: 1936,
      living_area: 120,
      plot_area: 1_200,
      modernised_year: 2015,
      occupancy: 'vermietet',
      special_feature: 'denkmal',
      district: 'Volksdorf',
    });
    const letFlat = { ...home, details: { ...home.details, occupancy: 'vermietet' } };
    expect(homeOfFunnel(letFlat)).toMatchObject({ occupancy: 'vermietet', monthly_rent: 900 });
  });

  it('of a plot no answer is sent that was given for a house before', () => {
    const former = at({
      ...house,
      year: '1936',
      rooms: 3,
      floor: 1,
      livingArea: typed('120'),
      gardenArea: typed('20'),
      plotArea: '700',
      condition: 'gut-erhalten',
      quality: 'hoch',
      details: {
        has_lift: 'ja',
        dwellings: 'zwei',
        modernised_year: '2015',
        occupancy: 'vermietet',
        monthly_rent: '900',
        land_tenure: 'eigentum',
        special_feature: 'rohbau',
      },
    });
    expect(homeOfFunnel({ ...former, ...plot })).toEqual({
      property_type: 'grundstueck',
      property_subtype: 'baugrundstueck',
      plot_area: 700,
      land_tenure: 'eigentum',
    });
  });

  it('the point of an address is asked about with it, and forgotten when the address changes', () => {
    const point = { lat: 53.604, lng: 10.041 };
    const located = after(at({ step: 6 }), { kind: 'locate', point });
    expect(rangeQuestion(located)).toMatchObject({ point });
    const changed = after(located, { kind: 'fill-address', part: { address_number: '14' } });
    expect(rangeQuestion(changed)).not.toHaveProperty('point');
  });

  it.each<[string, Funnel, FunnelAction, Partial<Funnel>]>([
    [
      'a type leads to 2',
      initialFunnel,
      { kind: 'choose-type', propertyType: 'haus', at: 5_000 },
      { step: 2, propertyType: 'haus', startedAt: 5_000 },
    ],
    [
      'a type forgets the subtype of the other',
      at({ step: 1, startedAt: 5_000 }),
      { kind: 'choose-type', propertyType: 'haus', at: 9_000 },
      { step: 2, subtype: null, startedAt: 5_000 },
    ],
    [
      'a subtype leads to 3',
      at({ step: 2 }),
      { kind: 'choose-subtype', subtype: 'studio' },
      { step: 3, subtype: 'studio' },
    ],
    ['3 goes on to 4', at({ step: 3 }), continueAction, { step: 4 }],
    ['4 goes on to 5', at({ step: 4 }), continueAction, { step: 5 }],
    ['5 goes on to 6', at({ step: 5 }), continueAction, { step: 6 }],
    ['6 goes on to 7', at({ step: 6, counter: 3 }), continueAction, { step: 7, counter: 0 }],
    ['7 goes on by itself only', at({ step: 7, counter: 3 }), continueAction, { step: 7 }],
    ['3 goes on without a year', at({ step: 3, year: '' }), continueAction, { step: 4 }],
    ['3 stays with a year that is none', at({ step: 3, year: 'alt' }), continueAction, { step: 3 }],
    ['3 stays with a year before 1500', at({ step: 3, year: '1499' }), continueAction, { step: 3 }],
    ['3 stays with a year too far ahead', at({ step: 3, year: '2100' }), continueAction, { step: 3 }],
    ['3 stays with a plot in words', at({ ...house, plotArea: 'groß' }), continueAction, { step: 3 }],
    ['3 goes on with a plot in German', at({ ...house, plotArea: '1.200 m²' }), continueAction, { step: 4 }],
    ['3 goes on without a plot', at({ ...house, plotArea: '\u200b' }), continueAction, { step: 4 }],
    ['3 asks no plot of apartments', at({ step: 3, plotArea: 'groß' }), continueAction, { step: 4 }],
    ['3 stays with a plot of unknown size', at(plot), continueAction, { step: 3 }],
    ['3 goes on with a plot', at({ ...plot, plotArea: '700' }), continueAction, { step: 4 }],
    [
      '3 forgets the year of a former house',
      at({ ...plot, plotArea: '700', year: 'alt' }),
      continueAction,
      { step: 4 },
    ],
    ['3 goes on without any area', at({ step: 3, livingArea: typed('') }), continueAction, { step: 4 }],
    [
      '4 stays with a modernisation in words',
      at({ step: 4, details: { ...initialFunnel.details, modernised_year: 'neulich' } }),
      continueAction,
      { step: 4 },
    ],
    [
      '4 asks no rent of free flats',
      at({ step: 4, details: { ...initialFunnel.details, monthly_rent: 'viel' } }),
      continueAction,
      { step: 5 },
    ],
    [
      '3 stays with 900 m² to live in',
      at({ step: 3, livingArea: typed('900') }),
      continueAction,
      { step: 3 },
    ],
    [
      '3 stays with a garden in words',
      at({ step: 3, gardenArea: typed('groß') }),
      continueAction,
      { step: 3 },
    ],
    [
      '3 goes on with an area by hand',
      at({ step: 3, livingArea: { value: 0, text: '90' } }),
      continueAction,
      { step: 4 },
    ],
    ['5 stays without a purpose', at({ step: 5, purpose: null }), continueAction, { step: 5 }],
    [
      '6 stays without a street',
      at({ step: 6, address: { ...address, address_street: ' ' } }),
      continueAction,
      { step: 6 },
    ],
    [
      '6 stays without a number',
      at({ step: 6, address: { ...address, address_number: '' } }),
      continueAction,
      { step: 6 },
    ],
    [
      '6 stays without a postcode',
      at({ step: 6, address: { ...address, address_postal_code: '' } }),
      continueAction,
      { step: 6 },
    ],
    [
      '6 stays with a postcode that is none',
      at({ step: 6, address: { ...address, address_postal_code: '2276' } }),
      continueAction,
      { step: 6 },
    ],
    [
      '6 stays without a city',
      at({ step: 6, address: { ...address, address_city: '' } }),
      continueAction,
      { step: 6 },
    ],
    ['back from 1 stays', at({ step: 1 }), back, { step: 1 }],
    ['back from 2 clears the subtype', at({ step: 2 }), back, { step: 1, subtype: null }],
    ['back from 3 keeps it', at({ step: 3 }), back, { step: 2, subtype: 'penthouse' }],
    ['back from 4', at({ step: 4 }), back, { step: 3 }],
    ['back from 5', at({ step: 5 }), back, { step: 4 }],
    ['back from 6', at({ step: 6 }), back, { step: 5 }],
    ['back from 7 leads to the address', at({ step: 7, counter: 2 }), back, { step: 6, counter: 0 }],
    ['back from 8 leads to the address', at({ step: 8, counter: 3 }), back, { step: 6, counter: 0 }],
    ['the calculation counts', at({ step: 7, counter: 1 }), count, { counter: 2 }],
    ['a late count elsewhere does nothing', at({ step: 6 }), count, { counter: 0 }],
    ['the end before three counts does nothing', at({ step: 7, counter: 2 }), endCalculation, { step: 7 }],
    ['the end after three counts leads to 8', at({ step: 7, counter: 3 }), endCalculation, { step: 8 }],
    [
      'a saved lead ends in thanks with a summary and forgets the answers [V-2.61]',
      at({ step: 8 }),
      { kind: 'sent' },
      {
        ...initialFunnel,
        isSent: true,
        summary: ['Penthouse', 'Elbchaussee 12a, 22763 Hamburg'],
      },
    ],
    [
      'a reset restores the defaults',
      at({ step: 8, rooms: 9, isSent: true }),
      { kind: 'reset' },
      initialFunnel,
    ],
  ])(
    'the valuation funnel changes its state: %s [V-4.20, V-4.21, V-4.22, V-4.24, V-4.25, V-4.28, V-5.16, V-5.17]',
    (_, funnel, action, expected) => {
      expect(reduceFunnel(funnel, action)).toMatchObject(expected);
    },
  );
});

describe('areas', () => {
  it.each([
    ['10', 10],
    ['800', 800],
    [' 90 ', 90],
    ['9', 100],
    ['801', 100],
    ['90,5', 100],
    ['-20', 100],
    ['90 m²', 90],
    ['90 qm', 90],
    ['90 Meter', 100],
    ['', 100],
  ])('a living area of the valuation typed as %j leaves the slider at %d [V-5.14]', (text, value) => {
    expect(after(at({ step: 3 }), { kind: 'type-living-area', text }).livingArea).toEqual({ value, text });
  });

  it.each([
    ['0', 0],
    ['800', 800],
    ['801', 10],
    ['viel', 10],
  ])('a garden area of the valuation typed as %j leaves the slider at %d [V-5.14]', (text, value) => {
    expect(after(at({ step: 3 }), { kind: 'type-garden-area', text }).gardenArea).toEqual({ value, text });
  });

  it('the slider of the valuation overwrites the typed area and stays within the limits [V-9.27]', () => {
    const wrong = after(at({ step: 3 }), { kind: 'type-living-area', text: '5' });
    const slid = after(wrong, { kind: 'slide-living-area', value: 120 });
    expect(slid.livingArea).toEqual({ value: 120, text: '120' });
    expect(after(wrong, { kind: 'slide-living-area', value: 5 }).livingArea.value).toBe(10);
    expect(after(wrong, { kind: 'slide-garden-area', value: 900 }).gardenArea.value).toBe(800);
  });
});

describe('steppers', () => {
  it.each([
    ['step-rooms', 'rooms', 1, 20],
    ['step-floor', 'floor', -2, 20],
  ] as const)(
    'the number field for %s in the valuation stays within its limits [V-5.21, V-9.29]',
    (kind, field, min, max) => {
      const many = (by: 1 | -1) => Array.from({ length: 30 }, () => ({ kind, by }));
      expect(after(at({ step: 3 }), ...many(-1))[field]).toBe(min);
      expect(after(at({ step: 3 }), ...many(1))[field]).toBe(max);
    },
  );
});

describe('receipt of the saved address', () => {
  const saved = { kind: 'address-saved', id: 'a-1' } as const;

  it('the receipt of an address saved in the valuation is sent with the lead', () => {
    expect(after(at({ step: 7 }), saved).addressId).toBe('a-1');
  });

  it('the receipt of a saved address is discarded when the address changes, also if it arrives afterwards', () => {
    const changed = after(at({ step: 7 }), saved, back, {
      kind: 'fill-address',
      part: { address_number: '14' },
    });
    expect(changed).toMatchObject({ addressId: null, address: { ...address, address_number: '14' } });
    expect(after(changed, saved).addressId).toBeNull();
  });
});

const values = (choices: readonly Choice<string>[]) => choices.map(({ value }) => value);

describe('value sets of the funnel', () => {
  it('the answers of the valuation pass the schema of the server [V-3.23, V-3.24, V-3.25, V-3.26]', () => {
    expect(values(propertyTypes)).toEqual(Object.keys(valuation.fields.property_type.choices));
    expect(values(subtypesOf.haus)).toEqual(Object.keys(houseLabels));
    expect(values(subtypesOf.wohnung)).toEqual(Object.keys(apartmentLabels));
    expect(values(subtypesOf.grundstueck)).toEqual(Object.keys(plotLabels));
    expect(values(conditions)).toEqual(Object.keys(valuation.fields.property_condition.choices));
    expect(values(qualities)).toEqual(Object.keys(valuation.fields.property_quality.choices));
    expect(values(purposes)).toEqual(Object.keys(valuation.fields.evaluation_purpose.choices));
  });

  it('the valuation summary shows a studio as Loft', () => {
    expect(subtypesOf.wohnung.find(({ value }) => value === 'studio')?.label).toBe('Loft');
  });
});

const refused = (status: number, code: ApiError['code']) =>
  new ApiError({ status, code, message: '', title: '' });

describe('text of a valuation that was not saved', () => {
  it.each<[string, unknown, string]>([
    [
      'refused input',
      refused(400, 'invalid-input'),
      'Bitte füllen Sie alle erforderlichen Felder aus und versuchen Sie es erneut.',
    ],
    [
      'no network',
      refused(0, 'unreachable'),
      'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    ],
    [
      'a failing server',
      refused(500, 'internal'),
      'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.',
    ],
    ['any other error', new Error('x'), 'Es gab einen technischen Fehler. Bitte versuchen Sie es erneut.'],
    ['what is no error', 'x', 'Es gab einen Fehler beim Speichern Ihrer Daten.'],
    [
      'too many requests',
      refused(429, 'too-many-requests'),
      'Zu viele Anfragen. Bitte versuchen Sie es in Kürze erneut.',
    ],
  ])(
    'the valuation shows the matching error message after %s [V-8.10, V-8.11, V-8.12, V-8.13]',
    (_, failure, text) => {
      expect(failureText(failure)).toBe(text);
    },
  );
});
