import { type Place } from './place.ts';
import { type JsonObject } from './unit.ts';

const broker = (id: number, first: string, last: string, position: string): JsonObject => {
  const mailbox = first.toLowerCase();
  return {
    id,
    salutation: null,
    academic_title: null,
    first_name: first,
    last_name: last,
    name: `${first} ${last}`,
    position,
    avatar_url: null,
    email: `${mailbox}.intern@agentur.example`,
    phone: `+49 40 0000 ${id}`,
    cell: `+49 151 0000 ${id}`,
    public_email: `${mailbox}@agentur.example`,
    public_phone: '+49 40 0000 100',
    public_cell: `+49 160 0000 ${id}`,
    phone_system_number: `${id}`,
    old_crm_id: '',
    locale: 'de',
    team_id: null,
    shop: {
      id: 98,
      name: 'Musteragentur',
      email: 'buero-intern@agentur.example',
      subdomain: 'musteragentur',
    },
  };
};

const brokers = {
  hamburg: broker(6401, 'Henrik', 'Claasen', 'Geschäftsführer'),
  east: broker(6402, 'Maren', 'Dieckhoff', 'Immobilienberaterin'),
  coast: broker(6403, 'Wiebke', 'Jansen', 'Immobilienberaterin Ostsee'),
  spain: broker(6404, 'Núria', 'Ferrer', 'Ferienimmobilien Spanien'),
};

export function brokerOf(place: Place): JsonObject {
  if (place.country === 'ESP') return brokers.spain;
  if (place.lat > 53.9) return brokers.coast;
  return place.lng > 10.2 ? brokers.east : brokers.hamburg;
}
