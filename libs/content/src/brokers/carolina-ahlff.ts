import { agency, type Phone } from '../agency.ts';
import { type Broker, whatsappUrl } from '../broker.ts';

const mobile: Phone = { text: '0171 3920015', e164: '+491713920015' };

export const carolinaAhlff: Broker = {
  slug: 'carolina-ahlff',
  name: 'Carolina Ahlff',
  jobTitle: 'Immobilienmaklerin für Vermietung',
  focus: 'Vermietung',
  languages: ['Deutsch', 'Englisch', 'Spanisch'],
  availability: '10–18 Uhr',
  mobile,
  phone: agency.phone,
  email: 'ahlff@brookfleet.example',
  whatsappUrl: whatsappUrl(mobile, 'Guten Tag Frau Ahlff, ich habe eine Frage zu einer Mietwohnung.'),
  photo: 'carolina-ahlff',
  photoQuality: 85,
  areaServed: ['Hamburg', 'Lüneburg'],
  description:
    'Carolina Ahlff vermietet Wohnungen in Hamburg und Lüneburg: sorgfältige Auswahl, klare Verträge, dokumentierte Übergabe.',
};
