import { domainToASCII, domainToUnicode } from 'node:url';
import { type CrmTransferOutcome, type LeadToTransfer } from '@estate/contracts/leads/crm-transfer';
import { phoneKey } from '@estate/domain/text/phone-key';
import { Injectable } from '@nestjs/common';
import { KeyRefusal } from '../propstack/propstack-api.ts';
import { type Unit } from '../unit/unit.ts';
import {
  compareContact,
  hasEmail,
  hasNames,
  hasPhone,
  contactFieldText,
  contactFieldsOfLead,
} from './contact-fields.ts';
import { CrmRecords } from './crm-records.ts';

/** Maximum number of contacts with the same e-mail address or phone number that are checked. */
const maxCandidates = 5;
const sourceName = 'website';

/**
 * The spellings in which the CRM may have stored the number. All are searched, because the CRM's search treats 0171 and
 * +49171 as different numbers.
 */
function spellingsOf(phone: string): string[] {
  const key = phoneKey(phone);
  if (key === undefined) return [];
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const isForeign = digits.startsWith('+') && !digits.startsWith('+49');
  return isForeign ? [`+${key}`] : [`0${key}`, `+49${key}`];
}

/** The address with its domain in Unicode and in punycode, because the CRM's search treats them as different. */
function spellingsOfEmail(email: string): string[] {
  const at = email.lastIndexOf('@') + 1;
  const [local, domain] = [email.slice(0, at), email.slice(at)];
  return [...new Set([domainToUnicode, domainToASCII].map((convert) => local + (convert(domain) || domain)))];
}

export type TransferredContact = Pick<
  Extract<CrmTransferOutcome, { state: 'transferred' }>,
  'contact_id' | 'was_known' | 'conflicts'
>;

/**
 * Finds or creates the contact of a lead in the CRM. A field of an existing contact that has a value is changed only if
 * staff chose to overwrite it (decision 46).
 */
@Injectable()
export class CrmContacts {
  constructor(private readonly records: CrmRecords) {}

  async save(lead: LeadToTransfer, signal: AbortSignal): Promise<TransferredContact> {
    const ours = contactFieldsOfLead(lead.person);
    const source = await this.source(signal);
    const known = await this.find(lead, signal);
    if (!known) {
      const client = {
        ...ours,
        // The CRM recognises an existing contact by its e-mail address or `old_crm_id`, so with one of the two, a
        // repeated request creates no second contact.
        ...(ours.email === undefined ? { old_crm_id: lead.id } : {}),
        ...source,
        keep_data_till: lead.delete_after,
      };
      const contact_id = await this.records.create('contacts', { client }, signal);
      return { contact_id, was_known: false, conflicts: [] };
    }
    const contact_id = Number(known['id']);
    const { changes, conflicts } = compareContact(known, ours, lead.overwrite);
    const client = { ...changes, ...(contactFieldText(known, 'client_source_id') === '' ? source : {}) };
    if (Object.keys(client).length > 0) await this.records.change('contacts', contact_id, { client }, signal);
    return { contact_id, was_known: true, conflicts };
  }

  /** The id of the contact source 'Website', if the CRM account has one and the API key may read sources. */
  private async source(signal: AbortSignal): Promise<{ client_source_id?: number }> {
    const sources = await this.records.page('contact_sources', {}, signal).catch((error: unknown) => {
      if (error instanceof KeyRefusal) return [];
      throw error;
    });
    const source = sources.find(
      (candidate) => contactFieldText(candidate, 'name')?.toLowerCase() === sourceName,
    );
    return source ? { client_source_id: Number(source['id']) } : {};
  }

  /**
   * The contact of an earlier attempt, else the contact with the e-mail address, else the contact with both the phone
   * number and the names, because different people may share a number.
   */
  private async find(lead: LeadToTransfer, signal: AbortSignal): Promise<Unit | undefined> {
    const { contact_id, person } = lead;
    const { email, phone } = person;
    const earlier =
      contact_id === undefined ? undefined : await this.records.one('contacts', contact_id, signal);
    if (earlier) return earlier;
    for (const spelling of spellingsOfEmail(email ?? '').filter(Boolean)) {
      const known = await this.first({ email: spelling }, (contact) => hasEmail(contact, spelling), signal);
      if (known) return known;
    }
    for (const phone_number of spellingsOf(phone ?? '')) {
      const isPerson = (contact: Unit) => hasPhone(contact, phone_number) && hasNames(contact, person);
      const known = await this.first({ phone_number }, isPerson, signal);
      if (known) return known;
    }
    return undefined;
  }

  /**
   * The oldest contact that the filter finds and for which `isPerson` is true; the second check is needed, because the
   * CRM might ignore the filter. An archived contact is returned only if there is no other. It is not skipped, because
   * the CRM would overwrite it when a new contact with the same data is created.
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
