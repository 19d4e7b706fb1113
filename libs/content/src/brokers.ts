import { type Broker } from './broker.ts';
import { e164 } from './phone.ts';
import { agency } from './sections/agency.ts';
import { texts } from './texts.ts';

/** `greeting` is the text with which a chat begins. */
function brokerOf({ greeting, ...facts }: Omit<Broker, 'whatsappUrl'> & { greeting: string }): Broker {
  const whatsappUrl = `https://wa.me/${e164(facts.mobile).slice(1)}?text=${encodeURIComponent(greeting)}`;
  return { ...facts, whatsappUrl };
}

const henrikThordsen = brokerOf({
  slug: 'henrik-thordsen',
  name: 'Henrik Thordsen',
  jobTitle: 'Geschäftsführer und Immobilienmakler',
  focus: 'Hamburg und Lüneburg',
  languages: ['Deutsch', 'Englisch', 'Spanisch'],
  availability: '10–18 Uhr',
  mobile: '0171 3920011',
  email: 'thordsen@brookfleet.example',
  greeting: 'Guten Tag Herr Thordsen, ich habe eine Frage zu einer Immobilie.',
  photo: 'henrik-thordsen',
  photoQuality: 85,
  areaServed: ['Hamburg', 'Lüneburg'],
  description:
    'Henrik Thordsen führt Brookfleet Immobilien und begleitet Verkäufe in Hamburg und Lüneburg vom ersten Gespräch bis zur Übergabe.',
});

const marenLuehrs = brokerOf({
  slug: 'maren-luehrs',
  name: 'Maren Lührs',
  jobTitle: 'Immobilienmaklerin',
  focus: 'Hamburg, Bergedorf und Reinbek',
  languages: ['Deutsch'],
  availability: '10–18 Uhr',
  mobile: '0171 3920012',
  email: 'luehrs@brookfleet.example',
  greeting: 'Guten Tag Frau Lührs, ich habe eine Frage zu einer Immobilie.',
  photo: 'maren-luehrs',
  photoQuality: 85,
  areaServed: ['Hamburg', 'Bergedorf', 'Reinbek', 'Escheburg', 'Geesthacht', 'Lauenburg'],
  description:
    'Maren Lührs kennt den Osten Hamburgs und den Sachsenwald: Häuser und Wohnungen in Bergedorf, Reinbek, Escheburg und Geesthacht.',
});

const silkeGrotkopp = brokerOf({
  slug: 'silke-grotkopp',
  name: 'Silke Grotkopp',
  jobTitle: 'Immobilienmaklerin',
  focus: 'Ostseeküste, Timmendorf und Scharbeutz',
  languages: ['Deutsch'],
  availability: '10–15 Uhr',
  mobile: '0171 3920014',
  email: 'grotkopp@brookfleet.example',
  greeting: 'Guten Tag Frau Grotkopp, ich habe eine Frage zu einer Immobilie an der Ostsee.',
  photo: 'silke-grotkopp',
  photoQuality: 85,
  areaServed: ['Timmendorfer Strand', 'Scharbeutz', 'Neustadt in Holstein'],
  description:
    'Silke Grotkopp lebt in Neustadt in Holstein und vermittelt Häuser und Ferienwohnungen zwischen Timmendorfer Strand und Scharbeutz.',
});

const nuriaFerrerHolm = brokerOf({
  slug: 'nuria-ferrer-holm',
  name: 'Núria Ferrer Holm',
  jobTitle: 'Immobilienmaklerin Ausland',
  focus: 'Expats, Ferienimmobilien in Spanien und Kapitalanlagen im Ausland',
  languages: ['Spanisch', 'Katalanisch', 'Deutsch', 'Englisch'],
  availability: '10–18 Uhr',
  mobile: '0171 3920016',
  email: 'ferrer-holm@brookfleet.example',
  greeting: 'Guten Tag Frau Ferrer Holm, ich habe eine Frage zu einer Immobilie in Spanien.',
  photo: 'nuria-ferrer-holm',
  photoQuality: 85,
  areaServed: ['Hamburg', 'Mallorca', 'Girona', 'Alicante'],
  description:
    'Núria Ferrer Holm begleitet Expats und Käufer von Ferienimmobilien in Spanien, in vier Sprachen und von der Suche bis zum Notar.',
});

export const brokers: readonly Broker[] = [
  henrikThordsen,
  marenLuehrs,
  brokerOf({
    slug: 'jonas-wittkamp',
    name: 'Jonas Wittkamp',
    jobTitle: 'Immobilienmakler',
    focus: 'Hamburg und Lübeck',
    languages: ['Deutsch', 'Englisch'],
    availability: '10–18 Uhr',
    mobile: '0171 3920013',
    email: 'wittkamp@brookfleet.example',
    greeting: 'Guten Tag Herr Wittkamp, ich habe eine Frage zu einer Immobilie.',
    photo: 'jonas-wittkamp',
    photoQuality: 85,
    areaServed: ['Hamburg', 'Lübeck'],
    description:
      'Jonas Wittkamp vermittelt Altbauwohnungen und Stadthäuser in Hamburg und Lübeck und berät auf Deutsch und Englisch.',
  }),
  silkeGrotkopp,
  brokerOf({
    slug: 'carolina-ahlff',
    name: 'Carolina Ahlff',
    jobTitle: 'Immobilienmaklerin für Vermietung',
    focus: 'Vermietung',
    languages: ['Deutsch', 'Englisch', 'Spanisch'],
    availability: '10–18 Uhr',
    mobile: '0171 3920015',
    email: 'ahlff@brookfleet.example',
    greeting: 'Guten Tag Frau Ahlff, ich habe eine Frage zu einer Mietwohnung.',
    photo: 'carolina-ahlff',
    photoQuality: 85,
    areaServed: ['Hamburg', 'Lüneburg'],
    description:
      'Carolina Ahlff vermietet Wohnungen in Hamburg und Lüneburg: sorgfältige Auswahl, klare Verträge, dokumentierte Übergabe.',
  }),
  nuriaFerrerHolm,
  brokerOf({
    slug: 'tobias-rennebarg',
    name: 'Tobias Rennebarg',
    jobTitle: 'Berater für Immobilieninvestments',
    focus: 'Anlageimmobilien, Renditeobjekte, Neubauprojekte und Portfolio-Optimierung',
    languages: ['Deutsch'],
    availability: '10–18 Uhr',
    mobile: '0171 3920017',
    email: 'rennebarg@brookfleet.example',
    greeting: 'Guten Tag Herr Rennebarg, ich interessiere mich für eine Anlageimmobilie.',
    photo: 'tobias-rennebarg',
    photoQuality: 85,
    areaServed: ['Hamburg', 'Lüneburg', 'Lübeck'],
    description:
      'Tobias Rennebarg berät zu Renditeobjekten und Neubauprojekten in Norddeutschland, mit nachvollziehbaren Zahlen statt Versprechen.',
  }),
  brokerOf({
    slug: 'friederike-stoltenberg-mau',
    name: 'Friederike Stoltenberg-Mau',
    jobTitle: 'Home Staging und Innenarchitektur',
    focus: 'Home Staging, Innenarchitektur, Farbkonzepte und Verkaufsoptimierung',
    languages: ['Deutsch', 'Englisch'],
    availability: '10–18 Uhr',
    mobile: '0171 3920018',
    email: 'stoltenberg-mau@brookfleet.example',
    greeting: 'Guten Tag Frau Stoltenberg-Mau, ich habe eine Frage zum Home Staging.',
    photo: 'friederike-stoltenberg-mau',
    photoQuality: 100,
    areaServed: ['Hamburg', 'Lüneburg'],
    description:
      'Friederike Stoltenberg-Mau bereitet Häuser und Wohnungen mit Home Staging und Farbkonzepten auf den Verkauf vor.',
  }),
];

export const brokerBySlug = (slug: string | undefined): Broker | undefined =>
  brokers.find((broker) => broker.slug === slug);

/** In whose name an account of staff writes, and where answers go: the broker that it is, else the agency. */
export function senderOf(slug: string | null): { name: string; email: string } {
  const { name, email } = brokerBySlug(slug ?? undefined) ?? texts(agency);
  return { name, email };
}

interface ResponsibleBroker {
  readonly broker: Broker;
  /** Recipient of enquiries: the broker's own mailbox, or the default one. */
  readonly email: string;
}

/**
 * The brokers by towns, matched in the lower-case city of a property. 'timmendorf' matches as the beginning of a
 * word, so that it includes 'Timmendorfer Strand'; the other names match only as whole words.
 */
const towns: readonly (readonly [RegExp, Broker])[] = [
  [/(?<!\p{L})timmendorf/u, silkeGrotkopp],
  [/(?<!\p{L})(?:reinbek|escheburg|lauenburg|geesthacht)(?!\p{L})/u, marenLuehrs],
];

/**
 * The district Herzogtum Lauenburg also contains towns such as Mölln and Ratzeburg. Its name is removed before
 * matching, because it would match the town of Lauenburg.
 */
const district = /herzogtum\s+lauenburg/u;

/**
 * The contact person for a property (visitor-area §9). Accepts the CRM's spellings: 'Timmendorfer Strand',
 * 'Lauenburg/Elbe', ' reinbek '. A missing country counts as DEU.
 */
export function brokerForProperty({
  city,
  country,
}: {
  city?: string | null | undefined;
  country?: string | null | undefined;
}): ResponsibleBroker {
  const place = (city ?? '').normalize('NFC').toLocaleLowerCase('de').replace(district, '');
  const local = towns.find(([pattern]) => pattern.test(place))?.[1];
  const land = (country ?? '').trim().toUpperCase();
  const broker = local ?? (land && land !== 'DEU' ? nuriaFerrerHolm : undefined);
  return broker ? { broker, email: broker.email } : { broker: henrikThordsen, email: texts(agency).email };
}
