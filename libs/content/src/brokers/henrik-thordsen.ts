import { agency, type Phone } from '../agency.ts';
import { type Broker, whatsappUrl } from '../broker.ts';

const mobile: Phone = { text: '0171 3920011', e164: '+491713920011' };

export const henrikThordsen: Broker = {
  slug: 'henrik-thordsen',
  name: 'Henrik Thordsen',
  jobTitle: 'Geschäftsführer und Immobilienmakler',
  focus: 'Hamburg und Lüneburg',
  languages: ['Deutsch', 'Englisch', 'Spanisch'],
  availability: '10–18 Uhr',
  mobile,
  phone: agency.phone,
  email: 'thordsen@brookfleet.example',
  whatsappUrl: whatsappUrl(mobile, 'Guten Tag Herr Thordsen, ich habe eine Frage zu einer Immobilie.'),
  photo: 'henrik-thordsen',
  photoQuality: 85,
  areaServed: ['Hamburg', 'Lüneburg'],
  description:
    'Henrik Thordsen führt Brookfleet Immobilien und begleitet Verkäufe in Hamburg und Lüneburg vom ersten Gespräch bis zur Übergabe.',
};
