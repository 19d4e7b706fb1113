import { latestExcludedTitles, soldExcludedTitle } from '@estate/content/listing-exclusions';
import { type PropertyQuery } from '@estate/contracts/catalog/listing';
import { type z } from 'zod';
import { image, property } from './catalog-under-test.ts';

/** Properties for every case that a list treats differently. `laterStock` is to be imported after them. */
export const stock = [
  property(1, {
    region: 'Eppendorf',
    zip_code: '20249',
    construction_year: 1970,
    energy_efficiency_class: 'C',
    furnishing_note: 'Balkon und Aufzug',
  }),
  property(2, { property_status_id: 170240, price: 300_000 }),
  property(3, { property_status_id: 170242, price: 900_000 }),
  property(4, { property_status_id: 170243 }),
  property(5, { property_status_id: 170239 }),
  property(6, { country: null, price: null, title: 'Ohne Preis' }),
  property(7, {
    country: 'ESP',
    city: 'Palma',
    region: 'Mallorca',
    title: 'Finca',
    number_of_bed_rooms: 4,
    furnishing_note: 'Pool',
  }),
  property(8, { country: 'ESP', city: 'Palma', property_status_id: 170240 }),
  property(9, { country: '', marketing_type: 'RENT', base_rent: 1_200, price: null, number_of_rooms: 2 }),
  property(10, {
    marketing_type: 'MIETE_PACHT',
    base_rent: 900,
    price: null,
    rs_type: 'OFFICE',
    living_space: null,
    net_floor_space: 140,
  }),
  property(11, { rs_type: 'TRADE_SITE', living_space: null, plot_area: 800, city: 'LÜNEBURG ' }),
  property(12, { rs_type: 'HOUSE', living_space: 160, price_on_inquiry: true, price: 700_000 }),
  property(13, {
    title: 'Verborgen',
    name: 'Geheimweg 3',
    street: 'Geheimweg',
    house_number: '3',
    hide_address: null,
    images: [image('b', { position: 2, title: 'Küche' }), image('a', { position: 1, is_floorplan: true })],
  }),
  property(14, { title: `Referenz ${soldExcludedTitle} II`, property_status_id: 170243 }),
  property(15, { title: latestExcludedTitles[0] }),
  property(16, { title: latestExcludedTitles.at(-1) }),
  property(17, {
    title: 'Sonderzeichen (a+b)*',
    construction_year: 1906,
    number_of_bath_rooms: 2,
    energy_efficiency_class: 'A_PLUS',
    furnishing_note: 'Balkon, Keller, kein Aufzug',
  }),
];
/** Properties that differ only in their facts and texts. */
export const describedStock = [
  property(30, {
    city: 'Ahrensburg',
    title: 'Altbauetage im Ort',
    furnishing_note: 'Balkon, Wintergarten, Stuckdecken',
    location_note: 'Die Haltestelle Borgweg der U3 liegt nebenan. Bis Hamburg fährt man 30 Minuten.',
    floor: '4',
    rented: true,
  }),
  property(31, {
    city: 'Ahrensburg',
    title: 'Grundstück mit Haus',
    furnishing_note: 'Gartenanteil',
    description_note:
      'Auf dem Dach liegt eine Photovoltaikanlage, nebenan rund 20 Nachbarn auf hundertzwanzig Metern. Kein Wasserturm.',
    condition: 'REFURBISHED',
    free_from: 'ab sofort',
  }),
];
export const laterStock = [
  property(18, { country: 'ESP', property_status_id: 170242 }),
  property(19, { property_status_id: 170243 }),
];

/** Filters of the listing page, with the ids of the properties that match each. */
export const filterCases: [string, z.input<typeof PropertyQuery>, number[]][] = [
  ['object kind', { type: 'house' }, [12]],
  ['commercial kinds as one group', { type: 'commercial' }, [10]],
  ['TRADE_SITE as plot', { type: 'plot' }, [11]],
  ['rent with its alias', { deal: 'rent' }, [10, 9]],
  ['base rent from and to', { deal: 'rent', price_min: 1_000, price_max: 1_200 }, [9]],
  ['price, unknown and on request never', { deal: 'buy', price_min: 0, price_max: 300_000 }, [2]],
  ['a price on request has none', { deal: 'buy', price_min: 600_000 }, [3]],
  ['rooms', { rooms_min: 2, deal: 'rent', type: 'apartment' }, [9]],
  ['living space, and the area for work', { area_min: 100 }, [12, 10]],
  ['the area of an office', { type: 'commercial', area_min: 140 }, [10]],
  ['an office that is too small', { type: 'commercial', area_min: 141 }, []],
  ['plot area for plots', { type: 'plot', area_min: 700 }, [11]],
  ['city in any case, blanks aside', { city: 'lüneburg' }, [11]],
  ['a city in the letters of a foreign keyboard', { city: 'lueneburg' }, [11]],
  ['several places', { city: 'Eppendorf oder Lüneburg' }, [11, 1]],
  ['a Bezirk of Hamburg', { city: 'Hamburg-Nord' }, [1]],
  ['a district', { city: 'eppendorf' }, [1]],
  ['a district with its city', { city: 'Hamburg-Eppendorf' }, [1]],
  ['a postcode', { city: '20249' }, [1]],
  ['a postcode with its city', { city: '20249 Hamburg' }, [1]],
  ['a city as a whole', { city: 'Ham' }, []],
  ['year of construction, unknown ones never', { built_min: 1906 }, [17, 1]],
  ['year of construction up to', { built_max: 1969 }, [17]],
  ['an energy class or a better one', { energy: 'C' }, [17, 1]],
  ['the best energy class in both spellings', { energy: 'A+' }, [17]],
  ['an amenity', { balcony: '1' }, [17, 1]],
  ['several amenities', { balcony: '1', lift: '1' }, [1]],
  ['homes abroad in place of those in Germany', { abroad: '1' }, [8, 7, 18]],
  ['a country by its name', { abroad: '1', city: 'spanien' }, [8, 7, 18]],
  ['another country', { abroad: '1', city: 'Italien' }, []],
  ['Germany is not abroad', { abroad: '1', city: 'Deutschland' }, []],
  ['a region abroad, also one that is a word for its country', { abroad: '1', city: 'Mallorca' }, [7]],
  ['bedrooms', { abroad: '1', bedrooms_min: 4 }, [7]],
  ['an amenity abroad', { abroad: '1', pool: '1' }, [7]],
  ['words among the homes abroad only', { abroad: '1', q: 'Finca' }, [7]],
  ['words of no home abroad', { abroad: '1', q: 'Lüneburg' }, []],
  ['what is reserved left out', { without_reserved: '1', deal: 'buy', price_min: 600_000 }, []],
];

/** Searches of the listing page, with the ids of the properties that each finds. */
export const searchCases: [string, string, number[]][] = [
  ['the title in any case', 'WOHNUNG 9', [9]],
  ['the city', 'lüneburg', [11]],
  ['the id', '17', [17]],
  ['the id with its sign', '#17', [17]],
  ['quotation marks of another kind', '"Sonderzeichen"', [17]],
  ['a district', 'Eppend', [1]],
  ['a postcode', '20249', [1]],
  ['special characters literally', '(A+B)*', [17]],
  ['no pattern', 'w..nung', []],
  ['umlauts as people type them', 'lueneburg', [11]],
  ['a typing error', 'Lüneborg', [11]],
  ['words in any order', 'eppendorf hamburg 20249', [1]],
  ['a Bezirk', 'Hamburg-Nord', [1]],
  ['properties abroad by their place', 'finca palma', [7]],
  ['a country', 'Spanien', [8, 7, 18]],
  ['no property abroad without a name', 'bis 400.000 €', [2]],
  ['a kind and rooms', 'zweizimmerwohnung zur miete', [9]],
  ['what is not wanted', 'ohne haus, ohne büro, miete', [9]],
  ['an area; that of the ground if plots are wanted', 'Bauplatz ab 500 qm', [11]],
  ['a year of construction', 'Baujahr bis 1969', [17]],
  ['bathrooms', '2 Bäder', [17]],
  ['districts joined by a word', 'Eppendorf und Winterhude', [1]],
  [
    'ß like ss, and a house number as a whole',
    'offenstrasse 7',
    [8, 2, 17, 16, 15, 12, 11, 10, 9, 7, 6, 1, 18, 3],
  ],
];

/** Searches in facts and texts, with the ids of the described properties that each finds. */
export const describedCases: [string, string, number[]][] = [
  ['the front of a compound', 'Stuck', [30]],
  ['no end of a compound', 'Etage', []],
  ['an amenity and a word of a text', 'Altbau Stuck', [30]],
  ['a garden by the front of a compound', 'Ahrensburg Gartenanteil', [31]],
  ['a winter garden by its name', 'Wintergarten', [30]],
  ['whether it is let', 'vermietete Wohnung', [30]],
  ['whether it can be moved into at once', 'sofort frei', [31]],
  ['the same in one word', 'bezugsfrei', [31]],
  ['solar power by any name', 'PV-Anlage', [31]],
  ['a line of the underground', 'Nähe U3', [30]],
  ['a stop in the text about the place', 'Borgweg', [30]],
  ['a fact in words', 'vollständig renoviert', [31]],
  ['nothing that a text denies', 'Wasserturm', []],
  ['a place only where it lies', 'Ahrensburg Hamburg', []],
  ['a place that is also a word of a text', 'Altbau Ahrensburg', [30]],
  ['a number only as that of a house or property', '20', []],
];
