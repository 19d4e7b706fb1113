import { type DocumentBlock, type DocumentOrder } from '@estate/contracts/media/documents';
import {
  coverOf,
  description,
  energy,
  figure,
  heading,
  orderOf,
  paragraph,
  person,
  pictureOf,
} from './document-blocks.ts';
import { type TestPicture } from './document-pictures.ts';

/* Orders of documents, for the specs of media and for deploy/documents. */

const villa: DocumentBlock[] = [
  coverOf('Villa der Gründerzeit mit Blick auf die Elbe'),
  heading('Das Haus'),
  paragraph(description),
  figure('evening', 'full', 'Der Garten liegt nach Südwesten.'),
  heading('Ausstattung', 3),
  {
    kind: 'list',
    items: [
      'Eichenparkett und Stuck, restauriert 2014',
      'Kamin im Salon',
      'Fußbodenheizung in allen Bädern',
      'Garage für zwei Wagen mit Ladestation (11 kW)',
      'Alarmanlage',
    ],
  },
  heading('Ansichten'),
  figure('photo', 'half', 'Straßenseite'),
  figure('evening', 'half', 'Salon', 'Virtuell eingerichtet'),
  figure('upright'),
  figure('upright', 'half', 'Treppenhaus'),
  figure('cmyk', 'half', 'Küche'),
  {
    kind: 'plan',
    picture: pictureOf('plan', { alt: 'Grundriss des Hochparterres' }),
    caption: 'Grundriss Hochparterre',
  },
  {
    kind: 'plan',
    picture: pictureOf('widePlan', { alt: 'Grundriss des Dachgeschosses', label: 'Nicht maßstäblich' }),
    caption: 'Grundriss Dachgeschoss',
  },
  ...energy,
  heading('Kosten'),
  {
    kind: 'facts',
    caption: 'Kaufpreis und Nebenkosten',
    rows: [
      ['Kaufpreis', '2.450.000 €'],
      ['Grunderwerbsteuer (5,5 %)', '134.750 €'],
      ['Notar und Grundbuch (etwa 2 %)', '49.000 €'],
      ['Käuferprovision (3,57 % inkl. MwSt.)', '87.465 €'],
    ],
    sum: ['Zusammen', '2.721.215 €'],
  },
  heading('Lage'),
  {
    kind: 'map',
    point: { lng: 9.846, lat: 53.5525 },
    is_rough: true,
    alt: 'Karte: das Haus liegt in Nienstedten, südlich der Station Hochkamp, nahe der Elbe.',
    caption: 'Ungefähre Lage; die genaue Anschrift erfahren Sie bei uns.',
  },
  paragraph(
    'Nienstedten ist ein Dorf geblieben: eine Kirche, ein Markt am Dienstag, die Elbchaussee und darunter der Strand.',
  ),
  heading('Gut zu wissen'),
  { kind: 'list', items: ['Das Haus steht unter Denkmalschutz.', 'Die Elbchaussee ist morgens zu hören.'] },
  heading('Ihre Ansprechpartnerin'),
  person,
  {
    kind: 'link',
    text: 'Dieses Angebot auf unserer Website',
    href: 'https://example.com/immobilien/villa-4711',
  },
  {
    kind: 'notice',
    text: 'Dieses Exposé ist eine Vorinformation nach den Angaben der Eigentümer. Ein Vertrag kommt dadurch nicht zustande. Irrtum und Zwischenverkauf bleiben vorbehalten.',
  },
];

const manyPictures = (name: TestPicture, size: 'half' | 'full', count: number): DocumentBlock[] => [
  coverOf('Haus mit vielen Bildern', name),
  heading('Bilder'),
  ...Array.from({ length: count }, (_, at): DocumentBlock =>
    figure(name, size, at % 3 === 0 ? `Bild ${at + 1}` : null),
  ),
];

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const note = Array.from(
  { length: 300 },
  (_, at) =>
    `Absatz ${at + 1}: Diese Notiz ist lang, weil sie jemand über Jahre geführt hat & nie kürzte <sic>.`,
).join('\n\n');

/** The worst ones that the issue names, and further ones. Each has to be PDF/UA-1 without fault. */
export const documentOrders: Readonly<Record<string, DocumentOrder>> = {
  villa: orderOf('Villa der Gründerzeit mit Blick auf die Elbe', villa),
  'no picture at all': orderOf('Wohnung ohne Bilder', [
    coverOf('Wohnung ohne Bilder', null),
    heading('Beschreibung'),
    paragraph(description),
    { ...person, portrait: null },
    ...energy,
  ]),
  'missing pictures': orderOf('Haus ohne Originale', [
    coverOf('Haus ohne Originale', 'missing'),
    heading('Bilder'),
    figure('missing', 'half', 'Küche'),
    figure('photo', 'half', 'Bad'),
    figure('missing', 'full'),
    { kind: 'plan', picture: pictureOf('missing'), caption: 'Grundriss' },
    { ...person, portrait: pictureOf('missing') },
  ]),
  '60 pictures': orderOf('Haus mit 60 Bildern', manyPictures('photo', 'half', 60)),
  '60 large pictures of noise': orderOf('Rauschen', manyPictures('noise', 'full', 60)),
  'every kind of picture': orderOf('Alle Arten von Bildern', [
    coverOf('Alle Arten von Bildern', 'panorama'),
    figure('panorama', 'full', 'Panorama mit 40 Megapixeln'),
    figure('panorama'),
    figure('cmyk', 'full'),
    figure('grey'),
    figure('transparent'),
    figure('tiny', 'full', 'Ein Bild von 24 mal 16 Pixeln'),
    figure('upright', 'full', 'Hochformat', 'Visualisierung'),
    { kind: 'plan', picture: pictureOf('panorama'), caption: 'Ein Plan, der zehnmal so breit wie hoch ist' },
  ]),
  'a note of 30 KB': orderOf('Lange Notiz', [coverOf('Lange Notiz'), heading('Notiz'), paragraph(note)]),
  'a word of 60,000 letters': orderOf('Langes Wort', [heading('Wort'), paragraph('W'.repeat(60_000))]),
  'emoji and other scripts': orderOf('Haus 🏡 am See 🌊 & <Garten> שלום', [
    { ...coverOf('Haus 🏡 am See 🌊 & <Garten> שלום'), badge: '🔥 Neu 🔥' },
    heading('🏡'),
    heading('العقار في هامبورغ'),
    paragraph(
      'Ein Text mit Emoji 👨‍👩‍👧‍👦 1️⃣ und Hebräisch שלום עולם, Arabisch مرحبا بالعالم und Chinesisch 你好世界 in einem Satz. ☎ 040 123',
    ),
    paragraph('🏡'),
    { kind: 'list', items: ['🏡', '✔ Garten', 'مرحبا'] },
    { kind: 'list', items: ['🏡'] },
    {
      kind: 'facts',
      caption: '🏡',
      rows: [
        ['🏡', '🏡'],
        ['Größe', '‏120‏ m²'],
      ],
      sum: null,
    },
    { kind: 'link', text: '🏡', href: 'https://example.com/ä?b=ü' },
    figure('photo', 'half', '🏡', '🏡'),
    paragraph(
      'Controls: \u0000\u0007 NFD: Gro\u0308ße, Sof\u00adt Hy\u00adphen, N\u00a0B\u00a0S\u00a0P, schmal\u202f%, \u200bnull\u200b, \ud800 Hälfte',
    ),
    { ...person, name: 'דוד כהן' },
    { kind: 'notice', text: '🏡' },
  ]),
  'a title of 300 characters': orderOf('Wohnung '.repeat(37).trim(), [
    coverOf(
      'Sehr schöne, großzügig geschnittene Wohnung mit Balkon und Blick auf die Alster '
        .repeat(4)
        .slice(0, 300),
    ),
    paragraph(description),
  ]),
  'a title without spaces': orderOf('X'.repeat(300), [coverOf('X'.repeat(300)), heading('Y'.repeat(300))]),
  'long words everywhere': orderOf(longWord, [
    {
      ...coverOf(longWord),
      place: longWord,
      price: longWord,
      badge: longWord.slice(0, 40),
      facts: Array.from({ length: 8 }, () => [longWord, longWord.repeat(3)]),
    },
    heading(longWord.repeat(5)),
    {
      kind: 'facts',
      caption: longWord,
      rows: [
        [longWord.repeat(5), longWord.repeat(20)],
        ['x', 'y '.repeat(1_000)],
      ],
      sum: [longWord, longWord],
    },
    { kind: 'list', items: [longWord.repeat(20)] },
    figure('photo', 'half', longWord.repeat(5), longWord.slice(0, 60)),
    {
      ...person,
      name: longWord.repeat(3),
      role: longWord,
      lines: [longWord.repeat(2)],
      links: [{ text: longWord.repeat(3), href: 'tel:1' }],
    },
    { kind: 'link', text: longWord.repeat(5), href: 'mailto:nobody' },
  ]),
  'bank sheet': orderOf('Unterlagen für Ihre Bank', [
    paragraph('Diese Angaben brauchen Banken für eine erste Zusage.'),
    heading('Objekt'),
    ...energy.slice(2),
    heading('Kosten', 3),
    {
      kind: 'table',
      caption: 'Finanzierung',
      head: ['', 'Betrag', 'Anteil'],
      rows: [
        ['Eigenkapital', '600.000 €', '22 %'],
        ['Darlehen', '2.121.215 €', '78 %'],
      ],
    },
    figure('photo', 'full'),
    { kind: 'notice', text: 'Alle Angaben ohne Gewähr.' },
  ]),
  comparison: orderOf('Drei Wohnungen im Vergleich', [
    {
      kind: 'table',
      caption: null,
      head: ['', 'Wohnung in Ottensen', 'Wohnung in Eimsbüttel', 'Haus in Volksdorf'],
      rows: Array.from({ length: 60 }, (_, at) => [
        `Merkmal ${at + 1}`,
        `${at} m²`,
        at % 2 ? 'ja' : 'nein',
        'eine Angabe, die mehrere Zeilen lang ist',
      ]),
    },
  ]),
  'a table of six columns': orderOf('Sechs Spalten', [
    {
      kind: 'table',
      caption: 'Viele Spalten',
      head: ['Merkmal', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'],
      rows: [Array.from({ length: 6 }, () => 'Wort '.repeat(100)), ['a', '', 'c', '', 'e', '']],
    },
  ]),
  'an empty table': orderOf('Leer', [
    { kind: 'facts', caption: 'Leer', rows: [], sum: null },
    heading('Ende'),
  ]),
  english: orderOf(
    'A villa above the Elbe',
    [
      coverOf('A villa above the Elbe'),
      heading('The house'),
      paragraph('The house was built in 1911 for a shipowner – “solid as a rock”.'),
      ...energy,
      person,
    ],
    { language: 'en', version: '' },
  ),
  spanish: orderOf(
    'Ático con vistas a la bahía de Alcúdia',
    [
      coverOf('Ático con vistas a la bahía de Alcúdia'),
      heading('La vivienda'),
      paragraph(
        '¿Busca un ático luminoso? Aquí está: tres habitaciones, año de construcción 2008, ¡y el mar!',
      ),
      {
        kind: 'map',
        point: { lng: 3.12, lat: 39.85 },
        is_rough: false,
        alt: 'Mapa',
        caption: 'Alcúdia, Mallorca',
      },
    ],
    { language: 'es' },
  ),
  'map with a pin': orderOf('Wohnung am Hafen', [
    heading('Lage'),
    {
      kind: 'map',
      point: { lng: 9.9705, lat: 53.5475 },
      is_rough: false,
      alt: 'Karte: die Wohnung liegt bei den Landungsbrücken.',
      caption: null,
    },
  ]),
  'map at the edge of the data': orderOf('Haus in Ahrensburg', [
    {
      kind: 'map',
      point: { lng: 10.24, lat: 53.67 },
      is_rough: true,
      alt: 'Karte von Ahrensburg',
      caption: 'Ahrensburg',
    },
  ]),
  'map outside of the data, without caption': orderOf('Haus in Portugal', [
    { kind: 'map', point: { lng: -8.6, lat: 37.1 }, is_rough: true, alt: 'Karte', caption: null },
    heading('Ende'),
  ]),
  'headings only': orderOf(
    'Nur Überschriften',
    Array.from({ length: 60 }, (_, at) => heading(`Überschrift ${at + 1}`, at % 3 === 0 ? 2 : 3)),
  ),
  'headings that begin too deep': orderOf('Ebenen', [
    heading('🏡'),
    heading('Zu tief', 3),
    heading('Darunter', 3),
    heading('Zwei'),
    heading('Drei', 3),
  ]),
  'pages that break everywhere': orderOf('Umbrüche', [
    { kind: 'page-break' },
    { kind: 'page-break' },
    { kind: 'plan', picture: pictureOf('widePlan'), caption: 'Quer' },
    { kind: 'page-break' },
    paragraph('Text nach dem Plan.'),
    { kind: 'notice', text: 'Satz für Satz ohne Ende. '.repeat(190) },
    { kind: 'notice', text: 'Zeile\n'.repeat(800) },
    { kind: 'page-break' },
  ]),
};
