import { GetPropertyHistory } from '@estate/contracts/catalog/property-history';
import {
  EndPublication,
  ExportProperties,
  GetPropertyPreview,
  GetRawData,
  GetStaffRecord,
  GetStockOverview,
  ListForStaff,
  RestoreWebsiteStatus,
  SchedulePublication,
  SetWebsiteStatus,
  SwitchProperty,
} from '@estate/contracts/catalog/staff-list';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { PropertyHistory } from '../history/property-history.ts';
import { PropertyTableService } from './property-table.service.ts';
import { Publications } from './publications.ts';
import { WebsiteStatusService } from './website-status.service.ts';

@Controller()
export class PropertyTableController {
  constructor(
    private readonly properties: PropertyTableService,
    private readonly websiteStatus: WebsiteStatusService,
    private readonly publications: Publications,
    private readonly history: PropertyHistory,
  ) {}

  @RpcMethod(ListForStaff)
  listForStaff(query: z.output<typeof ListForStaff.input>) {
    return this.properties.list(query);
  }

  @RpcMethod(ExportProperties)
  exportProperties(query: z.output<typeof ExportProperties.input>) {
    return this.properties.export(query);
  }

  @RpcMethod(GetStaffRecord)
  getStaffRecord({ id }: { id: number }) {
    return this.properties.get(id);
  }

  @RpcMethod(GetPropertyPreview)
  getPropertyPreview({ id }: { id: number }) {
    return this.properties.preview(id);
  }

  @RpcMethod(GetRawData)
  async getRawData({ id }: { id: number }) {
    // Reading raw data is audited, although nothing is changed.
    return { raw_data: await this.properties.getRawData(id), audit: { changes: [] } };
  }

  @RpcMethod(GetPropertyHistory)
  getPropertyHistory({ id }: { id: number }) {
    return this.history.entriesOf(id);
  }

  @RpcMethod(GetStockOverview)
  getStockOverview() {
    return this.properties.overview();
  }

  @RpcMethod(SetWebsiteStatus)
  setWebsiteStatus(input: z.output<typeof SetWebsiteStatus.input>) {
    return this.websiteStatus.set(input);
  }

  @RpcMethod(SwitchProperty)
  async switchProperty({ id, ...order }: z.output<typeof SwitchProperty.input>) {
    const { changed, audit } = await this.websiteStatus.set({ ...order, ids: [id] });
    return { ...(await this.properties.get(id)), is_unchanged: changed.length === 0, audit };
  }

  @RpcMethod(RestoreWebsiteStatus)
  restoreWebsiteStatus(input: z.output<typeof RestoreWebsiteStatus.input>) {
    return this.websiteStatus.restore(input);
  }

  @RpcMethod(SchedulePublication)
  schedulePublication(input: z.output<typeof SchedulePublication.input>) {
    return this.publications.schedule(input);
  }

  @RpcMethod(EndPublication)
  async endPublication({ id }: { id: number }) {
    const audit = await this.publications.end(id);
    return { ...(await this.properties.get(id)), audit };
  }
}
