import {
  brokerFor,
  brokerForPage,
  brokerForProperty,
  type AssignmentQuery,
} from '@estate/content/responsible';
import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { type LeadKind } from '@estate/domain/forms/all-forms';
import { type Lead, type LeadProperty } from './lead.ts';

/** The person or office that is responsible for a lead; `broker` is the slug of a person. */
interface Responsible {
  name: string;
  address: string;
  broker?: string;
}

export type UnassignedLead = { [K in LeadKind]: Pick<Lead<K>, 'kind' | 'form'> }[LeadKind];

/** A postcode in a text that a visitor typed. */
const postcodePattern = /(?<!\d)\d{5}(?!\d)/;

function assignmentQueryOf(lead: UnassignedLead): AssignmentQuery {
  switch (lead.kind) {
    case 'search': {
      const { location, buyOrRent, propertyType } = lead.form;
      return {
        city: location,
        zip_code: postcodePattern.exec(location)?.[0],
        subjects: [
          'search',
          ...(buyOrRent === 'rent' ? (['letting'] as const) : []),
          ...(propertyType === 'commercial' ? (['commercial'] as const) : []),
        ],
      };
    }
    case 'valuation': {
      const { address_city: city, address_postal_code: zip_code } = lead.form;
      return { city, zip_code, subjects: ['valuation'] };
    }
    default:
      return { subjects: [] };
  }
}

const pageOfPerson = /^\/makler\/([a-z0-9-]+)\/?$/;

/**
 * The person on whose page the form was sent, else the one who answers for the property or for the request (decision 55).
 * A request without a property that nobody in particular answers goes to the office.
 */
export function responsibleFor(lead: UnassignedLead, property: LeadProperty | null): Responsible {
  const source = 'source' in lead.form ? lead.form.source : undefined;
  const { broker, email, isDefault } =
    brokerForPage(pageOfPerson.exec(source ?? '')?.[1]) ??
    (property ? brokerForProperty(property) : brokerFor(assignmentQueryOf(lead)));
  return isDefault && !property
    ? { name: texts(agency).name, address: email }
    : { name: broker.name, address: email, broker: broker.slug };
}
