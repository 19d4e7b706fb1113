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
import { isFrom } from './erasure-keys.ts';
import { withoutWords, wordsBut, wordsOf, type PersonWords } from './person-words.ts';

const perBatch = 200;
/** The sender's own data in a form. Anything else may be a text in which somebody else is named, also a place. */
const isOwn = (field: string) => personFields.has(field) && field !== 'email';

/** A form without the words; the form itself if none is in it. */
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

/** What staff wrote, without the words; the same list if none is in it. */
function withoutWordsInTexts<Text extends { text: string; subject?: string }>(
  texts: readonly Text[] | undefined,
  words: PersonWords,
): readonly Text[] | undefined {
  const cleaned = texts?.map((one) => {
    const text = withoutWords(one.text, words);
    const subject = one.subject && withoutWords(one.subject, words);
    return text === one.text && subject === one.subject
      ? one
      : { ...one, text, ...(subject === undefined ? {} : { subject }) };
  });
  return cleaned?.some((one, place) => one !== texts?.[place]) ? cleaned : texts;
}

/** The leads of a person; they are found by the hash of an address or telephone number, because nothing else is stored of it. */
@Injectable()
export class ErasedLeads {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly addresses: ValuationAddressService,
    private readonly files: ReplyFiles,
    private readonly queue: LeadMailQueue,
  ) {}

  /** Ids of the person's leads received until `until`. */
  async find(person: HashedAddress, until: Date): Promise<string[]> {
    const ids: string[] = [];
    const all = this.leads
      .find({ received_at: { $lte: until } }, '_id form.email form.phone')
      .lean<Lead[]>()
      .cursor({ batchSize: 1_000 });
    for await (const { _id, form } of all) {
      if (isFrom(form, person)) ids.push(_id);
    }
    return ids;
  }

  /** Deletes the leads with their files and jobs; returns how many addresses of unfinished valuations went with them. */
  async delete(ids: readonly string[]): Promise<number> {
    let addresses = 0;
    for (let start = 0; start < ids.length; start += perBatch) {
      const batch = ids.slice(start, start + perBatch);
      const valuations = await this.leads
        .find({ _id: { $in: batch }, kind: 'valuation' })
        .lean<Lead<'valuation'>[]>();
      for (const { form } of valuations) addresses += await this.addresses.dropAt(form);
      const mails = await this.mailsOf(batch);
      // Before the leads, because their ids are gone with them, and after, because a file may be on its way.
      await this.files.deleteOf(batch);
      await this.leads.deleteMany({ _id: { $in: batch } });
      await this.files.deleteOf(batch);
      await this.queue.removeMails(mails);
    }
    return addresses;
  }

  /** Deletes those of the leads that are under suspicion; returns their number. */
  async deleteSpam(ids: readonly string[]): Promise<number> {
    const spam = await this.leads.find({ _id: { $in: [...ids] }, suspicion: { $ne: null } }, '_id').lean();
    await this.delete(spam.map(({ _id }) => _id));
    return spam.length;
  }

  private async mailsOf(ids: readonly string[]) {
    const found = await this.leads.find({ _id: { $in: ids } }, 'replies.id').lean<Lead[]>();
    return found.flatMap(({ _id: leadId, replies = [] }) =>
      [...recipients, ...replies.keys()].map((place) => ({ leadId, place })),
    );
  }

  /** Telephone numbers and names in these leads; they are gone with the leads. */
  async wordsIn(ids: readonly string[]): Promise<PersonWords> {
    const forms: Lead['form'][] = [];
    for (let start = 0; start < ids.length; start += perBatch) {
      const batch = { _id: { $in: ids.slice(start, start + perBatch) } };
      forms.push(...(await this.leads.find(batch, 'form').lean<Lead[]>()).map(({ form }) => form));
    }
    return wordsOf(forms);
  }

  /**
   * Removes the address from the leads of others, e.g. from a comment or a mail server's reply, and the words from what was
   * written in them freely, and from what the search of staff looks at; returns the number of these leads.
   */
  async forget(person: HashedAddress, words: PersonWords, until: Date): Promise<number> {
    let count = 0;
    const all = this.leads
      .find({ received_at: { $lte: until } })
      .lean<Lead[]>()
      .cursor({ batchSize: perBatch });
    for await (const lead of all) {
      if (isFrom(lead.form, person)) continue;
      if (await this.forgetIn(lead, person, words)) count += 1;
    }
    return count;
  }

  /** Leads received until `until` that are the person's own or name the address still. */
  async count(person: HashedAddress, until: Date): Promise<number> {
    const all = this.leads.find({ received_at: { $lte: until } }).lean<Lead[]>();
    const naming = await countNaming(all.cursor({ batchSize: perBatch }), person);
    return naming + (await this.find(person, until)).length;
  }

  /** Each part is replaced only if it still is what was read, because staff or a mail may change it meanwhile. */
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
