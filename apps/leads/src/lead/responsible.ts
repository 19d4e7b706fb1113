import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { brokerBySlug, brokerForProperty } from '@estate/content/brokers';
import { type AnyForm, type LeadProperty } from './lead.ts';

/** The person or office that is responsible for a lead; `broker` is the slug of a person. */
interface Responsible {
  name: string;
  address: string;
  broker?: string;
}

/** The broker on whose page the form was sent, the broker of the property's town, or the office. */
export function responsibleFor({ form }: { form: AnyForm }, property: LeadProperty | null): Responsible {
  const own = brokerBySlug(/^\/makler\/([a-z0-9-]+)\/?$/.exec(form.source ?? '')?.[1]);
  if (own) return { name: own.name, address: own.email, broker: own.slug };
  if (!property) return { name: texts(agency).name, address: texts(agency).email };
  const { broker, email } = brokerForProperty(property);
  return { name: broker.name, address: email, broker: broker.slug };
}
