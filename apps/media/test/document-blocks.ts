import {
  type DocumentBlock,
  type DocumentBlockOf,
  type DocumentOrder,
  type DocumentPicture,
} from '@estate/contracts/media/documents';
import { type TestPicture } from './document-pictures.ts';

/* Blocks that the orders of document-orders.ts are made of. */

export const pictureOf = (
  name: TestPicture,
  { alt = `Bild ${name}`, label = null }: { alt?: string; label?: string | null } = {},
): DocumentPicture => ({
  bucket: 'property-images',
  path: `documents/${name}.jpeg`,
  change_mark: 'm1',
  alt,
  label,
});

const frame: Omit<DocumentOrder, 'title' | 'blocks'> = {
  language: 'de',
  author: 'Brookfleet Immobilien',
  subject: 'Exposé',
  date: '2026-11-30',
  version: 'Fassung 2',
  footer: 'Brookfleet Immobilien · Neuer Wall 1 · 20354 Hamburg · 040 123456',
};

export const orderOf = (
  title: string,
  blocks: DocumentBlock[],
  rest: Partial<DocumentOrder> = {},
): DocumentOrder => ({
  ...frame,
  title,
  blocks,
  ...rest,
});

export const heading = (text: string, level: 2 | 3 = 2): DocumentBlock => ({ kind: 'heading', text, level });
export const paragraph = (text: string, small = false): DocumentBlock => ({ kind: 'paragraph', text, small });
export const figure = (
  name: TestPicture,
  size: 'half' | 'full' = 'half',
  caption: string | null = null,
  label: string | null = null,
): DocumentBlock => ({ kind: 'figure', picture: pictureOf(name, { label }), caption, size });

export const coverOf = (title: string, name: TestPicture | null = 'photo'): DocumentBlockOf<'cover'> => ({
  kind: 'cover',
  title,
  place: '22609 Hamburg-Nienstedten',
  price: '2.450.000 €',
  facts: [
    ['Wohnfläche', '286 m²'],
    ['Grundstück', '1.420 m²'],
    ['Zimmer', '8'],
    ['Schlafzimmer', '5'],
    ['Badezimmer', '3'],
    ['Baujahr', '1911'],
    ['Verfügbar ab', 'nach Vereinbarung'],
    ['Objektnummer', 'HH-4711'],
  ],
  picture: name && pictureOf(name, { alt: 'Die Villa von der Gartenseite am Abend' }),
  badge: null,
});

export const description = `Die Villa liegt in zweiter Reihe über der Elbe, zwischen alten Buchen und doch nur zehn Gehminuten von der Station. 1911 für einen Reeder gebaut, wurde sie über vier Generationen von derselben Familie bewohnt und gepflegt: Parkett, Stuck und die Kassettentüren sind erhalten, Leitungen, Heizung und Fenster stammen aus den Jahren 2014 bis 2022.

Im Hochparterre öffnen sich drei Räume zueinander und zur Terrasse nach Südwesten. Die Küche mit ihrem Erker ist groß genug für einen Tisch, an dem acht Menschen frühstücken. Über die Treppe mit ihrem geschnitzten Geländer erreicht man fünf Schlafzimmer und zwei Bäder; unter dem Dach liegen ein Studio und ein Gästezimmer.`;

export const energy: DocumentBlock[] = [
  heading('Energie'),
  {
    kind: 'scale',
    steps: ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    marked: 4,
    alt: 'Energieeffizienzklasse D, 118 kWh/(m²·a), auf einer Skala von A+ bis H',
  },
  {
    kind: 'facts',
    caption: null,
    sum: null,
    rows: [
      ['Art des Ausweises', 'Bedarfsausweis'],
      ['Endenergiebedarf', '118 kWh/(m²·a)'],
      ['Energieträger', 'Gas'],
      ['Baujahr der Heizung', '2016'],
    ],
  },
];

export const person: DocumentBlockOf<'person'> = {
  kind: 'person',
  portrait: pictureOf('portrait', { alt: 'Porträt von Maren Lührs' }),
  name: 'Maren Lührs',
  role: 'Immobilienmaklerin für die Elbvororte',
  lines: ['Brookfleet Immobilien', 'Neuer Wall 1, 20354 Hamburg'],
  links: [
    { text: '040 1234567', href: 'tel:+49401234567' },
    { text: 'maren.luehrs@example.com', href: 'mailto:maren.luehrs@example.com' },
  ],
};
