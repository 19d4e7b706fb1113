import { randomBytes, randomUUID } from 'node:crypto';
import { hashAddress, isAddress, type HashedAddress } from '@estate/server-kit/text/erased-address';
import { storeUnlessDuplicate } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Links } from '../mail/links.ts';
import { Sweep } from '../sweep/sweep.ts';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { day } from '../time/pace.ts';
import { reportModel, type ReportModel, type StoredReport } from './property-report.schema.ts';
import { ReportTokens } from './report-tokens.ts';

/** How long a request with the link of an ended report gets `report-over`; afterwards it gets `not-found`. */
const endedKeptMs = 365 * day;
const maxFormer = 20;

/** A report that is not ended. */
export type ActiveReport = StoredReport & Required<Pick<StoredReport, 'active' | 'name' | 'email'>>;

export interface Proprietor {
  name: string;
  email: string;
}

const isActive = { active: { $exists: true } } as const;
const changed = { returnDocument: 'after' } as const;

@Injectable()
export class PropertyReports {
  constructor(
    @InjectModel(reportModel.name) private readonly reports: ReportModel,
    private readonly tokens: ReportTokens,
    private readonly links: Links,
    private readonly clock: Clock,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'Beendete Berichte an Eigentümer', every: 'hour', run: () => this.deleteExpired() });
  }

  findActive(property: number): Promise<ActiveReport | null> {
    return this.reports.findOne({ active: property }).lean<ActiveReport>();
  }

  find(id: string): Promise<ActiveReport | null> {
    return this.reports.findOne({ _id: id, ...isActive }).lean<ActiveReport>();
  }

  /**
   * Changes the proprietor's name and e-mail address in the property's report, or creates the report. `link` is null
   * for an existing report.
   */
  async setProprietor(
    property: number,
    { name, email }: Proprietor,
  ): Promise<{ report: ActiveReport; link: string | null }> {
    const update = () =>
      this.reports
        .findOneAndUpdate({ active: property }, { $set: { name, email } }, changed)
        .lean<ActiveReport>();
    const known = await update();
    if (known) return { report: known, link: null };
    const { token, ...fresh } = this.newToken();
    const report: ActiveReport = {
      _id: randomUUID(),
      property_id: property,
      active: property,
      name,
      email,
      ...fresh,
      former: [],
      created_at: this.clock.now(),
    };
    if (await storeUnlessDuplicate(() => this.reports.create(report)))
      return { report, link: this.linkTo(token) };
    // The unique index on `active` rejects one of two concurrent inserts; its call then updates the inserted report.
    const first = await update();
    if (!first) throw new ProblemError('conflict');
    return { report: first, link: null };
  }

  /** Replaces the link of the report. Throws `not-found` if the property has no active report. */
  async renewLink(property: number): Promise<{ report: ActiveReport; link: string }> {
    const report = await this.findActive(property);
    if (!report) throw new ProblemError('not-found');
    return this.renew(report);
  }

  /**
   * The link of a report. A new link replaces it if the secret of its token is unknown, because the token cannot be
   * computed then.
   */
  async linkOf(report: ActiveReport): Promise<string> {
    const token = this.tokens.tokenOf(report);
    return token === undefined ? (await this.renew(report)).link : this.linkTo(token);
  }

  /** The active report of a link. Throws `report-over` for a replaced link or an ended report, else `not-found`. */
  async byToken(token: string): Promise<ActiveReport> {
    const hash = this.tokens.hash(token);
    const found = await this.reports.findOne({ token_hash: hash }).lean<ActiveReport>();
    if (found?.active !== undefined) return found;
    const isOver = found !== null || (await this.reports.exists({ former: hash })) !== null;
    throw new ProblemError(isOver ? 'report-over' : 'not-found');
  }

  /**
   * Ends a report and deletes the proprietor's name and address in it. The rest is kept for a year, so that a request
   * with its link gets `report-over`.
   */
  async end(filter: { active: number } | { _id: string }): Promise<void> {
    await this.reports.updateOne(
      { ...isActive, ...filter },
      { $unset: { active: true, name: true, email: true }, $set: { ended_at: this.clock.now() } },
    );
  }

  all() {
    return this.reports.find(isActive).lean<ActiveReport[]>().cursor({ batchSize: 200 });
  }

  /** Active reports created before `createdBefore` whose last ordered mail is about another month. */
  withoutMail(month: string, createdBefore: Date) {
    return this.reports
      .find({ ...isActive, created_at: { $lt: createdBefore }, last_month: { $ne: month } })
      .lean<ActiveReport[]>()
      .cursor({ batchSize: 200 });
  }

  async recordMail({ _id }: StoredReport, month: string): Promise<void> {
    await this.reports.updateOne({ _id }, { $set: { last_month: month } });
  }

  /** The active reports created until `until` for the proprietor whose e-mail address has this hash. */
  async findByPerson(person: HashedAddress, until: Date): Promise<ActiveReport[]> {
    const found: ActiveReport[] = [];
    for await (const report of this.all())
      if (report.created_at <= until && isAddress(report.email, person)) found.push(report);
    return found;
  }

  /** The active reports for an e-mail address, compared as in erasures, i.e. also in other spellings. */
  findByAddress(email: string): Promise<ActiveReport[]> {
    const key = '';
    return this.findByPerson({ key, hash: hashAddress(key, email) }, this.clock.now());
  }

  private async deleteExpired(): Promise<void> {
    await this.reports.deleteMany({ ended_at: { $lte: addMilliseconds(this.clock.now(), -endedKeptMs) } });
  }

  private async renew({ _id, token_hash }: ActiveReport): Promise<{ report: ActiveReport; link: string }> {
    const { token, ...fresh } = this.newToken();
    const report = await this.reports
      .findOneAndUpdate(
        { _id, token_hash, ...isActive },
        { $set: fresh, $push: { former: { $each: [token_hash], $slice: -maxFormer } } },
        changed,
      )
      .lean<ActiveReport>();
    // A concurrent call has replaced the link or ended the report.
    if (!report) throw new ProblemError('conflict');
    return { report, link: this.linkTo(token) };
  }

  private newToken() {
    const nonce = randomBytes(32).toString('base64url');
    const { secretId: secret_id } = this.tokens;
    const token = this.tokens.tokenOf({ nonce, secret_id }) ?? '';
    return { token, nonce, secret_id, token_hash: this.tokens.hash(token) };
  }

  private linkTo(token: string): string {
    return this.links.page(`/eigentuemer/${token}`);
  }
}
