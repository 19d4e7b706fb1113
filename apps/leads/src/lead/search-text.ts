import { formOf } from '@estate/domain/forms/all-forms';
import { foldText } from '@estate/server-kit/fold-text';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock, day, addMilliseconds } from '../time/clock.ts';
import { leadModel, type LeadModel } from './lead.schema.ts';
import { type AnyForm, type Lead, type LeadProperty } from './lead.ts';
import { emailOf, nameOf } from './person.ts';

/** Telephone numbers are compared without blanks and signs. */
const digitsOf = (phone: string | undefined) => phone?.replace(/\D+/g, '');

/** Words of a question beyond these are not looked for. */
const maxWords = 8;

/** The text that the search of staff looks at: person, ways to answer, places, property and the lead's id. */
export function searchText(
  { _id, kind, form }: Pick<Lead, '_id' | 'kind' | 'form'>,
  property: LeadProperty | null,
): string {
  const sent: AnyForm & Readonly<Record<string, unknown>> = form;
  const places = (formOf(kind).places ?? []).map((name) => sent[name]);
  const known = property ? [property.title, property.city ?? ''] : [];
  const contact = [nameOf(sent), emailOf(sent), sent.phone, digitsOf(sent.phone)];
  return foldText([...contact, ...places, ...known, sent.propertyId, _id].filter(Boolean).join(' '));
}

/** The words of a question as they stand in the text; a telephone number is one word, however it is typed. */
export function searchWords(q: string): string[] {
  const folded = foldText(q);
  if (/^[\d+()/ -]+$/.test(folded) && /\d/.test(folded)) return [folded.replace(/\D+/g, '')];
  return folded.split(' ').filter(Boolean).slice(0, maxWords);
}

const perBatch = 200;

/** Writes the search text of leads that an earlier version stored. */
@Injectable()
export class SearchTexts {
  private hasSeenAll = false;

  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
  ) {}

  /** The first pass looks at all leads, later ones at the last day, because an older copy may still store leads. */
  async complete(): Promise<void> {
    const since = this.hasSeenAll ? addMilliseconds(this.clock.now(), -day) : new Date(0);
    for (;;) {
      const found = await this.leads
        .find({ received_at: { $gte: since }, search: null })
        .limit(perBatch)
        .lean<Lead[]>();
      if (found.length === 0) break;
      await this.leads.bulkWrite(
        found.map((lead) => ({
          updateOne: {
            filter: { _id: lead._id, search: null },
            update: { $set: { search: searchText(lead, lead.property) } },
          },
        })),
        { ordered: false },
      );
    }
    this.hasSeenAll = true;
  }
}
