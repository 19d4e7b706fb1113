import { agency, type Phone } from '../agency.ts';
import { type Broker, whatsappUrl } from '../broker.ts';

const mobile: Phone = { text: '0171 3920017', e164: '+491713920017' };

export const tobiasRennebarg: Broker = {
  slug: 'tobias-rennebarg',
  name: 'Tobias Rennebarg',
  jobTitle: 'Berater für Immobilieninvestments',
  focus: 'Anlageimmobilien, Renditeobjekte, Neubauprojekte und Portfolio-Optimierung',
  languages: ['Deutsch'],
  availability: '10–18 Uhr',
  mobile,
  phone: agency.phone,
  email: 'rennebarg@brookfleet.example',
  whatsappUrl: whatsappUrl(
    mobile,
    'Guten Tag Herr Rennebarg, ich interessiere mich für eine Anlageimmobilie.',
  ),
  photo: 'tobias-rennebarg',
  photoQuality: 85,
  areaServed: ['Hamburg', 'Lüneburg', 'Lübeck'],
  description:
    'Tobias Rennebarg berät zu Renditeobjekten und Neubauprojekten in Norddeutschland, mit nachvollziehbaren Zahlen statt Versprechen.',
};
