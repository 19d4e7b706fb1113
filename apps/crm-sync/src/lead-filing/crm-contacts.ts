import { type FilingOutcome, type LeadToFile } from '@estate/contracts/leads/filing';
import { phoneKey } from '@estate/domain/text/phone-key';
import { Injectable } from '@nestjs/common';
import { KeyRefusal } from '../propstack/propstack-api.ts';
import { type Unit } from '../unit/unit.ts';
import { compareContact, hasEmail, hasName, hasPhone, textOf, valuesOf } from './contact-fields.ts';
import { CrmRecords } from './crm-records.ts';

/** Maximum number of contacts with the same e-mail address or phone number that are checked. */
const maxCandidates = 5;
const sourceName = 'website';

/**
 * The spellings in which the CRM may have stored the number; its search treats 0171 and +49171 as different numbers.
 */
function spellingsOf(phone: string): string[] {
  const key = phoneKey(phone);
  if (key === undefined) return [];
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const isForeign = digits.startsWith('+') && !digits.startsWith('+49');
  return isForeign ? [`+${key}`] : [`0${key}`, `+49${key}`];
}

export type FiledContact = Pick<
  Extract<FilingOutcome, { state: 'filed' }>,
  'contact_id' | 'was_known' | 'conflicts'
>;

/**
 * Finds or creates the contact of a lead in the CRM. A filled field of a known contact is changed only where staff
 * chose so (decision 46).
 */
@Injectable()
export class CrmContacts {
  constructor(private readonly records: CrmRecords) {}

  async file(lead: LeadToFile, signal: AbortSignal): Promise<FiledContact> {
    const ours = valuesOf(lead.person);
    const source = await this.source(signal);
    const known = await this.find(lead, signal);
    if (!known) {
      const client = {
        ...ours,
        // The CRM recognises a known contact by its e-mail address, else by `old_crm_id`, so a repeated request creates
        // no second contact.
        ...(ours.email === undefined ? { old_crm_id: lead.id } : {}),
        ...source,
        keep_data_till: lead.delete_after,
      };
      const contact_id = await this.records.create('contacts', { client }, signal);
      return { contact_id, was_known: false, conflicts: [] };
    }
    const contact_id = Number(known['id']);
    const { changes, conflicts } = compareContact(known, ours, lead.overwrite);
    const client = { ...changes, ...(textOf(known, 'client_source_id') === '' ? source : {}) };
    if (Object.keys(client).length > 0) await this.records.change('contacts', contact_id, { client }, signal);
    return { contact_id, was_known: true, conflicts };
  }

  /** The source 'Website' if the account has one and the key may read sources. */
  private async source(signal: AbortSignal): Promise<{ client_source_id?: number }> {
    const sources = await this.records.page('contact_sources', {}, signal).catch((error: unknown) => {
      if (error instanceof KeyRefusal) return [];
      throw error;
    });
    const found = sources.find((candidate) => textOf(candidate, 'name')?.toLowerCase() === sourceName);
    return found ? { client_source_id: Number(found['id']) } : {};
  }

  /**
   * The contact of an earlier attempt, else the contact with the e-mail address, else the contact with both the phone
   * number and the last name (people of one household share a number).
   */
  private async find(lead: LeadToFile, signal: AbortSignal): Promise<Unit | undefined> {
    const { contact_id, person } = lead;
    const { email, phone, last_name = '' } = person;
    const earlier =
      contact_id === undefined ? undefined : await this.records.one('contacts', contact_id, signal);
    if (earlier) return earlier;
    if (email) {
      const found = await this.first({ email }, (contact) => hasEmail(contact, email), signal);
      if (found) return found;
    }
    for (const phone_number of spellingsOf(phone ?? '')) {
      const isPerson = (contact: Unit) => hasPhone(contact, phone_number) && hasName(contact, last_name);
      const found = await this.first({ phone_number }, isPerson, signal);
      if (found) return found;
    }
    return undefined;
  }

  /**
   * The oldest contact that the filter finds and `isPerson` confirms, because the CRM might ignore the filter. Archived
   * contacts come last. They are included, because the CRM would overwrite an archived contact when a new one with the
   * same data is created.
   */
  private async first(
    filter: Record<string, string>,
    isPerson: (contact: Unit) => boolean,
    signal: AbortSignal,
  ): Promise<Unit | undefined> {
    const listed = await this.records.page('contacts', { ...filter, archived: '-1' }, signal);
    const oldestFirst = listed.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, maxCandidates);
    for (const { id } of oldestFirst) {
      const contact = await this.records.one('contacts', Number(id), signal);
      if (contact && isPerson(contact)) return contact;
    }
    return undefined;
  }
}

const archivedOffset = Number.MAX_SAFE_INTEGER / 2;
const rankOf = ({ id, archived }: Unit): number => Number(id) + (archived === true ? archivedOffset : 0);
