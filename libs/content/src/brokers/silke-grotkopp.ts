import { agency, type Phone } from '../agency.ts';
import { type Broker, whatsappUrl } from '../broker.ts';

const mobile: Phone = { text: '0171 3920014', e164: '+491713920014' };

export const silkeGrotkopp: Broker = {
  slug: 'silke-grotkopp',
  name: 'Silke Grotkopp',
  jobTitle: 'Immobilienmaklerin',
  focus: 'Ostseeküste, Timmendorf und Scharbeutz',
  languages: ['Deutsch'],
  availability: '10–15 Uhr',
  mobile,
  phone: agency.phone,
  email: 'grotkopp@brookfleet.example',
  whatsappUrl: whatsappUrl(
    mobile,
    'Guten Tag Frau Grotkopp, ich habe eine Frage zu einer Immobilie an der Ostsee.',
  ),
  photo: 'silke-grotkopp',
  photoQuality: 85,
  areaServed: ['Timmendorfer Strand', 'Scharbeutz', 'Neustadt in Holstein'],
  description:
    'Silke Grotkopp lebt in Neustadt in Holstein und vermittelt Häuser und Ferienwohnungen zwischen Timmendorfer Strand und Scharbeutz.',
};
