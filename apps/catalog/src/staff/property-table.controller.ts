import { GetPropertyHistory } from '@estate/contracts/catalog/property-history';
import {
  GetPropertyPreview,
  GetRawData,
  GetStaffRecord,
  GetStockOverview,
  ListForStaff,
  RestoreWebsiteStatus,
  SetWebsiteStatus,
} from '@estate/contracts/catalog/staff-list';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { PropertyHistory } from '../history/property-history.ts';
import { PropertyTableService } from './property-table.service.ts';
import { WebsiteStatusService } from './website-status.service.ts';

@Controller()
export class PropertyTableController {
  constructor(
    private readonly properties: PropertyTableService,
    private readonly websiteStatus: WebsiteStatusService,
    private readonly history: PropertyHistory,
  ) {}

  @RpcMethod(ListForStaff)
  listForStaff(query: z.output<typeof ListForStaff.input>) {
    return this.properties.list(query);
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
    return { raw_data: await this.properties.getRawData(id) };
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

  @RpcMethod(RestoreWebsiteStatus)
  restoreWebsiteStatus(input: z.output<typeof RestoreWebsiteStatus.input>) {
    return this.websiteStatus.restore(input);
  }
}
