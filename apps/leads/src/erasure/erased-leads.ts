import { isDeepStrictEqual } from 'node:util';
import { personFields } from '@estate/domain/forms/facts';
import {
  countRecordsWithAddress,
  withoutAddressIn,
  type HashedAddress,
} from '@estate/server-kit/text/erased-address';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Lead, type Reply } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type Person } from '../lead/person.ts';
import { personKeys, searchText } from '../lead/search-text.ts';
import { isLeadOfPerson } from './erasure-keys.ts';
import { redactPersonWords, exceptOwnWords, personWordsOf, type PersonWords } from './person-words.ts';

const perBatch = 200;
/**
 * Whether a field holds the sender's own data, which the erasure of another person leaves unchanged. The e-mail address
 * is not one of these fields.
 */
const isOwn = (field: string) => personFields.has(field) && field !== 'email';

/** Removes the words from a form. Returns the same object if the form contains none of them. */
function withoutWordsIn(form: Lead['form'], words: PersonWords): Lead['form'] {
  const fields = Object.entries(form).map(
    ([field, before]: [string, unknown]) =>
      [
        field,
        before,
        typeof before === 'string' && !isOwn(field) ? redactPersonWords(before, words) : before,
      ] as const,
  );
  const isSame = fields.every(([, before, after]) => before === after);
  return isSame
    ? form
    : (Object.fromEntries(fields.map(([field, , after]) => [field, after])) as Lead['form']);
}

/** Removes the words from comments or replies. Returns the same array if they contain none of them. */
function withoutWordsInTexts<Text extends Pick<Reply, 'text'> & Partial<Pick<Reply, 'subject' | 'files'>>>(
  texts: readonly Text[] | undefined,
  words: PersonWords,
): readonly Text[] | undefined {
  const clean = (text: string) => redactPersonWords(text, words);
  const cleaned = texts?.map((before) => {
    const { text, subject, files } = before;
    const after = {
      ...before,
      text: clean(text),
      ...(subject === undefined ? {} : { subject: clean(subject) }),
      ...(files ? { files: files.map((file) => ({ ...file, name: clean(file.name) })) } : {}),
    };
    return isDeepStrictEqual(after, before) ? before : after;
  });
  return cleaned?.some((text, place) => text !== texts?.[place]) ? cleaned : texts;
}

/** Finds the leads of an erasure, which stores only the hash of an address, telephone number or lead id. */
@Injectable()
export class ErasedLeads {
  constructor(@InjectModel(leadModel.name) private readonly leads: LeadModel) {}

  /** Ids of the person's leads received until `until`. */
  async find(person: HashedAddress, until: Date): Promise<string[]> {
    const ids: string[] = [];
    const all = this.leads
      .find({ received_at: { $lte: until } }, '_id form.email form.phone')
      .lean<Lead[]>()
      .cursor({ batchSize: 1_000 });
    for await (const lead of all) if (isLeadOfPerson(lead, person)) ids.push(lead._id);
    return ids;
  }

  /** Ids of the leads that are closed for an erasure. */
  closedFor(erasure: string): Promise<string[]> {
    return this.leads.distinct('_id', { erasing: erasure });
  }

  /** Ids of the leads of a person who is known by name, by index. */
  findByKeys(person: Pick<Person, 'email' | 'phone'>, until: Date): Promise<string[]> {
    const person_keys = { $in: personKeys(person) };
    return this.leads.distinct('_id', { person_keys, received_at: { $lte: until } });
  }

  /** The number of contacts in the CRM that transfers of these leads found or created. */
  async contactsOf(ids: readonly string[]): Promise<number> {
    const ofLeads = { _id: { $in: [...ids] }, 'crm_transfer.contact_id': { $ne: null } };
    return (await this.leads.distinct('crm_transfer.contact_id', ofLeads)).length;
  }

  /** The senders' telephone numbers and names in these leads. Must be read before the leads are deleted. */
  async wordsIn(ids: readonly string[]): Promise<PersonWords> {
    const forms: Lead['form'][] = [];
    for (let start = 0; start < ids.length; start += perBatch) {
      const batch = { _id: { $in: ids.slice(start, start + perBatch) } };
      forms.push(...(await this.leads.find(batch, 'form').lean<Lead[]>()).map(({ form }) => form));
    }
    return personWordsOf(forms);
  }

  /**
   * Removes the person's e-mail address and `words` (names, telephone numbers) from the leads of other persons, e.g.
   * from a comment, and updates the search texts of these leads. Returns the number of changed leads.
   */
  async forget(person: HashedAddress, words: PersonWords, until: Date): Promise<number> {
    let count = 0;
    const all = this.leads
      .find({ received_at: { $lte: until } })
      .lean<Lead[]>()
      .cursor({ batchSize: perBatch });
    for await (const lead of all) {
      if (isLeadOfPerson(lead, person)) continue;
      if (await this.forgetIn(lead, person, words)) count += 1;
    }
    return count;
  }

  /** The number of leads received until `until` that the person sent, or that contain the person's e-mail address. */
  async count(person: HashedAddress, until: Date): Promise<number> {
    const all = this.leads.find({ received_at: { $lte: until } }).lean<Lead[]>();
    const naming = await countRecordsWithAddress(all.cursor({ batchSize: perBatch }), person);
    return naming + (await this.find(person, until)).length;
  }

  /**
   * Removes the person's e-mail address and words from one lead. Returns whether the lead contained any. Throws if
   * staff changed one of the fields after it was read; a later run repeats the removal.
   */
  private async forgetIn(lead: Lead, person: HashedAddress, words: PersonWords): Promise<boolean> {
    const others = exceptOwnWords(words, personWordsOf([lead.form]));
    const form = withoutAddressIn(withoutWordsIn(lead.form, others), person);
    const property = withoutAddressIn(lead.property, person);
    const comments = withoutAddressIn(withoutWordsInTexts(lead.comments, others), person);
    const replies = withoutAddressIn(withoutWordsInTexts(lead.replies, others), person);
    const cleaned = { ...lead, form, property, comments, replies } as Lead;
    const clean = (before: unknown): [unknown, unknown] => [before, withoutAddressIn(before, person)];
    const texts: Record<string, [before: unknown, after: unknown]> = {
      form: [lead.form, form],
      property: [lead.property, property],
      suspicion: clean(lead.suspicion),
      comments: [lead.comments, comments],
      replies: [lead.replies, replies],
      'handling.history': clean(lead.handling.history),
      crm_transfer: clean(lead.crm_transfer),
      search: [lead.search, searchText(cleaned, cleaned.property)],
    };
    const changed = Object.entries(texts).filter(([, [before, after]]) => before !== after);
    for (const [path, [before, after]] of changed) {
      const { matchedCount } = await this.leads.updateOne(
        { _id: lead._id, [path]: before },
        { $set: { [path]: after } },
      );
      if (matchedCount === 0) throw new Error('a lead changed while an address was removed from it');
    }
    return changed.length > 0;
  }
}
