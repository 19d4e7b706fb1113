import { createHash } from 'node:crypto';
import { withFacts } from '@estate/content/agency-facts';
import { brokerForProperty } from '@estate/content/responsible';
import { agency } from '@estate/content/sections/agency';
import { expose } from '@estate/content/sections/expose';
import { texts } from '@estate/content/texts';
import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { type DocumentBlock, type DocumentOrder } from '@estate/contracts/media/documents';
import { type DocumentKind } from '@estate/contracts/leads/lead-exposes';
import { documentNames } from '@estate/domain/forms/expose-proof';
import { energyClassOf } from '@estate/domain/property/energy-class';
import { finalEnergy } from '@estate/domain/property/energy-facts';
import { costFacts, furtherFacts, incomeFacts, mainFacts } from '@estate/domain/property/facts';
import { addressOf } from '@estate/domain/property/place-name';
import { isBuy } from '@estate/domain/property/vocabulary';
import { type Links } from '../mail/links.ts';
import { clip, exposeBlocks, factBlocks, part } from './expose-blocks.ts';
import { selectionBlocks } from './selection-blocks.ts';
import { purchaseCostBlocks } from './purchase-cost-blocks.ts';

/** Whether there is a sheet for the bank: for what can be bought. */
export const hasBankSheet = (property: Pick<PublicProperty, 'marketing_type'>): boolean => isBuy(property);

/** Further facts of interest to a bank, by their labels, so that the sheet stays one page. */
const bankFacts: ReadonlySet<string> = new Set(['Nutzfläche', 'Baujahr', 'Zustand', 'Nutzung']);
/** Costs that are among those of the purchase. */
const purchaseFacts: ReadonlySet<string> = new Set(['Käuferprovision', 'Preis pro m²']);

/** One page with what a bank asks for. */
function bankSheetBlocks(property: PublicProperty): DocumentBlock[] {
  const energy = [energyClassOf(property)?.name, finalEnergy(property)].filter(Boolean).join(', ');
  const { name, mobile, email } = brokerForProperty(property).broker;
  return [
    ...factBlocks([
      { label: 'Immobilie', text: property.title },
      { label: 'Lage', text: addressOf(property) },
      ...mainFacts(property),
      ...furtherFacts(property).filter(({ label }) => bankFacts.has(label)),
      ...(energy ? [{ label: 'Energieeffizienz', text: energy }] : []),
      { label: 'Auskunft', text: `${name}, ${mobile}, ${email}` },
    ]),
    ...purchaseCostBlocks(property),
    ...part(
      'Laufende Kosten und Ertrag',
      factBlocks([
        ...costFacts(property).filter(({ label }) => !purchaseFacts.has(label)),
        ...incomeFacts(property),
      ]),
    ),
    { kind: 'paragraph', text: withFacts(texts(expose).disclaimer), small: true },
  ];
}

/** What every document has in common. The digest of its blocks tells two versions of the same day apart. */
function orderOf({
  blocks,
  ...about
}: Pick<DocumentOrder, 'title' | 'subject' | 'date' | 'blocks'>): DocumentOrder {
  const digest = createHash('sha256').update(JSON.stringify(blocks)).digest('hex');
  return {
    ...about,
    language: 'de',
    author: texts(agency).name,
    version: `Fassung ${digest.slice(0, 6).toUpperCase()}`,
    footer: withFacts('{Firma}, {Telefon}, {E-Mail}').slice(0, 200),
    blocks,
  };
}

const stateDay = ({ updated_at, imported_at }: PublicProperty): string =>
  (updated_at ?? imported_at).slice(0, 10);

/**
 * The order of a document. It depends on nothing but the property and the agency's words, so that everybody who asks for
 * the same state of a property gets the same file. `isOrdered` says that it belongs to a contract.
 */
export const documentOrder = (
  kind: DocumentKind,
  property: PublicProperty,
  links: Links,
  isOrdered = false,
): DocumentOrder =>
  orderOf({
    title: kind === 'expose' ? clip(`${documentNames.expose}: ${property.title}`, 500) : documentNames[kind],
    subject: clip(addressOf(property), 500),
    date: stateDay(property),
    blocks: kind === 'expose' ? exposeBlocks(property, links, isOrdered) : bankSheetBlocks(property),
  });

/** The order of one document about several properties, which two people choose from. */
export const selectionOrder = (properties: readonly PublicProperty[], links: Links): DocumentOrder =>
  orderOf({
    title: 'Ihre Auswahl',
    subject: `${properties.length} Immobilien`,
    date: properties.map(stateDay).toSorted().at(-1) ?? '',
    blocks: selectionBlocks(properties, links),
  });

/**
 * The name of the file, e.g. `Exposé Villa am Park.pdf`, without signs that a file system or a mail header refuses.
 * `isWithAddress` marks the version with a released address, so that staff tell the two apart; no name has the address.
 */
export function documentName(
  kind: DocumentKind,
  { title }: Pick<PublicProperty, 'title'>,
  { isWithAddress = false } = {},
): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${documentNames[kind]} ${isWithAddress ? 'mit Adresse ' : ''}${Array.from(plain).slice(0, 80).join('').trim()}.pdf`;
}
