import { agency, type Phone } from '../agency.ts';
import { type Broker, whatsappUrl } from '../broker.ts';

const mobile: Phone = { text: '0171 3920012', e164: '+491713920012' };

export const marenLuehrs: Broker = {
  slug: 'maren-luehrs',
  name: 'Maren Lührs',
  jobTitle: 'Immobilienmaklerin',
  focus: 'Hamburg, Bergedorf und Reinbek',
  languages: ['Deutsch'],
  availability: '10–18 Uhr',
  mobile,
  phone: agency.phone,
  email: 'luehrs@brookfleet.example',
  whatsappUrl: whatsappUrl(mobile, 'Guten Tag Frau Lührs, ich habe eine Frage zu einer Immobilie.'),
  photo: 'maren-luehrs',
  photoQuality: 85,
  areaServed: ['Hamburg', 'Bergedorf', 'Reinbek', 'Escheburg', 'Geesthacht', 'Lauenburg'],
  description:
    'Maren Lührs kennt den Osten Hamburgs und den Sachsenwald: Häuser und Wohnungen in Bergedorf, Reinbek, Escheburg und Geesthacht.',
};
