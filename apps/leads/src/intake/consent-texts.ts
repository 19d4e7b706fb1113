import { consentTextOf } from '@estate/content/consent-of';
import { GetConsentText } from '@estate/contracts/content/words';
import { Clock } from '@estate/server-kit/process/clock';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ContentClient } from '@estate/rpc/words.module';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { Sweep } from '../sweep/sweep.ts';
import { day } from '../time/pace.ts';

/** Shorter than the deadline of the call that stores a lead, so that a slow content cannot lose the lead. */
const getConsentText = { ...GetConsentText, deadlineMs: 1_000 };

/** After this time the version of a lead is taken for one that never existed, and content is not asked again. */
const completedWithinMs = 7 * day;

/**
 * The texts of consents by the version that a visitor's form sent. A form that stays open in a browser may send a version
 * that was replaced.
 */
@Injectable()
export class ConsentTexts {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly content: ContentClient,
    private readonly clock: Clock,
    @InjectLog() private readonly log: Log,
    sweep: Sweep,
  ) {
    sweep.add({
      what: 'Wortlaut von Einwilligungen',
      every: 'hour',
      atMost: 100,
      run: (atMost) => this.complete(atMost),
    });
  }

  /** Null for an unknown version, and while content is down; then `complete` adds the text. */
  async find(version: string): Promise<string | null> {
    const known = consentTextOf(version);
    if (known !== undefined) return known;
    const { text } = await this.content.call(getConsentText, { version }).catch((err: unknown) => {
      this.log.warn({ err }, 'stored without the text of the consent');
      return { text: null };
    });
    return text;
  }

  /** Adds missing texts to the newest leads. Rejects while content is unavailable. */
  private async complete(atMost: number): Promise<void> {
    const lacking = {
      'consent.version': { $ne: null },
      'consent.text': null,
      received_at: { $gte: new Date(this.clock.now().getTime() - completedWithinMs) },
    };
    const found = await this.leads
      .find(lacking, 'consent.version')
      .sort({ received_at: -1 })
      .limit(atMost)
      .lean<{ consent: { version: string } }[]>();
    for (const version of new Set(found.map(({ consent }) => consent.version))) {
      const { text } = await this.content.call(GetConsentText, { version });
      if (text !== null)
        await this.leads.updateMany(
          { ...lacking, 'consent.version': version },
          { $set: { 'consent.text': text } },
        );
    }
  }
}
