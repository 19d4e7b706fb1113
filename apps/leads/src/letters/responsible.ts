import { agency } from '@estate/content/agency';
import { brokerForProperty, brokers } from '@estate/content/brokers';
import { type Lead, type LeadProperty } from '../lead/lead.ts';
import { type Party } from '../mail/mailer.ts';

const office: Party = { name: agency.name, address: agency.email };

/**
 * Who reads the lead at the agency: the broker of the object's town, the broker on whose page a message was written,
 * or the office.
 */
export function responsibleFor(lead: Lead, property: LeadProperty | null): Party {
  if (lead.kind === 'expose' && property) {
    const { broker, email } = brokerForProperty(property);
    return { name: broker.name, address: email };
  }
  if (lead.kind === 'contact') {
    const slug = /^\/makler\/([a-z0-9-]+)\/?$/.exec(lead.form.source)?.[1];
    const broker = brokers.find((one) => one.slug === slug);
    if (broker) return { name: broker.name, address: broker.email };
  }
  return office;
}
