import { describe, expect, it } from '@jest/globals';
import { PropertyUpsert } from './property.ts';
import {
  coverImage,
  floorPlans,
  galleryImages,
  photos,
  photosWithoutLabel,
  sortImages,
} from '@estate/domain/property/property-images';
import { type ImageOrigin } from '@estate/domain/property/image-origin';
import { withOrigins } from '@estate/domain/property/origin-in-title';
import { describeProperty } from './property-description.ts';
import { propertyIdFromSlug, propertySlug } from '@estate/domain/property/property-slug';
import { findAmenities } from '@estate/domain/property/find-amenities';
import { cardBadge } from '@estate/domain/property/badge';
import { floorArea } from '@estate/domain/property/main-area';
import {
  isClosed,
  isNewOffer,
  newForMs,
  offerState,
  offerStateLabel,
} from '@estate/domain/property/offer-state';
import { type Rendition, renditions } from '@estate/domain/property/renditions';

const property = { id: 7, property_status_id: 170241 };

describe('images of a property', () => {
  const image = {
    id: '9',
    title: null,
    position: 0,
    is_floorplan: false,
    storage_path: '7/9.jpeg',
    change_mark: 'm1',
  };

  it.each([
    ['arrays', [image], ['7/9.jpeg']],
    ['JSON strings', JSON.stringify([image]), JSON.stringify(['7/9.jpeg'])],
  ])('the images of a property are accepted as %s [V-3.31, V-7.23]', (_form, images, storage_images) => {
    expect(PropertyUpsert.parse({ ...property, images, storage_images })).toMatchObject({
      images: [image],
      storage_images: ['7/9.jpeg'],
    });
  });

  it.each(['', '{', '{}', 'null'])(
    'the images of a property are refused if they are sent as %j [V-7.23]',
    (images) => {
      expect(PropertyUpsert.safeParse({ ...property, images }).success).toBe(false);
    },
  );
});

describe('images of a property', () => {
  const image = (id: string, position: number, isFloorPlan = false) => ({
    id,
    position,
    is_floorplan: isFloorPlan,
    title: null,
    origin: 'original' as ImageOrigin,
  });

  const ids = (images: readonly { id: string }[]) => images.map(({ id }) => id).join(' ');

  const images = [
    image('plan', 0, true),
    image('garden', 3),
    image('front', 1),
    image('back', 1),
    image('roof', 2, true),
  ];

  it('images of a property are sorted by position, those of equal position in their order of arrival', () => {
    expect(ids(sortImages(images))).toBe('plan front back roof garden');
    expect(ids(images)).toBe('plan garden front back roof');
  });

  it('photos and floor plans of a property are separated, and the gallery has both', () => {
    expect(ids(photos(images))).toBe('front back garden');
    expect(ids(galleryImages(images))).toBe('front plan back garden roof');
    expect(ids(floorPlans(images))).toBe('plan roof');
  });

  it('the cover of a property is its first photo, and a floor plan only without photos', () => {
    expect(coverImage(images)?.id).toBe('front');
    expect(coverImage([image('roof', 2, true), image('plan', 1, true)])?.id).toBe('plan');
    expect(coverImage(images.slice(0, 0))).toBeUndefined();
  });

  const titled = (titles: readonly string[]) =>
    withOrigins(titles.map((title, index) => ({ ...image(title, index), title })));

  it.each([
    [
      ['Wohnzimmer (Visualisierung)', 'Flur', 'Wohnzimmer'],
      ['Flur', 'Wohnzimmer (Visualisierung)', 'Wohnzimmer'],
    ],
    [
      ['Wohnzimmer', 'Flur', 'Wohnzimmer virtuell möbliert'],
      ['Wohnzimmer', 'Wohnzimmer virtuell möbliert', 'Flur'],
    ],
    [
      ['Flur', 'Bad', 'Bad (KI)', 'Küche', 'Bad (Visualisierung)'],
      ['Flur', 'Bad (KI)', 'Bad', 'Küche', 'Bad (Visualisierung)'],
    ],
    [
      ['Bad (Visualisierung)', 'Küche (Visualisierung)'],
      ['Bad (Visualisierung)', 'Küche (Visualisierung)'],
    ],
  ])(
    'the photos %j stand in the order %j: a photo first, an original beside its visualisation [V-2.153]',
    (titles, expected) => {
      expect(photos(titled(titles)).map(({ title }) => title)).toEqual(expected);
    },
  );

  it('the floor plan follows the visualisation of the cover', () => {
    const [cover, staged] = titled(['Bad', 'Bad (Visualisierung)']);
    expect(ids(galleryImages([cover!, image('plan', 2, true), staged!]))).toBe(
      'Bad Bad (Visualisierung) plan',
    );
  });

  it('a place without labels shows originals, then edited photos, and no visualisations', () => {
    const all = titled(['Flur bearbeitet', 'Bad (Visualisierung)', 'Küche']);
    expect(ids(photosWithoutLabel(all))).toBe('Küche Flur bearbeitet');
    expect(photosWithoutLabel(all.slice(1, 2))).toEqual([]);
  });
});

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
  it('the description of a property for search engines is its note in one line', () => {
    expect(describeProperty(villa)).toEqual({
      path: '/immobilie/villa-42',
      title: 'Villa',
      description: 'Ein Haus mit Blick.',
      keywords: ['Hamburg', 'Kauf', 'Immobilie'],
      preview: { title: '1.250.000\u00a0€ · Hamburg', description: 'Villa. Ein Haus mit Blick.' },
      image: undefined,
    });
  });

  it('the description of a property ends at a sentence within 155 characters [V-9.22]', () => {
    const description_note = `Ein Haus mit Blick auf die Elbe und einem alten Garten. ${'Noch mehr '.repeat(20)}`;
    expect(describeProperty({ ...villa, description_note }).description).toBe(description_note.slice(0, 55));
  });

  const flat = {
    ...villa,
    rs_type: 'APARTMENT',
    region: 'Winterhude',
    number_of_rooms: 3,
    living_space: 84.4,
    price: 649_000,
    property_status_id: 170_241,
  };
  it.each([
    [{}, '3 Zi. · 84 m² · 649.000 € · Winterhude'],
    [{ region: null, number_of_rooms: 2.5 }, '2,5 Zi. · 84 m² · 649.000 € · Hamburg'],
    [{ rs_type: 'OFFICE', net_floor_space: 200 }, '200 m² · 649.000 € · Winterhude'],
    [{ rs_type: 'TRADE_SITE', number_of_rooms: null, plot_area: 1_200 }, '1.200 m² · 649.000 € · Winterhude'],
    [{ marketing_type: 'RENT', base_rent: 1_500 }, '3 Zi. · 84 m² · 1.500 €/Monat · Winterhude'],
    [{ price_on_inquiry: true }, '3 Zi. · 84 m² · Preis auf Anfrage · Winterhude'],
    [{ property_status_id: 170_242 }, 'Reserviert · 3 Zi. · 84 m² · 649.000 € · Winterhude'],
    [{ property_status_id: 170_243 }, 'Verkauft · 3 Zi. · 84 m² · Winterhude'],
  ])('the title of a link preview with %j is %s [V-2.100]', (part, title) => {
    expect(describeProperty({ ...flat, ...part }).preview.title.replaceAll('\u00a0', ' ')).toBe(title);
  });

  it.each([
    ['Wohnzimmer', 'Wohnzimmer: Wohnung in Winterhude'],
    [null, 'Foto: Wohnung in Winterhude'],
  ])('the alternative text of a picture with the title %j is %s [V-2.100]', (title, alt) => {
    const image = {
      id: '1',
      title,
      position: 1,
      is_floorplan: false,
      storage_path: '42/1.jpeg',
      change_mark: 'm1',
    };
    const images = [{ ...image, access_key: 'KeyOfTheImage001', origin: 'original' as const }];
    expect(describeProperty({ ...flat, images }).image?.alt).toBe(alt);
  });

  it('the description of a property without a note names place and price, unless the price is on request', () => {
    const bare = { ...villa, description_note: null, marketing_type: 'RENT', base_rent: 1_500 };
    expect(describeProperty(bare).description).toBe('Villa in Hamburg. Kaltmiete: 1.500\u00a0€.');
    const secret = { ...bare, city: null, price_on_inquiry: true };
    expect(describeProperty(secret).description).toBe('Villa. Kaltmiete: Preis auf Anfrage.');
    expect(describeProperty(secret).keywords).toEqual(['Miete', 'Immobilie']);
  });
});

it.each([
  ['Villa an der Elbe', 42, 'villa-an-der-elbe-42'],
  ['Schöne Wohnung – 3½ Zimmer, Größe: 80 m²!', 7, 'schoene-wohnung-3-zimmer-groesse-80-m-7'],
  ['ÄÖÜ ß', 1, 'aeoeue-ss-1'],
  ['A\u0308rztehaus', 5, 'aerztehaus-5'],
  ['  --- ', 9, '9'],
  ['Haus 12', 12, 'haus-12-12'],
])('the title %j with id %d becomes the slug %s [V-2.2]', (title, id, slug) => {
  expect(propertySlug({ id, title })).toBe(slug);
  expect(propertyIdFromSlug(slug)).toBe(id);
});

it.each([
  ['haus-am-see-170', 170],
  ['170', 170],
  ['haus-am-see', 'haus-am-see'],
  ['haus17', 'haus17'],
  ['', ''],
  [`haus-${'9'.repeat(20)}`, `haus-${'9'.repeat(20)}`],
])('the slug %j is read as the id %j [V-2.3]', (slug, id) => {
  expect(propertyIdFromSlug(slug)).toBe(id);
});

it.each([
  [null, []],
  ['', []],
  ['Parkett und Stuck', []],
  ['- Südbalkon\n- Einbauküche', ['balcony', 'kitchen']],
  ['Kein Aufzug, ohne Keller\nKamin', ['fireplace']],
  ['TIEFGARAGENSTELLPLATZ, Aufzug', ['lift', 'parking']],
  ['Gartenanteil', ['garden']],
  ['Wintergarten\nWhirlpool\nKaminanschluss, Gartenblick', []],
  ['Gemeinschaftspool, Dachterrasse, Doppelgarage, Waschkeller', ['pool', 'terrace', 'parking', 'cellar']],
  ['Terrassen, zwei Balkone, Kellerräume, Liftanlage', ['balcony', 'terrace', 'lift', 'cellar']],
  ['Die Küche ist nicht vom Garten zu sehen', []],
  ['Obstgarten und Kindergarten, Biergarten nebenan', []],
])(
  'the furnishing note %j has the amenities %j [S-2.33, S-2.81, S-3.8, S-9.7, V-2.33, V-9.1]',
  (note, found) => {
    expect(findAmenities(note)).toEqual(found);
  },
);

it('a property card shows at most six amenities in their order of rank [V-2.33, V-9.8]', () => {
  const note = 'Pool, Garten, Balkon, Terrasse, Aufzug, Garage, Einbauküche, Kamin, Sauna, Keller';
  expect(findAmenities(note)).toEqual(['pool', 'garden', 'balcony', 'terrace', 'lift', 'parking']);
});

it.each([
  ['Haus', 170240, 'BUY', 'Coming Soon'],
  ['COMING SOON: Haus', 170240, 'BUY', null],
  ['Haus - RESERVIERT', 170241, 'BUY', 'Reserviert'],
  ['Haus', 170242, 'MIETE_PACHT', 'Reserviert'],
  ['Haus reserviert', 170243, 'BUY', 'Verkauft'],
  ['Wohnung (nicht reserviert) mit Blick', 170241, 'BUY', 'KAUF'],
  ['Nicht mehr reserviert: Haus', 170241, 'BUY', 'KAUF'],
  ['Haus', 170243, 'BUY', 'Verkauft'],
  ['Haus', 170243, 'RENT', 'Vermietet'],
  ['Haus', 170241, 'RENT', 'MIETE'],
  ['Haus', 170241, 'BUY', 'KAUF'],
  ['Haus', 170241, 'KAUF', 'KAUF'],
  ['Haus', 170241, null, 'Verfügbar'],
])(
  'a property %s with status %d and %s has the badge %s [V-4.7, V-4.9, V-4.10, V-4.11]',
  (title, property_status_id, marketing_type, badge) => {
    expect(cardBadge({ title, property_status_id, marketing_type })).toBe(badge);
  },
);

const areas = { living_space: 90, net_floor_space: 314, usable_floor_space: 40, plot_area: 2_800 };

it.each([
  ['a flat', { ...areas, rs_type: 'APARTMENT' }, { label: 'Wohnfläche', value: 90 }],
  ['an office', { ...areas, rs_type: 'OFFICE' }, { label: 'Bürofläche', value: 314 }],
  ['a shop', { ...areas, rs_type: 'STORE' }, { label: 'Verkaufsfläche', value: 314 }],
  ['a hall', { ...areas, rs_type: 'INDUSTRY' }, { label: 'Hallenfläche', value: 314 }],
  ['a garage', { ...areas, rs_type: 'GARAGE' }, { label: 'Fläche', value: 314 }],
  [
    'an office with nothing but a usable area',
    { rs_type: 'OFFICE', living_space: 0, usable_floor_space: 40 },
    { label: 'Bürofläche', value: 40 },
  ],
  [
    'a block of flats',
    { ...areas, rs_type: 'INVESTMENT', net_floor_space: 0 },
    { label: 'Wohnfläche', value: 90 },
  ],
  ['a plot', { ...areas, rs_type: 'TRADE_SITE' }, null],
  ['a house of unknown size', { rs_type: 'HOUSE', living_space: 0 }, null],
])('the main floor area of %s with %j is %j', (_what, property, area) => {
  expect(floorArea(property)).toEqual(area);
});

describe('the state of an offer [V-4.14]', () => {
  it.each([
    ['Haus', 170240, 'BUY', 'Coming Soon'],
    ['Coming soon: Haus', 170241, 'BUY', 'Coming Soon'],
    ['Haus', 170241, 'BUY', 'Verfügbar'],
    ['Haus', 170241, 'RENT', 'Verfügbar'],
    ['RESERVIERT: Haus', 170241, 'BUY', 'Reserviert'],
    ['Haus', 170242, 'RENT', 'Reserviert'],
    ['Haus', 170243, 'BUY', 'Verkauft'],
    ['Haus', 170243, null, 'Verkauft'],
    ['Reserviert: Wohnung', 170243, 'RENT', 'Vermietet'],
    ['Wohnung', 170243, 'MIETE_PACHT', 'Vermietet'],
  ])(
    'the state of the offer %s with status %d and %s is shown as %s',
    (title, property_status_id, marketing_type, label) => {
      expect(offerStateLabel({ title, property_status_id, marketing_type })).toBe(label);
    },
  );

  it('a property whose website status is reserved is shown as reserved', () => {
    expect(offerState({ title: 'Haus', property_status_id: 170241, website_status: 'reserviert' })).toBe(
      'reserved',
    );
  });

  it.each([
    [170241, false],
    [170242, false],
    [170243, true],
  ])('a property with status %d is closed as sold or let: %s', (property_status_id, closed) => {
    expect(isClosed({ title: 'Haus', property_status_id })).toBe(closed);
  });
});

describe('a new offer', () => {
  const first_public_at = '2026-11-01T08:00:00.000Z';
  const at = (ms: number) => Date.parse(first_public_at) + ms;

  it.each([
    [170241, 0, true],
    [170241, newForMs - 1, true],
    [170241, newForMs, false],
    [170240, 0, true],
    [170242, 0, false],
    [170243, 0, false],
  ])(
    'a property of status %d is new %d ms after its first public day: %s',
    (property_status_id, ms, isNew) => {
      expect(isNewOffer({ title: 'Haus', property_status_id, first_public_at }, at(ms))).toBe(isNew);
    },
  );

  it.each([null, undefined, 'gestern'])(
    'a property with the invalid first public day %s is not new',
    (unknown) => {
      expect(isNewOffer({ property_status_id: 170241, first_public_at: unknown }, 0)).toBe(false);
    },
  );
});

const size = ({ width, height }: Rendition) => `${width}x${height}`;

const widths = (srcset: readonly Rendition[]) => srcset.map(({ width }) => width);

/* visitor-area §9, Image presets. */
describe('image presets', () => {
  it('property images are 600x384 on cards, 1400x831 on the detail page, 120x71 as thumbnails [V-9.12]', () => {
    expect(size(renditions.card)).toBe('600x384');
    expect(size(renditions.detail)).toBe('1400x831');
    expect(size(renditions.thumbnail)).toBe('120x71');
  });

  it('the srcset widths of property images are 400, 600, 800 on cards and 800, 1200, 1600 on the detail page [V-9.14]', () => {
    expect(widths(renditions.cardSrcset)).toEqual([400, 600, 800]);
    expect(widths(renditions.detailSrcset)).toEqual([800, 1200, 1600]);
  });
});
