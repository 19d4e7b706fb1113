import { DocumentOrder } from '@estate/contracts/media/documents';
import { describe, expect, it } from '@jest/globals';
import { documentImage, documentProperty } from '../../test/document-property.ts';
import { Links } from '../mail/links.ts';
import { documentName, documentOrder, selectionOrder } from './document-orders.ts';
import { exposeGaps } from './expose-gaps.ts';

const links = new Links({ PUBLIC_URL: 'https://makler.example' });
const orderOf = (
  fields: Parameters<typeof documentProperty>[0] = {},
  kind: 'expose' | 'bank-sheet' = 'expose',
) => documentOrder(kind, documentProperty(fields), links);
const kindsOf = ({ blocks }: DocumentOrder) =>
  blocks.map((block) => ('text' in block ? block.text : block.kind));

describe('the order of an exposé', () => {
  it('an exposé has cover, facts, texts, pictures, plans, costs, place, energy, drawbacks and person, in this order', () => {
    const order = orderOf();
    expect(DocumentOrder.safeParse(order).error).toBeUndefined();
    const headings = order.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(order.blocks[0]).toMatchObject({
      kind: 'cover',
      title: 'Villa am Park',
      place: 'Winterhude, 22303 Hamburg',
    });
    expect(headings).toEqual([
      'Daten',
      'Beschreibung',
      'Ausstattung',
      'Bilder',
      'Kosten',
      'Kosten des Kaufs',
      'Lage',
      'Energieeffizienz',
      'Was dagegen spricht',
      'Ihre Ansprechperson',
    ]);
    expect(kindsOf(order).at(kindsOf(order).indexOf('Kosten') - 1)).toBe('plan');
    expect(kindsOf(order).slice(-5)).toEqual([
      'Ihre Ansprechperson',
      'person',
      'Die Immobilie auf unserer Website',
      expect.stringContaining('keinen Vertrag'),
      expect.stringContaining('Irrtum'),
    ]);
  });

  it('the costs of a purchase are added up to the cent, and left out if one of them is not certain', () => {
    const sumOf = (order: DocumentOrder) =>
      order.blocks.flatMap((block) => (block.kind === 'facts' && block.sum ? [block.sum] : []));
    // 1,250,000 + 5.5 % + 1.5 % + 0.5 % + 3.57 %
    expect(sumOf(orderOf())).toEqual([['Gesamt', expect.stringMatching(/^1\.388\.375,00\s€$/)]]);
    expect(sumOf(orderOf({ courtage: 'auf Anfrage' }))).toEqual([]);
    expect(sumOf(orderOf({ marketing_type: 'RENT', base_rent: 1_200, price: null }))).toEqual([]);
  });

  it('a staged picture says so on itself and in its alternative text', () => {
    const staged = orderOf().blocks.find((block) => block.kind === 'figure' && block.picture.label !== null);
    expect(staged).toMatchObject({
      picture: { label: 'möbliert (Visualisierung)', alt: 'Bild 3, möbliert (Visualisierung)' },
    });
  });

  it('a hidden address is in no part of an exposé', () => {
    expect(JSON.stringify(orderOf())).toContain('Die genaue Anschrift nennen wir Ihnen gern auf Anfrage.');
    expect(JSON.stringify(orderOf({ street: 'Leinpfad', house_number: '7' }))).toContain('Leinpfad 7');
  });

  it('an order depends on the property alone, so the same state is the same document', () => {
    expect(orderOf()).toEqual(orderOf());
    expect(orderOf({ price: 1_200_000 }).version).not.toBe(orderOf().version);
    expect(orderOf().date).toBe('2026-11-20');
  });

  it.each([
    ['no picture', { images: [] }],
    ['300 pictures', { images: Array.from({ length: 300 }, (_, index) => documentImage(index + 1)) }],
    [
      '300 plans',
      { images: Array.from({ length: 300 }, (_, id) => documentImage(id, { is_floorplan: true })) },
    ],
    ['a title of 3,000 characters', { title: 'Villa '.repeat(500) }],
    ['a note of 30 KB in one line', { furnishing_note: 'Kamin '.repeat(5_000) }],
    [
      'a note of 30 KB in 6,000 lines',
      { furnishing_note: Array.from({ length: 6_000 }, (_, n) => `K${n}`).join('\n') },
    ],
    ['signs of other scripts', { title: '🏡 שלום مرحبا \u0000\u202e', description_note: '\u0007🏠' }],
    [
      'nothing but what is required',
      { city: null, region: null, zip_code: null, price: null, title: ' ', courtage: null },
    ],
  ])('a property with %s has a valid order of both documents', (_what, fields) => {
    for (const kind of ['expose', 'bank-sheet'] as const) {
      const order = orderOf(fields, kind);
      expect(DocumentOrder.safeParse(order).error).toBeUndefined();
    }
  });
});

it('a sheet for the bank has the address, the sum of the purchase and the running costs', () => {
  const order = orderOf({ street: 'Leinpfad', house_number: '7', rent_subsidy: 420 }, 'bank-sheet');
  expect(order.title).toBe('Kostenblatt');
  expect(JSON.stringify(order)).toContain('["Lage","Leinpfad 7, Winterhude, 22303 Hamburg"]');
  expect(JSON.stringify(order)).toContain('Hausgeld im Monat');
});

describe('a selection', () => {
  const selectionOf = (count: number) =>
    selectionOrder(
      Array.from({ length: count }, (_, index) =>
        documentProperty({ id: index + 1, title: `Haus ${index + 1}` }),
      ),
      links,
    );

  it.each([1, 2, 4, 12])(
    'a selection of %s properties is one valid document with a heading for each',
    (count) => {
      const order = selectionOf(count);
      expect(DocumentOrder.safeParse(order).error).toBeUndefined();
      const headings = order.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
      expect(headings).toEqual(Array.from({ length: count }, (_, index) => `Haus ${index + 1}`));
      expect(order.blocks.filter(({ kind }) => kind === 'figure')).toHaveLength(count);
    },
  );

  it('a selection of two to four properties begins with their figures beside each other', () => {
    expect(selectionOf(2).blocks[0]).toMatchObject({ kind: 'table', head: ['', 'Haus 1', 'Haus 2'] });
    expect(selectionOf(5).blocks[0]?.kind).toBe('heading');
  });
});

it('the name of a file has no sign that a file system or a mail header refuses', () => {
  expect(documentName('expose', { title: 'Größe: 5/6 „Zimmer"\n<b>' })).toBe(
    'Exposé Größe 5 6 „Zimmer b.pdf',
  );
  expect(documentName('expose', { title: '🏡'.repeat(200) }).length).toBeLessThan(200);
});

it('an exposé without energy data, plan, picture, description and commission lacks them', () => {
  const bare = { images: [], long_description_note: null, courtage: null };
  expect(exposeGaps(documentProperty(bare))).toEqual([
    'energy',
    'plan',
    'picture',
    'description',
    'commission',
  ]);
  expect(exposeGaps(documentProperty({ energy_certificate_availability: 'NOT_REQUIRED' }))).toEqual([]);
});
