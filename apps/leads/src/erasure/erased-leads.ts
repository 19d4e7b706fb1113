import { type LeftRecords } from '@estate/contracts/hashed-address';
import { personFields } from '@estate/domain/forms/facts';
import { countNaming, withoutAddressIn, type HashedAddress } from '@estate/server-kit/erased-address';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ValuationAddressService } from '../valuation/valuation-address.service.ts';
import { type Lead, recipients } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { ReplyFiles } from '../lead/reply-files.ts';
import { derivedFrom } from '../lead/lead-upgrade.ts';
import { LeadMailQueue } from '../lead-mail/lead-mail.queue.ts';
import { MailLife } from '../lead-mail/mail-life.ts';
import { StaffMailLife } from '../staff-mail/staff-mail-life.ts';
import { isFrom } from './erasure-keys.ts';
import { withoutWords, wordsBut, wordsOf, type PersonWords } from './person-words.ts';

const perBatch = 200;
/**
 * Whether a field holds the sender's own data except the e-mail address. Any other field may mention an erased person.
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
function withoutWordsInTexts<Text extends { text: string; subject?: string }>(
  texts: readonly Text[] | undefined,
  words: PersonWords,
): readonly Text[] | undefined {
  const cleaned = texts?.map((before) => {
    const text = withoutWords(before.text, words);
    const subject = before.subject && withoutWords(before.subject, words);
    return text === before.text && subject === before.subject
      ? before
      : { ...before, text, ...(subject === undefined ? {} : { subject }) };
  });
  return cleaned?.some((text, place) => text !== texts?.[place]) ? cleaned : texts;
}

/** Finds and deletes the leads of an erasure, which has only the hash of an address, number or lead id. */
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

  /**
   * Deletes the leads with their files, jobs, saved valuation addresses and mails to staff. Returns the numbers of
   * deleted addresses and mails to staff. A lead stays while one of its mails is being sent, because the outcome is
   * unknown then.
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
      // Before the leads, because without them nothing names the files; and after, because a file may be stored
      // meanwhile.
      await this.files.deleteOf(batch);
      await this.leads.deleteMany({ _id: { $in: batch }, ...unclaimed });
      await this.files.deleteOf(batch);
      await this.queue.removeMails(
        found.flatMap(({ _id: leadId, replies = [] }) =>
          [...recipients, ...replies.keys()].map((place) => ({ leadId, place })),
        ),
      );
      // A closed double has a comment with the id of the first lead.
      await this.leads.updateMany(
        { 'comments.lead': { $in: batch } },
        { $unset: { 'comments.$[comment].lead': true } },
        { arrayFilters: [{ 'comment.lead': { $in: batch } }] },
      );
    }
    return erased;
  }

  /** Deletes the suspected leads among `ids`; returns the number of deleted ones. */
  async deleteSpam(ids: readonly string[]): Promise<number> {
    const suspected = { _id: { $in: [...ids] }, suspicion: { $ne: null } };
    const spam = await this.leads.find(suspected, '_id').lean();
    await this.delete(spam.map(({ _id }) => _id));
    return spam.length - (await this.leads.countDocuments(suspected));
  }

  /** Counts the records that still exist of leads that should be deleted, and all jobs whose lead does not exist. */
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

  /** The telephone numbers and names in the forms of these leads. Read them before the leads are deleted. */
  async wordsIn(ids: readonly string[]): Promise<PersonWords> {
    const forms: Lead['form'][] = [];
    for (let start = 0; start < ids.length; start += perBatch) {
      const batch = { _id: { $in: ids.slice(start, start + perBatch) } };
      forms.push(...(await this.leads.find(batch, 'form').lean<Lead[]>()).map(({ form }) => form));
    }
    return wordsOf(forms);
  }

  /**
   * Removes the person's address and words from the leads of other persons, e.g. from a comment or the stored reply of
   * a mail server, and renews their search texts. Returns the number of changed leads.
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

  /** The number of leads received until `until` that are the person's own or still contain the address. */
  async count(person: HashedAddress, until: Date): Promise<number> {
    const all = this.leads.find({ received_at: { $lte: until } }).lean<Lead[]>();
    const naming = await countNaming(all.cursor({ batchSize: perBatch }), person);
    return naming + (await this.find(person, until)).length;
  }

  /** Cleans one lead. Each field is replaced only if it is unchanged since it was read, because staff may change it. */
  private async forgetIn(lead: Lead, person: HashedAddress, words: PersonWords): Promise<boolean> {
    const others = wordsBut(words, wordsOf([lead.form]));
    const form = withoutAddressIn(withoutWordsIn(lead.form, others), person);
    const property = withoutAddressIn(lead.property, person);
    const note = lead.handling?.note;
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
      'handling.note': [note, note && withoutAddressIn(withoutWords(note, others), person)],
      'handling.history': clean(lead.handling?.history),
      'mails.agency.last_error': clean(lead.mails.agency.last_error),
      'mails.visitor.last_error': clean(lead.mails.visitor.last_error),
      filing: clean(lead.filing),
      search: [lead.search, lead.search && derivedFrom(cleaned).search],
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
