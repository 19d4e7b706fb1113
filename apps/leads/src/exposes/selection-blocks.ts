import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { type DocumentBlock } from '@estate/contracts/media/documents';
import { energyClassOf } from '@estate/domain/property/energy-class';
import { certificateNotice, energyFacts } from '@estate/domain/property/energy-facts';
import { costFacts, type Fact, furtherFacts, mainFacts } from '@estate/domain/property/facts';
import { offerStateLabel } from '@estate/domain/property/offer-state';
import { addressOf } from '@estate/domain/property/place-name';
import { priceText } from '@estate/domain/property/price';
import { coverImage } from '@estate/domain/property/property-images';
import { type Links } from '../mail/links.ts';
import { clip, factBlocks, pictureOf, titleOf } from './expose-blocks.ts';

/** So many properties fit beside each other on a page. */
const columns = 4;

const allFacts = (property: PublicProperty): Fact[] => [
  { label: 'Preis', text: priceText(property) },
  ...mainFacts(property),
  ...furtherFacts(property),
  ...costFacts(property),
];

/** What two properties or more have in common to compare, one row for each label. */
function overview(properties: readonly PublicProperty[]): DocumentBlock[] {
  if (properties.length < 2 || properties.length > columns) return [];
  const facts = properties.map(
    (property) => new Map(allFacts(property).map(({ label, text }) => [label, text])),
  );
  const labels = [...new Set(facts.flatMap((one) => [...one.keys()]))].filter(
    (label) => facts.filter((one) => one.has(label)).length > 1,
  );
  return [
    {
      kind: 'table',
      caption: 'Auf einen Blick',
      head: ['', ...properties.map((property) => clip(titleOf(property), 60))],
      rows: labels.map((label) => [label, ...facts.map((one) => clip(one.get(label) ?? '', 200))]),
    },
  ];
}

/** The energy data that § 87 GModG demands of each advertisement. */
function energyOf(property: PublicProperty): DocumentBlock[] {
  const notice = certificateNotice(property);
  if (notice !== null) return [{ kind: 'paragraph', text: notice, small: true }];
  const name = energyClassOf(property)?.name;
  return factBlocks([
    ...energyFacts(property),
    ...(name ? [{ label: 'Energieeffizienzklasse', text: name }] : []),
  ]);
}

function pageOf(property: PublicProperty, links: Links): DocumentBlock[] {
  const image = coverImage(property.images);
  return [
    { kind: 'page-break' },
    { kind: 'heading', text: titleOf(property), level: 2 },
    {
      kind: 'paragraph',
      text: [offerStateLabel(property), addressOf(property)].filter(Boolean).join(', '),
      small: false,
    },
    ...(image
      ? [
          {
            kind: 'figure' as const,
            picture: pictureOf(image, titleOf(property)),
            caption: null,
            size: 'full' as const,
          },
        ]
      : []),
    ...factBlocks(allFacts(property)),
    ...energyOf(property),
    {
      kind: 'link',
      text: 'Alle Bilder und Texte auf unserer Website',
      href: links.property({ id: property.id, title: property.title.slice(0, 200) }),
    },
  ];
}

/** A comparison of a few properties, and a page for each. */
export const selectionBlocks = (properties: readonly PublicProperty[], links: Links): DocumentBlock[] => {
  const table = overview(properties);
  const pages = properties.flatMap((property) => pageOf(property, links));
  // The first page begins below the title unless the comparison stands there.
  return table.length > 0 ? [...table, ...pages] : pages.slice(1);
};
