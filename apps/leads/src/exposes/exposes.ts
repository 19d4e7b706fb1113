import { GetDocumentProperty } from '@estate/contracts/catalog/properties';
import { type DocumentFile, type ExposeState } from '@estate/contracts/leads/exposes';
import { type DocumentKind } from '@estate/contracts/leads/lead-exposes';
import { auditFacts, type AuditFacts } from '@estate/contracts/identity/audit-facts';
import { coverImage } from '@estate/domain/property/property-images';
import { hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { type Log } from '@estate/server-kit/observability/log';
import { InjectLog } from '@estate/server-kit/process/inject';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogClient, unlessUnknown } from '../clients.ts';
import { type AnyForm, type Lead, type LeadProperty } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { ReplyFiles, type StoredFile } from '../lead/reply-files.ts';
import { Links } from '../mail/links.ts';
import { type ExposePageLink } from '../mail/reply-letter.ts';
import { orderLetter } from '../orders/order-letter.ts';
import { MailFault, writeContent } from '../mail/mail-fault.ts';
import { type OutgoingMail } from '../mail/mailer.ts';
import { subscriberModel, type SubscriberModel } from '../search-orders/subscriber.schema.ts';
import { Sweep } from '../sweep/sweep.ts';
import { day } from '../time/pace.ts';
import { type DocumentProperty, crmFileObstacle, CrmFiles } from './crm-files.ts';
import { documentName, documentOrder, hasBankSheet, selectionOrder } from './document-orders.ts';
import { Documents } from './documents.ts';
import { exposeGaps } from './expose-gaps.ts';
import { exposeLetter } from './expose-letter.ts';
import { ExposeLinks } from './expose-links.ts';
import { exposePage } from './expose-page.ts';
import { ExposeSettings } from './expose-settings.ts';
import { type ExposeEvent, keptEvents, keptExposes, type SentExpose } from './sent-expose.ts';

/** How long the link of an exposé works, also that of a letter to everybody. */
export const linkMs = 30 * day;
/** The most documents that media is told to keep (contracts/media/documents.ts). */
const mostInUse = 25_000;

const soldText =
  'Der Auftrag ist bestätigt, und die Immobilie ist nicht mehr öffentlich. Bitte antworten Sie selbst.';

/** Whether a document answered the request itself, and is none that staff attached to a reply. */
const isAnswer = ({ kind, reply }: SentExpose): boolean => kind === 'expose' && reply === undefined;

/** The exposés that visitors asked for: made of the property as it is when the mail is written. */
@Injectable()
export class Exposes {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    @InjectModel(subscriberModel.name) private readonly subscribers: SubscriberModel,
    private readonly catalog: CatalogClient,
    private readonly documents: Documents,
    private readonly files: ReplyFiles,
    private readonly settings: ExposeSettings,
    private readonly crmFiles: CrmFiles,
    private readonly pages: ExposeLinks,
    private readonly links: Links,
    private readonly clock: Clock,
    @InjectLog() private readonly log: Log,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'Exposés, die niemand mehr braucht', every: 'hour', run: () => this.dropUnused() });
  }

  /**
   * The content of the mail with the exposé that a lead asks for or orders. Null if it is not sent at once: the property
   * is not public, or staff review its exposés. An order that is confirmed once more carries the file of its confirmation;
   * throws if its property is not public any more. Rejects while catalog or media is unavailable. What is sent is stored before
   * the mail is, because its link has to work at once.
   */
  async mailFor(
    lead: Lead,
    property: LeadProperty | null,
  ): Promise<Pick<OutgoingMail, 'letter' | 'attachments'> | null> {
    const { propertyId }: AnyForm = lead.form;
    const isOrder = lead.kind === 'order';
    if (propertyId === undefined || !(isOrder || lead.kind === 'expose')) return null;
    if (!isOrder && (await this.settings.of(propertyId)).is_reviewed) return null;
    const found = await this.find(propertyId, false);
    if (!found?.is_public) {
      if (isOrder) throw new MailFault({ blame: 'content', isTransient: false, cause: new Error(soldText) });
      return null;
    }
    const first = isOrder && lead.exposes?.sent.find(isAnswer);
    const made = first ? { ...first, made_at: this.clock.now() } : await this.make(found, isOrder);
    const content = await this.documents.bytes(made.hash);
    await this.store(lead._id, made);
    const offer = { ...found.property, image: coverImage(found.property.images) ?? null };
    return {
      letter: writeContent(() => {
        const page = this.pages.page(lead._id);
        return isOrder
          ? orderLetter(
              lead,
              { property, title: offer.title, offer: first ? null : offer, sent: made },
              { page, links: this.links },
            )
          : exposeLetter(lead, { property, offer }, { page, until: this.lastDay(made), links: this.links });
      }),
      attachments: [{ filename: made.name, contentType: 'application/pdf', content }],
    };
  }

  /** The page behind a link. Notes that it was opened. */
  async pageOf(token: string): Promise<string> {
    const { lead, isOrder, sent, found } = await this.opened(token);
    await this.note(lead, 'opened');
    return exposePage({
      property: found.property,
      isOrder,
      sent,
      token,
      until: this.lastDay(sent),
      links: this.links,
    });
  }

  /** A document by its link. Notes the download. */
  async fileOf(token: string, kind: DocumentKind): Promise<DocumentFile> {
    const { lead, sent, found } = await this.opened(token);
    if (kind === 'bank-sheet' && !hasBankSheet(found.property)) throw new ProblemError('not-found');
    const file =
      kind === 'expose' ? sent : await this.document(kind, found, { isWithAddress: sent.with_address });
    await this.note(lead, kind === 'expose' ? 'downloaded' : 'bank-sheet');
    return { hash: file.hash, name: file.name };
  }

  /** A document as it would be sent now. Throws `property-not-found`. */
  async preview(id: number, kind: DocumentKind): Promise<DocumentFile> {
    const { hash, name } = await this.document(kind, await this.get(id));
    return { hash, name };
  }

  /** One document about the public ones of these properties. Throws `not-found` if there is none. */
  async selection(ids: readonly number[]): Promise<DocumentFile> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.find(id, false)));
    const properties = found.flatMap((one) => (one?.is_public ? [one.property] : []));
    if (properties.length === 0) throw new ProblemError('not-found');
    const { hash } = await this.documents.make(writeContent(() => selectionOrder(properties, this.links)));
    return { hash, name: 'Auswahl.pdf' };
  }

  /** A document as a file of a reply to a request or an order; with an address that visitors do not see only if staff release it. */
  async forReply(
    id: number,
    kind: DocumentKind,
    { isReleased, isOrder }: { isReleased: boolean; isOrder: boolean },
  ): Promise<{ name: string; data: Buffer; document: NonNullable<StoredFile['document']> }> {
    const found = await this.get(id, isReleased);
    if (kind === 'bank-sheet' && !hasBankSheet(found.property)) throw new ProblemError('not-found');
    const with_address = isReleased && found.hides_address;
    const { name, hash, pages } = await this.document(kind, found, {
      isWithAddress: with_address,
      isOrder,
    });
    const data = await this.documents.bytes(hash);
    return { name, data, document: { kind, hash, pages, made_at: this.clock.now(), with_address } };
  }

  /** The page of the exposé that a reply carries, and its last day; null if it carries none. */
  pageIn({ _id, exposes }: Lead, replyId: string): ExposePageLink | null {
    const sent = exposes?.sent.find(({ kind, reply }) => kind === 'expose' && reply === replyId);
    return sent ? { page: this.pages.page(_id), until: this.lastDay(sent) } : null;
  }

  async state(id: number): Promise<ExposeState> {
    const found = await this.get(id);
    const { property, hides_address } = found;
    const { is_reviewed, crm_file } = await this.settings.of(id);
    return {
      is_reviewed,
      crm_file: crm_file && {
        title: crm_file.title,
        pages: crm_file.pages,
        taken_at: crm_file.taken_at.toISOString(),
        obstacle: crmFileObstacle(crm_file, found),
      },
      has_bank_sheet: hasBankSheet(property),
      hides_address,
      gaps: exposeGaps(property),
    };
  }

  /** See SetExposeSource. Returns the facts for the log of changes. */
  async setSource(id: number, fromCrm: boolean): Promise<AuditFacts> {
    const found = await this.get(id);
    const { now, before } = fromCrm
      ? await this.crmFiles.take(found)
      : { now: null, before: await this.settings.setCrmFile(id, null) };
    return auditFacts({ crm_file: now?.title ?? null }, { crm_file: before?.title ?? null });
  }

  private async get(id: number, withAddress = false) {
    const found = await this.find(id, withAddress);
    if (!found) throw new ProblemError('property-not-found');
    return found;
  }

  private find(id: number, withAddress: boolean) {
    return unlessUnknown(this.catalog.call(GetDocumentProperty, { id, with_address: withAddress }));
  }

  private async make(found: DocumentProperty, isOrder: boolean): Promise<SentExpose> {
    return {
      ...(await this.document('expose', found, { isOrder })),
      kind: 'expose',
      made_at: this.clock.now(),
      with_address: false,
    };
  }

  private async document(
    kind: DocumentKind,
    found: DocumentProperty,
    { isWithAddress = false, isOrder = false } = {},
  ): Promise<Pick<SentExpose, 'hash' | 'name' | 'bytes' | 'pages'>> {
    const { property } = found;
    const name = documentName(kind, property, { isWithAddress });
    if (kind === 'expose' && !isWithAddress && !isOrder) {
      const file = await this.crmFiles.find(found);
      if (file) return { hash: file.hash, name, bytes: file.bytes, pages: file.pages };
    }
    const order = writeContent(() => documentOrder(kind, property, this.links, isOrder));
    const { hash, bytes, pages } = await this.documents.make(order);
    return { hash, name, bytes, pages };
  }

  /** Stores what the mail to the visitor carries, once for each version and day, because the link of a later mail lasts longer. */
  private async store(_id: string, made: SentExpose): Promise<void> {
    const today = hamburgMoment(hamburgClock(made.made_at).date, '00:00');
    const same = { hash: made.hash, reply: null, made_at: { $gte: today } };
    await this.leads.updateOne(
      { _id, 'exposes.sent': { $not: { $elemMatch: same } } },
      { $push: { 'exposes.sent': { $each: [made], $slice: -keptExposes } } },
    );
  }

  /**
   * The lead of a link, the exposé that was sent last, and the property as it is now, with its address if the exposé names it.
   * A reply counts as sent once the mail server has accepted it.
   */
  private async opened(token: string) {
    const lead = this.pages.leadOf(token);
    const stored = await this.leads
      .findById(lead, ['kind', 'exposes.sent', 'form.propertyId', 'replies.id', 'replies.mail'])
      .lean<Pick<Lead<'expose' | 'order'>, 'kind' | 'exposes' | 'form' | 'replies'>>();
    const accepted = stored?.replies?.flatMap(({ id, mail }) => (mail === 'sent' ? [id] : [])) ?? [];
    const sent = stored?.exposes?.sent.findLast(
      ({ kind, reply }) => kind === 'expose' && (reply === undefined || accepted.includes(reply)),
    );
    if (!stored || !sent) throw new ProblemError('not-found');
    if (this.lastDay(sent) < hamburgClock(this.clock.now()).date) throw new ProblemError('expose-over');
    const found = await this.find(stored.form.propertyId, sent.with_address);
    if (!found?.is_public) throw new ProblemError('property-gone');
    return { lead, isOrder: stored.kind === 'order', sent, found };
  }

  private lastDay({ made_at }: SentExpose): string {
    return hamburgClock(addMilliseconds(made_at, linkMs)).date;
  }

  private async note(_id: string, what: ExposeEvent['what']): Promise<void> {
    const event = { what, at: this.clock.now() };
    await this.leads.updateOne(
      { _id },
      { $push: { 'exposes.events': { $each: [event], $slice: keptEvents } } },
    );
  }

  /**
   * Lets media delete the documents that no lead, draft of a reply, subscriber or choice of staff names. Those of the last
   * day stay, so none is lost that is on its way.
   */
  private async dropUnused(): Promise<void> {
    const inUse = await Promise.all([
      this.leads.distinct('exposes.sent.hash'),
      this.files.documentHashes(),
      this.settings.crmFileHashes(),
      this.subscribers.distinct('exposes.hash'),
    ]);
    const hashes = [...new Set(inUse.flat() as string[])];
    if (hashes.length > mostInUse) this.log.warn({ count: hashes.length }, 'too many exposés to drop any');
    else if (hashes.length > 0) await this.documents.keepOnly(hashes);
  }
}
