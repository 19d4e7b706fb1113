import { agency, type Phone } from '../agency.ts';
import { type Broker, whatsappUrl } from '../broker.ts';

const mobile: Phone = { text: '0171 3920013', e164: '+491713920013' };

export const jonasWittkamp: Broker = {
  slug: 'jonas-wittkamp',
  name: 'Jonas Wittkamp',
  jobTitle: 'Immobilienmakler',
  focus: 'Hamburg und Lübeck',
  languages: ['Deutsch', 'Englisch'],
  availability: '10–18 Uhr',
  mobile,
  phone: agency.phone,
  email: 'wittkamp@brookfleet.example',
  whatsappUrl: whatsappUrl(mobile, 'Guten Tag Herr Wittkamp, ich habe eine Frage zu einer Immobilie.'),
  photo: 'jonas-wittkamp',
  photoQuality: 85,
  areaServed: ['Hamburg', 'Lübeck'],
  description:
    'Jonas Wittkamp vermittelt Altbauwohnungen und Stadthäuser in Hamburg und Lübeck und berät auf Deutsch und Englisch.',
};
