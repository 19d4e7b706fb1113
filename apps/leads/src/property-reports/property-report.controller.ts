import {
  CountRequests,
  EndReport,
  GetReport,
  ReadReport,
  RenewReportLink,
  SetProprietor,
  UnsubscribeReport,
  type StaffReport,
} from '@estate/contracts/leads/property-reports';
import { PropertyRemoved } from '@estate/contracts/events';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { eventPayload } from '@estate/server-kit/stores/event-server';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { type z } from 'zod';
import { NoticeMailer } from '../notices/notice-mailer.ts';
import { reportMailKey } from './monthly-reports.ts';
import { type ActiveReport, PropertyReports } from './property-reports.ts';
import { RemovedProperties } from './removed-properties.ts';
import { ReportFigures } from './report-figures.ts';
import { reportPage } from './report-page.ts';

/** Reports of properties: staff manage them; whoever has a report's link may read and end it. */
@Controller()
export class PropertyReportController {
  constructor(
    private readonly reports: PropertyReports,
    private readonly figures: ReportFigures,
    private readonly notices: NoticeMailer,
    private readonly removed: RemovedProperties,
  ) {}

  @RpcMethod(GetReport)
  async getReport({ id }: { id: number }) {
    const report = await this.reports.findActive(id);
    return { report: report && (await this.view(report)) };
  }

  @RpcMethod(SetProprietor)
  async setProprietor({ id, name, email }: z.output<typeof SetProprietor.input>) {
    const { report, link } = await this.reports.setProprietor(id, { name, email });
    return { report: await this.view(report), link };
  }

  @RpcMethod(RenewReportLink)
  async renewReportLink({ id }: { id: number }) {
    const { report, link } = await this.reports.renewLink(id);
    return { report: await this.view(report), link };
  }

  @RpcMethod(EndReport)
  async endReport({ id }: { id: number }) {
    await this.reports.end({ active: id });
    return {};
  }

  @RpcMethod(ReadReport)
  async readReport({ token }: { token: string }): Promise<{ html: string }> {
    const { _id, property_id } = await this.reports.byToken(token);
    const report = await this.figures.report(property_id);
    if (report) return { html: reportPage(report, token) };
    // Removed for more than 30 days.
    await this.reports.end({ _id });
    throw new ProblemError('report-over');
  }

  @RpcMethod(UnsubscribeReport)
  async unsubscribeReport({ token }: { token: string }) {
    const { _id } = await this.reports.byToken(token);
    await this.reports.end({ _id });
    return {};
  }

  @RpcMethod(CountRequests)
  async countRequests({ id, from }: z.output<typeof CountRequests.input>) {
    return { items: await this.figures.requests(id, from) };
  }

  @EventPattern<unknown>(PropertyRemoved.name)
  async propertyRemoved(
    @Payload(eventPayload(PropertyRemoved)) { id }: z.output<typeof PropertyRemoved.payload>,
  ) {
    const report = await this.reports.findActive(id);
    if (report) await this.removed.check(report);
  }

  private async view({ _id, name, email, created_at, last_month }: ActiveReport): Promise<StaffReport> {
    return {
      name,
      email,
      created_at: created_at.toISOString(),
      last_mail:
        last_month === undefined
          ? null
          : { month: last_month, state: await this.notices.stateOf(reportMailKey(_id, last_month)) },
    };
  }
}
