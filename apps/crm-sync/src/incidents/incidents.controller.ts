import {
  GetNoticeSettings,
  ListIncidents,
  type NoticeSettings,
  SetNoticeSettings,
} from '@estate/contracts/crm-sync/incidents';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { Incidents } from './incidents.ts';
import { NoticeSettingsStore } from './notice-settings.store.ts';

@Controller()
export class IncidentsController {
  constructor(
    private readonly incidents: Incidents,
    private readonly settings: NoticeSettingsStore,
  ) {}

  @RpcMethod(ListIncidents)
  async listIncidents() {
    return { items: await this.incidents.list() };
  }

  @RpcMethod(GetNoticeSettings)
  getNoticeSettings(): Promise<NoticeSettings> {
    return this.settings.get();
  }

  @RpcMethod(SetNoticeSettings)
  async setNoticeSettings(changed: NoticeSettings): Promise<NoticeSettings> {
    await this.settings.replace(changed);
    return this.settings.get();
  }
}
