import { agency, type Phone } from '../agency.ts';
import { type Broker, whatsappUrl } from '../broker.ts';

const mobile: Phone = { text: '0171 3920018', e164: '+491713920018' };

export const friederikeStoltenbergMau: Broker = {
  slug: 'friederike-stoltenberg-mau',
  name: 'Friederike Stoltenberg-Mau',
  jobTitle: 'Home Staging und Innenarchitektur',
  focus: 'Home Staging, Innenarchitektur, Farbkonzepte und Verkaufsoptimierung',
  languages: ['Deutsch', 'Englisch'],
  availability: '10–18 Uhr',
  mobile,
  phone: agency.phone,
  email: 'stoltenberg-mau@brookfleet.example',
  whatsappUrl: whatsappUrl(mobile, 'Guten Tag Frau Stoltenberg-Mau, ich habe eine Frage zum Home Staging.'),
  photo: 'friederike-stoltenberg-mau',
  photoQuality: 100,
  areaServed: ['Hamburg', 'Lüneburg'],
  description:
    'Friederike Stoltenberg-Mau bereitet Häuser und Wohnungen mit Home Staging und Farbkonzepten auf den Verkauf vor.',
};
