import { GetDocumentProperty } from '@estate/contracts/catalog/properties';
import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { type DocumentFile, type DocumentKind, type ExposeState } from '@estate/contracts/leads/exposes';
import { coverImage } from '@estate/domain/property/property-images';
import { hamburgClock } from '@estate/domain/text/german-day';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { type Log } from '@estate/server-kit/observability/log';
import { InjectLog } from '@estate/server-kit/process/inject';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogClient } from '../clients.ts';
import { type AnyForm, type Lead, type LeadProperty } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { Links } from '../mail/links.ts';
import { orderLetter, orderRefusal } from '../orders/order-letter.ts';
import { writeContent } from '../mail/mail-fault.ts';
import { type OutgoingMail } from '../mail/mailer.ts';
import { Sweep } from '../sweep/sweep.ts';
import { day } from '../time/pace.ts';
import { documentName, documentOrder, hasBankSheet, selectionOrder } from './document-orders.ts';
import { Documents } from './documents.ts';
import { exposeGaps } from './expose-gaps.ts';
import { exposeLetter } from './expose-letter.ts';
import { ExposeLinks } from './expose-links.ts';
import { exposePage } from './expose-page.ts';
import { ExposeSettings } from './expose-settings.ts';
import { type ExposeEvent, keptEvents, keptExposes, type SentExpose } from './sent-expose.ts';

/** How long the link of an exposé works. */
const linkMs = 30 * day;
/** The most documents that media is told to keep (contracts/media/documents.ts). */
const mostInUse = 25_000;

/** The exposés that visitors asked for: made of the property as it is when the mail is written. */
@Injectable()
export class Exposes {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly catalog: CatalogClient,
    private readonly documents: Documents,
    private readonly settings: ExposeSettings,
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
   * is not public, or staff review its exposés. An order is always answered: confirmed with the exposé, or refused because
   * the property is not public any more. Rejects while catalog or media is unavailable. What is sent is stored before
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
    const found = await this.find(propertyId);
    if (!found?.is_public)
      return isOrder ? { letter: writeContent(() => orderRefusal(lead, property, this.links)) } : null;
    const made = await this.make(found.property, isOrder);
    const content = await this.documents.bytes(made.hash);
    await this.store(lead._id, made);
    const offer = { ...found.property, image: coverImage(found.property.images) ?? null };
    return {
      letter: writeContent(() => {
        const page = this.pages.page(lead._id);
        return isOrder
          ? orderLetter(lead, { property, offer, sent: made }, { page, links: this.links })
          : exposeLetter(lead, { property, offer }, { page, until: this.lastDay(made), links: this.links });
      }),
      attachments: [{ filename: made.name, contentType: 'application/pdf', content }],
    };
  }

  /** The page behind a link. Notes that it was opened. */
  async pageOf(token: string): Promise<string> {
    const { lead, isOrder, sent, property } = await this.opened(token);
    await this.note(lead, 'opened');
    return exposePage({ property, isOrder, sent, token, until: this.lastDay(sent), links: this.links });
  }

  /** A document by its link. Notes the download. */
  async fileOf(token: string, kind: DocumentKind): Promise<DocumentFile> {
    const { lead, sent, property } = await this.opened(token);
    if (kind === 'bank-sheet' && !hasBankSheet(property)) throw new ProblemError('not-found');
    const file = kind === 'expose' ? sent : await this.document(kind, property);
    await this.note(lead, kind === 'expose' ? 'downloaded' : 'bank-sheet');
    return { hash: file.hash, name: file.name };
  }

  /** A document as it would be sent now. Throws `property-not-found`. */
  async preview(id: number, kind: DocumentKind): Promise<DocumentFile> {
    const { hash, name } = await this.document(kind, (await this.get(id)).property);
    return { hash, name };
  }

  /** One document about the public ones of these properties. Throws `not-found` if there is none. */
  async selection(ids: readonly number[]): Promise<DocumentFile> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.find(id)));
    const properties = found.flatMap((one) => (one?.is_public ? [one.property] : []));
    if (properties.length === 0) throw new ProblemError('not-found');
    const { hash } = await this.documents.make(writeContent(() => selectionOrder(properties, this.links)));
    return { hash, name: 'Auswahl.pdf' };
  }

  async state(id: number): Promise<ExposeState> {
    const { property } = await this.get(id);
    return {
      is_reviewed: (await this.settings.of(id)).is_reviewed,
      has_bank_sheet: hasBankSheet(property),
      gaps: exposeGaps(property),
    };
  }

  private async get(id: number) {
    const found = await this.find(id);
    if (!found) throw new ProblemError('property-not-found');
    return found;
  }

  private find(id: number) {
    return this.catalog.call(GetDocumentProperty, { id }).catch((error: unknown) => {
      if (error instanceof ProblemError && error.problem.code === 'property-not-found') return undefined;
      throw error;
    });
  }

  private async make(property: PublicProperty, isOrder: boolean): Promise<SentExpose> {
    return { ...(await this.document('expose', property, isOrder)), made_at: this.clock.now() };
  }

  private async document(
    kind: DocumentKind,
    property: PublicProperty,
    isOrder = false,
  ): Promise<Omit<SentExpose, 'made_at'>> {
    const order = writeContent(() => documentOrder(kind, property, this.links, isOrder));
    const { hash, bytes, pages } = await this.documents.make(order);
    return { hash, name: documentName(kind, property), bytes, pages };
  }

  /** Stores what is sent, once for each version. */
  private async store(_id: string, made: SentExpose): Promise<void> {
    await this.leads.updateOne(
      { _id, 'exposes.sent.hash': { $ne: made.hash } },
      { $push: { 'exposes.sent': { $each: [made], $slice: -keptExposes } } },
    );
  }

  /** The lead of a link, what was sent last, and the property as it is now. */
  private async opened(token: string) {
    const lead = this.pages.leadOf(token);
    const stored = await this.leads
      .findById(lead, ['kind', 'exposes.sent', 'form.propertyId'])
      .lean<Pick<Lead<'expose' | 'order'>, 'kind' | 'exposes' | 'form'>>();
    const sent = stored?.exposes?.sent.at(-1);
    if (!stored || !sent) throw new ProblemError('not-found');
    if (addMilliseconds(sent.made_at, linkMs) <= this.clock.now()) throw new ProblemError('expose-over');
    const found = await this.find(stored.form.propertyId);
    if (!found?.is_public) throw new ProblemError('property-gone');
    return { lead, isOrder: stored.kind === 'order', sent, property: found.property };
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

  /** Lets media delete the documents that no lead names. Those of the last day stay, so none is lost that is on its way. */
  private async dropUnused(): Promise<void> {
    const hashes = await this.leads.distinct('exposes.sent.hash');
    if (hashes.length > mostInUse) this.log.warn({ count: hashes.length }, 'too many exposés to drop any');
    else if (hashes.length > 0) await this.documents.keepOnly(hashes as string[]);
  }
}
