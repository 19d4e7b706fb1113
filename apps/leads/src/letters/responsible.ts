import { agency } from '@estate/content/agency';
import { brokerForProperty } from '@estate/content/brokers';
import { kinds, type Lead, type LeadKind } from '../kinds/registry.ts';
import { type LeadProperty } from '../lead/lead.ts';
import { type Party } from '../mail/mailer.ts';

const office: Party = { name: agency.name, address: agency.email };

/** Recipient at the agency: the kind's own recipient, the broker of the property's town, or the office. */
export function responsibleFor<K extends LeadKind>(lead: Lead<K>, property: LeadProperty | null): Party {
  const named = kinds[lead.kind].responsible?.(lead.form);
  if (named) return named;
  if (!property) return office;
  const { broker, email } = brokerForProperty(property);
  return { name: broker.name, address: email };
}
