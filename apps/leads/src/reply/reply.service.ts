import { isDeepStrictEqual } from 'node:util';
import { senderOf } from '@estate/content/brokers';
import { type AttachDocument } from '@estate/contracts/leads/exposes';
import { type ReplyFile } from '@estate/contracts/leads/inbox';
import { type SendReply } from '@estate/contracts/leads/reply';
import { type LeadState } from '@estate/domain/forms/lead-filter';
import { maxReplies } from '@estate/domain/forms/reply';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { Exposes } from '../exposes/exposes.ts';
import { keptExposes } from '../exposes/sent-expose.ts';
import { historyUpdate } from '../lead/history.ts';
import { InboxService } from '../inbox/inbox.service.ts';
import { checkAnswerable } from '../inbox/lead-mails.service.ts';
import { type AnyForm, type HandlingEvent, type Lead, type Reply } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { searchText } from '../lead/search-text.ts';
import { ReplyFiles } from '../lead/reply-files.ts';
import { giveUpTime } from '../outbox/attempt-outcome.ts';
import { Outbox } from '../outbox/outbox.ts';
import { entryId, newEntry } from '../outbox/outbox.schema.ts';
import { Clock } from '@estate/server-kit/process/clock';

type Order = z.output<typeof SendReply.input>;

const tooMany = `Auf eine Anfrage gehen hier höchstens ${maxReplies} Antworten. Bitte schreiben Sie aus Ihrem Mailprogramm weiter.`;
const answered = 'Inzwischen ging schon eine Antwort hinaus.';
const noPropertyText = 'Diese Anfrage nennt keine Immobilie.';
const sentText =
  'Diese Antwort ist schon gesendet. Ihr geänderter Text ist noch da; er geht als neue Antwort hinaus.';

/** Whether a stored reply has the same subject, text and files as the one of a repeated request. */
const isSame = (reply: Reply, { subject, text, files }: Order['reply']): boolean =>
  reply.subject === subject &&
  reply.text === text &&
  isDeepStrictEqual(reply.files.map(({ id }) => id).sort(), [...files].sort());

/**
 * The lead's state after a reply: `handled` if the sender of the reply chose so, `answered` for a new or open lead,
 * else unchanged.
 */
function stateAfter(state: LeadState, isHandled: boolean): LeadState {
  if (isHandled) return 'handled';
  return state === 'new' || state === 'open' ? 'answered' : state;
}

/** Sends replies of staff. A reply is stored first and then mailed like everything in the outbox. */
@Injectable()
export class ReplyService {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly inbox: InboxService,
    private readonly files: ReplyFiles,
    private readonly exposes: Exposes,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Stores a reply and adds the job that mails it. A repeated call with the same reply id does nothing. Throws
   * `outdated-record` if a colleague has answered since the person read the lead. */
  async send(order: Order): Promise<void> {
    const { id, by, broker, reply } = order;
    const lead = await this.inbox.find(order);
    if (this.isKnown(lead, reply)) return;
    checkAnswerable(lead);
    const { replies = [], handling } = lead;
    if (replies.length > reply.seen) throw new ProblemError('outdated-record', { detail: answered });
    if (replies.length >= maxReplies) throw new ProblemError('conflict', { detail: tooMany });
    const { files, documents } = await this.files.keep(id, reply.files);
    const at = this.clock.now();
    const { name, email } = senderOf(broker);
    const stored: Reply = {
      id: reply.id,
      at,
      by,
      from: { name, address: email },
      subject: reply.subject,
      text: reply.text,
      files,
      mail: 'pending',
    };
    const { version } = handling;
    const state = stateAfter(handling.state, reply.handled);
    const isChanged = state !== handling.state;
    const events: HandlingEvent[] = [
      { at, by, what: 'replied', detail: reply.id },
      ...(isChanged && state === 'handled' ? [{ at, by, what: 'state' as const, detail: state }] : []),
    ];
    const history = historyUpdate(events);
    const index = replies.length;
    const _id = entryId(id, index);
    const entry = { _id, kind: 'reply' as const, lead_id: id, reply: index, ordered_at: at };
    await this.outbox.store([newEntry({ ...entry, valid_until: giveUpTime('reply', at) })]);
    const { matchedCount } = await this.leads.updateOne(
      {
        _id: id,
        suspicion: null,
        'handling.version': version,
        search: lead.search,
        [`replies.${index}`]: { $exists: false },
      },
      {
        $push: {
          ...history.$push,
          replies: stored,
          ...(documents.length > 0
            ? {
                'exposes.sent': {
                  $each: documents.map((document) => ({ ...document, reply: reply.id })),
                  $slice: -keptExposes,
                },
              }
            : {}),
        },
        $set: {
          search: searchText({ ...lead, replies: [...replies, stored] }, lead.property),
          // A reply ends the snooze.
          'handling.snoozed_until': null,
          ...(isChanged
            ? {
                'handling.state': state,
                'handling.version': version + 1,
                'handling.changed.state': version + 1,
              }
            : {}),
        },
      },
    );
    // A concurrent change was stored first, e.g. another reply, or this one by a repeated request. So check again.
    if (matchedCount === 0) return this.send(order);
    this.outbox.enqueue({ _id });
  }

  /**
   * Makes a document of the lead's property as a file for a draft. Throws `conflict` if the lead cannot be answered or names
   * no property, and as `ReplyFiles.store`.
   */
  async attach({
    kind,
    with_address,
    by,
    ...access
  }: z.output<typeof AttachDocument.input>): Promise<{ file: ReplyFile; isWithAddress: boolean }> {
    const lead = await this.inbox.find(access);
    checkAnswerable(lead);
    const { propertyId }: AnyForm = lead.form;
    if (propertyId === undefined) throw new ProblemError('conflict', { detail: noPropertyText });
    const { name, data, document } = await this.exposes.forReply(propertyId, kind, {
      isReleased: with_address,
      isOrder: lead.kind === 'order',
    });
    const file = await this.files.store({ lead_id: lead._id, by, name, data, document });
    return { file, isWithAddress: document.with_address };
  }

  /** Whether the reply is stored already. Throws `key-reused` if the reply of this id has another content. */
  private isKnown({ replies = [] }: Lead, reply: Order['reply']): boolean {
    const known = replies.find(({ id }) => id === reply.id);
    if (known && !isSame(known, reply)) throw new ProblemError('key-reused', { detail: sentText });
    return known !== undefined;
  }
}
