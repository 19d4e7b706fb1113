import { kinds, type Lead, type LeadKind } from '../kinds/registry.ts';
import { type LeadProperty } from '../lead/lead.ts';
import { type Letter } from '../mail/letter.ts';
import { type Links } from './links.ts';
import { personBlocks } from './person-facts.ts';
import { responsibleFor } from './responsible.ts';

/** Headline and content of a lead, without the person. */
export function leadContent<K extends LeadKind>(
  lead: Lead<K>,
  property: LeadProperty | null,
  links: Links,
): Letter {
  return kinds[lead.kind].agencyLetter(lead, {
    property,
    responsible: responsibleFor(lead, property),
    links,
  });
}

/** The letter to the agency about a lead. */
export function agencyLetter<K extends LeadKind>(
  lead: Lead<K>,
  property: LeadProperty | null,
  links: Links,
): Letter {
  const { subject, blocks } = leadContent(lead, property, links);
  return { subject, blocks: [...blocks, ...personBlocks(lead)] };
}

/** The confirmation to the visitor. */
export function visitorLetter<K extends LeadKind>(
  lead: Lead<K>,
  property: LeadProperty | null,
  links: Links,
): Letter {
  return kinds[lead.kind].visitorLetter(lead, {
    property,
    responsible: responsibleFor(lead, property),
    links,
  });
}
