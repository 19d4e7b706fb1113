import { describe, expect, it } from '@jest/globals';
import { presentationOf, presentList, presentSelection } from './presentation.ts';

const villa = {
  id: 1,
  title: 'Villa',
  rs_type: 'HOUSE',
  marketing_type: 'BUY',
  property_status_id: 170241,
  price: 2_450_000,
  living_space: 285,
  image: {},
};

type Home = Omit<Partial<typeof villa>, 'price' | 'image'> & {
  price?: number | null;
  image?: object | null;
  base_rent?: number;
  price_on_inquiry?: boolean;
};

const home = (changes: Home = {}) => ({ ...villa, ...changes });

const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);

describe('presentation of a property', () => {
  it.each([
    ['a home for 1,900,000 €', { price: 1_900_000 }, 'cover'],
    ['a home for 1,899,999 €', { price: 1_899_999 }, 'large'],
    ['a home for 700,000 €', { price: 700_000 }, 'large'],
    ['a home for 699,999 €', { price: 699_999 }, 'plain'],
    ['a home of 250 m² with a price on request', { price_on_inquiry: true, living_space: 250 }, 'cover'],
    ['a home of 249 m² with a price on request', { price: null, living_space: 249 }, 'large'],
    ['an exceptional home that comes soon', { property_status_id: 170240 }, 'cover'],
    ['an exceptional home that is reserved', { property_status_id: 170242 }, 'large'],
    ['an exceptional home that is sold', { property_status_id: 170243 }, 'plain'],
    ['an exceptional home without a picture', { image: null }, 'plain'],
    ['a home to let', { marketing_type: 'RENT', base_rent: 9_000 }, 'plain'],
    ['an apartment house', { rs_type: 'INVESTMENT' }, 'plain'],
    ['a plot', { rs_type: 'TRADE_SITE' }, 'plain'],
  ])('%s is presented as its data says [V-2.105]', (_name, changes, presentation) => {
    const property = home(changes);
    expect(presentationOf(property, property.image !== null)).toBe(presentation);
  });

  it('a list has five cards at least between two covers, and an exceptional home among them is large [V-2.105]', () => {
    const cards = [home(), home(), ...Array.from({ length: 4 }, () => home({ price: 300_000 })), home()];
    expect(presentList(cards)).toEqual(['cover', 'large', 'plain', 'plain', 'plain', 'plain', 'cover']);
  });

  it('the home page has the most recent exceptional home as its cover, then two large ones, then the others [V-2.105]', () => {
    const flat = home({ id: 2, price: 300_000 });
    const house = home({ id: 3, price: 900_000 });
    const rent = home({ id: 4, marketing_type: 'RENT' });
    const { cover, large, others } = presentSelection([flat, villa, rent, house, home({ id: 5 })]);
    expect([cover?.id, ids(large), ids(others)]).toEqual([1, [5, 3], [2, 4]]);
  });

  it('the home page has no cover without an exceptional home, and fills the two large places with what is there', () => {
    const flats = [2, 3, 4].map((id) => home({ id, price: 300_000 }));
    const { cover, large, others } = presentSelection(flats);
    expect([cover, ids(large), ids(others)]).toEqual([undefined, [2, 3], [4]]);
  });
});
