import { withFacts } from '@estate/content/agency-facts';
import { brokerForProperty } from '@estate/content/responsible';
import { brokerOrder } from '@estate/content/sections/broker-order';
import { expose } from '@estate/content/sections/expose';
import { property as propertyWords } from '@estate/content/sections/property';
import { type Broker } from '@estate/content/sections/people';
import { texts } from '@estate/content/texts';
import { type PublicImage, type PublicProperty } from '@estate/contracts/catalog/public-property';
import { type DocumentBlock, type DocumentPicture } from '@estate/contracts/media/documents';
import { energyClassOf } from '@estate/domain/property/energy-class';
import { certificateNotice, energyFacts, finalEnergy } from '@estate/domain/property/energy-facts';
import {
  commissionNote,
  costFacts,
  type Fact,
  furtherFacts,
  incomeFacts,
  mainFacts,
} from '@estate/domain/property/facts';
import { furnishingOf } from '@estate/domain/property/furnishing';
import { altWithOrigin, originLabel } from '@estate/domain/property/image-origin';
import { longElseShortNote, noteLines } from '@estate/domain/property/notes';
import { isClosed, offerState, offerStateLabel } from '@estate/domain/property/offer-state';
import { addressOf, placeLine } from '@estate/domain/property/place-name';
import { priceText } from '@estate/domain/property/price';
import { floorPlans, photos } from '@estate/domain/property/property-images';
import { phoneLink } from '@estate/content/phone';
import { type Links } from '../mail/links.ts';
import { purchaseCostBlocks } from './purchase-cost-blocks.ts';

/** The most photos and plans of an exposé, so that it stays below 5 MB. */
const most = { photos: 80, plans: 15 } as const;
const longestLine = 2_000;
const listItems = 200;

export const clip = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

const heading = (text: string, level: 2 | 3 = 2): DocumentBlock => ({ kind: 'heading', text, level });

/** Facts as a table; nothing without any. */
export const factBlocks = (facts: readonly Fact[]): DocumentBlock[] =>
  facts.length === 0
    ? []
    : [
        {
          kind: 'facts',
          caption: null,
          rows: facts.map(({ label, text }) => [clip(label, 500), clip(text, longestLine)]),
          sum: null,
        },
      ];

/** Blocks under a heading; nothing without blocks. */
export const part = (title: string, blocks: readonly DocumentBlock[]): DocumentBlock[] =>
  blocks.length === 0 ? [] : [heading(title), ...blocks];

function note(long: string | null | undefined, short: string | null | undefined): DocumentBlock[] {
  const text = longElseShortNote(long, short)?.trim();
  return text ? [{ kind: 'paragraph', text, small: false }] : [];
}

/** Lines as lists of the length that a document allows; a line that is none is a paragraph. */
function listBlocks(lines: readonly string[]): DocumentBlock[] {
  const items = lines.filter((line) => line.length <= longestLine);
  const lists = Array.from({ length: Math.ceil(items.length / listItems) }, (_, index) => ({
    kind: 'list' as const,
    items: items.slice(index * listItems, (index + 1) * listItems),
  }));
  const paragraphs = lines
    .filter((line) => line.length > longestLine)
    .map((text) => ({ kind: 'paragraph' as const, text, small: false }));
  return [...lists, ...paragraphs];
}

export const pictureOf = (
  { storage_path, change_mark, title, origin }: PublicImage,
  fallback: string,
): DocumentPicture => ({
  bucket: 'property-images',
  path: storage_path,
  change_mark,
  alt: clip(altWithOrigin(title?.trim() || fallback, origin), 500),
  label: originLabel(origin),
});

export const titleOf = ({ title, id }: PublicProperty): string =>
  clip(title.trim() || `Immobilie ${id}`, 500);

function coverBlock(property: PublicProperty): DocumentBlock {
  const [cover] = photos(property.images);
  return {
    kind: 'cover',
    title: titleOf(property),
    place: clip(placeLine(property), 500) || null,
    price: priceText(property),
    facts: mainFacts(property)
      .slice(0, 8)
      .map(({ label, text }) => [label, clip(text, 500)]),
    picture: cover ? pictureOf(cover, titleOf(property)) : null,
    badge: offerState(property) === 'available' ? null : offerStateLabel(property),
  };
}

function figureBlocks(property: PublicProperty): DocumentBlock[] {
  const [, ...others] = photos(property.images).slice(0, most.photos);
  return others.map((image, index) => ({
    kind: 'figure',
    picture: pictureOf(image, `${titleOf(property)}, Bild ${index + 2}`),
    caption: image.title?.trim() ? clip(image.title.trim(), 500) : null,
    // The first one wide, then pairs; an odd one at the end is wide again.
    size: index === 0 || (index === others.length - 1 && index % 2 === 1) ? 'full' : 'half',
  }));
}

function placeBlocks(property: PublicProperty): DocumentBlock[] {
  const address = addressOf(property);
  const { map_point: point, long_location_note, location_note } = property;
  return part('Lage', [
    {
      kind: 'paragraph',
      text: property.street ? address : `${address}. ${texts(propertyWords).addressText}`,
      small: false,
    },
    ...(point
      ? [
          {
            kind: 'map' as const,
            point: { lng: point.lng, lat: point.lat },
            is_rough: point.is_rough,
            alt: clip(`Karte: ${address}${point.is_rough ? ', ungefähre Lage' : ''}`, 500),
            caption: point.is_rough ? 'Ungefähre Lage' : null,
          },
        ]
      : []),
    ...note(long_location_note, location_note),
  ]);
}

/** What § 87 GModG (formerly GEG) demands of an advertisement, with the class on its scale. */
function energyBlocks(property: PublicProperty): DocumentBlock[] {
  const energyClass = energyClassOf(property);
  const notice = certificateNotice(property);
  return part('Energieeffizienz', [
    ...(energyClass
      ? [
          {
            kind: 'scale' as const,
            steps: [...energyClass.steps],
            marked: energyClass.marked,
            alt: `Energieeffizienzklasse ${[energyClass.name, finalEnergy(property)].filter(Boolean).join(', ')}`,
          },
        ]
      : []),
    ...(notice ? [{ kind: 'paragraph' as const, text: notice, small: false }] : []),
    ...factBlocks(energyFacts(property)),
  ]);
}

/** A person of the agency with the ways to reach that person. */
const personBlockOf = (broker: Broker, links: Links): DocumentBlock => ({
  kind: 'person',
  portrait: {
    bucket: 'website-images',
    path: broker.portrait.path,
    change_mark: broker.portrait.mark,
    alt: broker.portrait.alt,
    label: null,
  },
  name: broker.name,
  role: broker.jobTitle,
  lines: [withFacts('{Firma}'), withFacts('{Anschrift}')],
  links: [
    { text: broker.mobile, href: phoneLink(broker.mobile) },
    { text: broker.email, href: `mailto:${broker.email}` },
    { text: 'Persönliche Seite', href: links.page(`/makler/${broker.slug}`) },
  ],
});

/** Whether the exposé comes with a contract. */
export const contractNotice = (isOrdered: boolean): string =>
  withFacts(isOrdered ? texts(brokerOrder).notice : texts(expose).notice);

/** The exposé of a property: the facts and texts of its page in the same words, its pictures and plans, and who answers. */
export function exposeBlocks(property: PublicProperty, links: Links, isOrdered: boolean): DocumentBlock[] {
  const { lines, facts } = furnishingOf(property);
  const commission = commissionNote(property);
  const { broker } = brokerForProperty(property);
  const words = texts(expose);
  return [
    coverBlock(property),
    ...part('Daten', factBlocks(furtherFacts(property))),
    ...part('Ertrag', factBlocks(incomeFacts(property))),
    ...part('Beschreibung', note(property.long_description_note, property.description_note)),
    ...part('Ausstattung', [...listBlocks(lines), ...factBlocks(facts)]),
    ...part('Bilder', figureBlocks(property)),
    ...floorPlans(property.images)
      .slice(0, most.plans)
      .map((plan, index) => ({
        kind: 'plan' as const,
        picture: pictureOf(plan, `Grundriss ${index + 1}`),
        caption: clip(plan.title?.trim() || `Grundriss ${index + 1}`, 500),
      })),
    ...part('Kosten', [
      ...factBlocks(costFacts(property)),
      ...(commission ? [{ kind: 'paragraph' as const, text: commission, small: true }] : []),
    ]),
    ...purchaseCostBlocks(property),
    ...placeBlocks(property),
    ...energyBlocks(property),
    ...(isClosed(property)
      ? []
      : [
          ...part('Sonstiges', note(property.long_other_note, property.other_note)),
          ...part('Was dagegen spricht', listBlocks([...new Set(noteLines(property.drawbacks_note))])),
        ]),
    heading('Ihre Ansprechperson'),
    personBlockOf(broker, links),
    {
      kind: 'link',
      text: 'Die Immobilie auf unserer Website',
      href: links.property({ id: property.id, title: property.title.slice(0, 200) }),
    },
    { kind: 'notice', text: contractNotice(isOrdered) },
    { kind: 'paragraph', text: withFacts(words.disclaimer), small: true },
  ];
}
