import { isDeepStrictEqual } from 'node:util';
import { type LeftRecords } from '@estate/contracts/hashed-address';
import { personFields } from '@estate/domain/forms/facts';
import { countNaming, withoutAddressIn, type HashedAddress } from '@estate/server-kit/erased-address';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ValuationAddressService } from '../valuation/valuation-address.service.ts';
import { type Lead, recipients, type Reply } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { ReplyFiles } from '../lead/reply-files.ts';
import { searchText } from '../lead/search-text.ts';
import { LeadMailQueue } from '../lead-mail/lead-mail.queue.ts';
import { MailLife } from '../lead-mail/mail-life.ts';
import { StaffMailLife } from '../staff-mail/staff-mail-life.ts';
import { isFrom } from './erasure-keys.ts';
import { withoutWords, wordsBut, wordsOf, type PersonWords } from './person-words.ts';

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
        typeof before === 'string' && !isOwn(field) ? withoutWords(before, words) : before,
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
  const clean = (text: string) => withoutWords(text, words);
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

/** Finds and deletes the leads of an erasure, which stores only the hash of an address, telephone number or lead id. */
@Injectable()
export class ErasedLeads {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly addresses: ValuationAddressService,
    private readonly files: ReplyFiles,
    private readonly letters: StaffMailLife,
    private readonly life: MailLife,
    private readonly queue: LeadMailQueue,
  ) {}

  /** Ids of the person's leads received until `until`. */
  async find(person: HashedAddress, until: Date): Promise<string[]> {
    const ids: string[] = [];
    const all = this.leads
      .find({ received_at: { $lte: until } }, '_id form.email form.phone')
      .lean<Lead[]>()
      .cursor({ batchSize: 1_000 });
    for await (const lead of all) if (isFrom(lead, person)) ids.push(lead._id);
    return ids;
  }

  /** Closes the leads: from now on no mail and no transfer of them begins, only what is on its way ends. */
  async close(ids: readonly string[]): Promise<void> {
    await this.leads.updateMany({ _id: { $in: [...ids] } }, { $set: { erasing: true } });
  }

  /**
   * Deletes the leads with their files, jobs, saved valuation addresses and mails to staff. Returns the numbers of
   * deleted addresses and mails to staff. Leads with a mail that is being sent are skipped, because the outcome of
   * the mail could not be stored.
   */
  async delete(ids: readonly string[]): Promise<{ saved_addresses: number; staff_mails: number }> {
    const erased = { saved_addresses: 0, staff_mails: 0 };
    for (let start = 0; start < ids.length; start += perBatch) {
      const unclaimed = this.life.unclaimed();
      const found = await this.leads
        .find({ _id: { $in: ids.slice(start, start + perBatch) }, ...unclaimed }, 'kind form replies.id')
        .lean<Lead[]>();
      const batch = found.map(({ _id }) => _id);
      for (const { kind, form } of found)
        if (kind === 'valuation') erased.saved_addresses += await this.addresses.dropAt(form);
      erased.staff_mails += await this.letters.deleteAbout(batch);
      // Before the leads, because files whose lead is gone would not be found by a repeated run; and after them,
      // because a file may be uploaded meanwhile.
      await this.files.deleteOf(batch);
      await this.leads.deleteMany({ _id: { $in: batch }, ...unclaimed });
      await this.files.deleteOf(batch);
      await this.queue.removeMails(
        found.flatMap(({ _id: leadId, replies = [] }) =>
          [...recipients, ...replies.keys()].map((place) => ({ leadId, place })),
        ),
      );
      // A lead that was closed as a duplicate has a comment that links to the first lead. The link is removed.
      await this.leads.updateMany(
        { 'comments.lead': { $in: batch } },
        { $unset: { 'comments.$[comment].lead': true } },
        { arrayFilters: [{ 'comment.lead': { $in: batch } }] },
      );
    }
    return erased;
  }

  /** Deletes those leads of `ids` that are suspected of spam. Returns the ids of the deleted ones. */
  async deleteSpam(ids: readonly string[]): Promise<string[]> {
    const spam = await this.leads.distinct('_id', { _id: { $in: [...ids] }, suspicion: { $ne: null } });
    await this.delete(spam);
    const left = await this.leads.distinct('_id', { _id: { $in: spam } });
    return spam.filter((id) => !left.includes(id));
  }

  /** Counts what is left after `delete`: these leads, their files and mails to staff, and all jobs without a lead. */
  async countRemaining(ids: readonly string[]): Promise<LeftRecords> {
    const ofDeleted = { _id: { $in: [...ids] } };
    const [leads, free, reply_files, staff_mails, mail_jobs] = await Promise.all([
      this.leads.countDocuments(ofDeleted),
      this.leads.countDocuments({ ...ofDeleted, ...this.life.unclaimed() }),
      this.files.countOf(ids),
      this.letters.countAbout(ids),
      this.jobsWithoutLead(),
    ]);
    return { leads, sending: leads - free, reply_files, staff_mails, mail_jobs };
  }

  private async jobsWithoutLead(): Promise<number> {
    const leadIds = await this.queue.leadsInJobs();
    return leadIds.length - (await this.leads.countDocuments({ _id: { $in: leadIds } }));
  }

  /** The senders' telephone numbers and names in these leads. Must be read before the leads are deleted. */
  async wordsIn(ids: readonly string[]): Promise<PersonWords> {
    const forms: Lead['form'][] = [];
    for (let start = 0; start < ids.length; start += perBatch) {
      const batch = { _id: { $in: ids.slice(start, start + perBatch) } };
      forms.push(...(await this.leads.find(batch, 'form').lean<Lead[]>()).map(({ form }) => form));
    }
    return wordsOf(forms);
  }

  /**
   * Removes the person's e-mail address and `words` (names, telephone numbers) from the leads of other persons, e.g.
   * from a comment or a mail server's stored reply, and updates the search texts of these leads. Returns the number of
   * changed leads.
   */
  async forget(person: HashedAddress, words: PersonWords, until: Date): Promise<number> {
    let count = 0;
    const all = this.leads
      .find({ received_at: { $lte: until } })
      .lean<Lead[]>()
      .cursor({ batchSize: perBatch });
    for await (const lead of all) {
      if (isFrom(lead, person)) continue;
      if (await this.forgetIn(lead, person, words)) count += 1;
    }
    return count;
  }

  /** The number of leads received until `until` that the person sent, or that contain the person's e-mail address. */
  async count(person: HashedAddress, until: Date): Promise<number> {
    const all = this.leads.find({ received_at: { $lte: until } }).lean<Lead[]>();
    const naming = await countNaming(all.cursor({ batchSize: perBatch }), person);
    return naming + (await this.find(person, until)).length;
  }

  /**
   * Removes the person's e-mail address and words from one lead. Returns whether the lead contained any. Throws if
   * staff changed one of the fields after it was read; a later run repeats the removal.
   */
  private async forgetIn(lead: Lead, person: HashedAddress, words: PersonWords): Promise<boolean> {
    const others = wordsBut(words, wordsOf([lead.form]));
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
      'mails.agency.last_error': clean(lead.mails.agency.last_error),
      'mails.visitor.last_error': clean(lead.mails.visitor.last_error),
      filing: clean(lead.filing),
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
