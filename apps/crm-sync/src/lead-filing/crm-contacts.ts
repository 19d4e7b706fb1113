import { type FilingOutcome, type LeadToFile } from '@estate/contracts/leads/filing';
import { phoneKey } from '@estate/domain/text/phone-key';
import { Injectable } from '@nestjs/common';
import { KeyRefusal } from '../propstack/propstack-api.ts';
import { type Unit } from '../unit/unit.ts';
import { compareContact, hasEmail, hasName, hasPhone, textOf, valuesOf } from './contact-fields.ts';
import { CrmRecords } from './crm-records.ts';

/** Contacts with the same address or number that are looked at. */
const maxDoubles = 5;
const sourceName = 'website';

/** The ways in which the CRM may have written the number; it takes 0171 and +49171 for two. */
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

/** The contact of a lead. A filled field of a known one is changed only where staff chose so (decision 46). */
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
        // The CRM finds a contact again by its address, else by this id: a repetition makes no second one.
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
    const found = sources.find((one) => textOf(one, 'name')?.toLowerCase() === sourceName);
    return found ? { client_source_id: Number(found['id']) } : {};
  }

  /**
   * The contact of an earlier attempt, that with the address, or that with the number and the name, because people of one
   * household share a number.
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
   * The oldest contact that the filter finds and that really is the person, in case the CRM ignores the filter. One in the
   * archive is the last choice; without it the CRM would overwrite that contact as a new one.
   */
  private async first(
    filter: Record<string, string>,
    isPerson: (contact: Unit) => boolean,
    signal: AbortSignal,
  ): Promise<Unit | undefined> {
    const listed = await this.records.page('contacts', { ...filter, archived: '-1' }, signal);
    const oldestFirst = listed.sort((one, other) => rankOf(one) - rankOf(other)).slice(0, maxDoubles);
    for (const { id } of oldestFirst) {
      const contact = await this.records.one('contacts', Number(id), signal);
      if (contact && isPerson(contact)) return contact;
    }
    return undefined;
  }
}

const archive = Number.MAX_SAFE_INTEGER / 2;
const rankOf = ({ id, archived }: Unit): number => Number(id) + (archived === true ? archive : 0);
