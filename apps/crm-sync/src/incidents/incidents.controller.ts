import {
  GetNoticeSettings,
  ListIncidents,
  type NoticeSettings,
  SetNoticeSettings,
} from '@estate/contracts/crm-sync/incidents';
import { auditFacts, type Facts } from '@estate/contracts/identity/audit-facts';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { Incidents } from './incidents.ts';
import { NoticeSettingsStore } from './notice-settings.store.ts';

const settingsFacts = ({ recipients, mails_after_minutes }: NoticeSettings): Facts => ({
  recipients,
  mails_after_minutes,
});

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
  async setNoticeSettings(changed: NoticeSettings) {
    const before = await this.settings.get();
    await this.settings.replace(changed);
    const settings = await this.settings.get();
    return { ...settings, audit: auditFacts(settingsFacts(settings), settingsFacts(before)) };
  }
}
