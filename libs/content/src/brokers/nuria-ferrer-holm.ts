import { agency, type Phone } from '../agency.ts';
import { type Broker, whatsappUrl } from '../broker.ts';

const mobile: Phone = { text: '0171 3920016', e164: '+491713920016' };

export const nuriaFerrerHolm: Broker = {
  slug: 'nuria-ferrer-holm',
  name: 'Núria Ferrer Holm',
  jobTitle: 'Immobilienmaklerin Ausland',
  focus: 'Expats, Ferienimmobilien in Spanien und Kapitalanlagen im Ausland',
  languages: ['Spanisch', 'Katalanisch', 'Deutsch', 'Englisch'],
  availability: '10–18 Uhr',
  mobile,
  phone: agency.phone,
  email: 'ferrer-holm@brookfleet.example',
  whatsappUrl: whatsappUrl(
    mobile,
    'Guten Tag Frau Ferrer Holm, ich habe eine Frage zu einer Immobilie in Spanien.',
  ),
  photo: 'nuria-ferrer-holm',
  photoQuality: 85,
  areaServed: ['Hamburg', 'Mallorca', 'Girona', 'Alicante'],
  description:
    'Núria Ferrer Holm begleitet Expats und Käufer von Ferienimmobilien in Spanien, in vier Sprachen und von der Suche bis zum Notar.',
};
