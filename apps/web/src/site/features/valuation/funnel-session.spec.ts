import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type Funnel, initialFunnel } from './funnel-state.ts';
import { rememberFunnel, restoreFunnel } from './funnel-session.ts';

const answered: Funnel = {
  ...initialFunnel,
  step: 6,
  startedAt: Date.now() - 60_000,
  propertyType: 'haus',
  subtype: 'reihenhaus',
  year: '1908',
  rooms: 5,
  livingArea: { value: 100, text: '100' },
  gardenArea: { value: 0, text: '0' },
  quality: 'hoch',
  purpose: 'immobilie-geerbt',
  address: {
    address_street: 'Am Sande',
    address_number: '3',
    address_postal_code: '21335',
    address_city: 'Lüneburg',
  },
  district: 'Volksdorf',
  point: { lat: 53.25, lng: 10.41 },
  addressId: 'a-1',
};

const store = (record: unknown) => sessionStorage.setItem('bewertung', JSON.stringify(record));

describe('funnel in the session', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('the browser session restores all answers of the valuation, also a typed area that is invalid', () => {
    rememberFunnel(answered);
    expect(restoreFunnel()).toEqual(answered);
    const typing: Funnel = { ...answered, step: 3, livingArea: { value: 100, text: '5' } };
    rememberFunnel(typing);
    expect(restoreFunnel()).toEqual(typing);
  });

  it('an interrupted calculation of the valuation starts again, a finished one is not shown again', () => {
    rememberFunnel({ ...answered, step: 7, counter: 2 });
    expect(restoreFunnel()).toMatchObject({ step: 7, counter: 0 });
    rememberFunnel({ ...answered, step: 8, counter: 3 });
    expect(restoreFunnel()).toMatchObject({ step: 8, counter: 3 });
  });

  it('a sent valuation is not restored', () => {
    rememberFunnel(answered);
    rememberFunnel({ ...initialFunnel, isSent: true });
    expect(restoreFunnel()).toEqual(initialFunnel);
  });

  it.each<[string, unknown, Partial<Funnel>]>([
    ['no object', 'x', initialFunnel],
    ['null', null, initialFunnel],
    ['a step beyond an open question', { ...answered, purpose: null, step: 8 }, { step: 5 }],
    ['a step that is none', { ...answered, step: 'drei' }, { step: 1 }],
    ['a subtype of the other type', { ...answered, subtype: 'penthouse' }, { step: 2, subtype: null }],
    ['a type that is none', { ...answered, propertyType: 'schloss' }, { step: 1, propertyType: null }],
    ['a start in the future', { ...answered, startedAt: Date.now() + 60_000 }, { startedAt: null }],
    ['numbers beyond the limits', { ...answered, rooms: 99, floor: 1.5 }, { rooms: null, floor: null }],
    [
      'a step beyond a typed area that does not count',
      { ...answered, livingArea: { value: 100, text: '5' } },
      { step: 3, livingArea: { value: 100, text: '5' } },
    ],
    [
      'an area beyond the limits',
      { ...answered, livingArea: { value: 9_999 } },
      { livingArea: { value: 100, text: '' } },
    ],
    [
      'a text that contradicts the slider',
      { ...answered, livingArea: { value: 50, text: '60' } },
      { livingArea: { value: 60, text: '60' } },
    ],
    [
      'texts that are none',
      { ...answered, year: 5, address: 7, point: 'hier' },
      { year: '', address: initialFunnel.address, point: null },
    ],
  ])('a stored state of the valuation is corrected: %s', (_, record, expected) => {
    store(record);
    expect(restoreFunnel()).toMatchObject(expected);
  });

  it('a stored state that is not JSON starts a new valuation', () => {
    sessionStorage.setItem('bewertung', '{');
    expect(restoreFunnel()).toEqual(initialFunnel);
  });

  it('the valuation funnel works without browser storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    rememberFunnel(answered);
    expect(restoreFunnel()).toEqual(initialFunnel);
  });
});
