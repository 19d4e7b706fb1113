import {
  ChangeOwnAccount,
  GetOwnAccount,
  GetStaffSettings,
  type OwnAccount,
  SetStaffSettings,
  type StaffSettings,
} from '@estate/contracts/identity/account';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { AuditLog, nameChange } from '../audit/audit-log.ts';
import { InjectAuth, type Auth } from '../auth/auth.ts';
import { StaffDirectory } from './staff-directory.ts';
import { StaffSettingsStore } from './staff-settings.ts';

const asText = (isOn: boolean) => (isOn ? 'ja' : 'nein');

/** The caller's own account, and the settings that admins make for all accounts. */
@Controller()
export class AccountController {
  constructor(
    @InjectAuth() private readonly auth: Auth,
    private readonly directory: StaffDirectory,
    private readonly settings: StaffSettingsStore,
    private readonly audit: AuditLog,
  ) {}

  @RpcMethod(GetOwnAccount)
  async getOwnAccount({ id }: { id: string }): Promise<OwnAccount> {
    const [{ email, name, two_factor }, { two_factor_required }] = await Promise.all([
      this.directory.get(id),
      this.settings.read(),
    ]);
    const recovery_codes = two_factor ? await this.countRecoveryCodes(id) : null;
    return { id, email, name, two_factor, recovery_codes, two_factor_required };
  }

  @RpcMethod(ChangeOwnAccount)
  async changeOwnAccount({ id, name }: z.output<typeof ChangeOwnAccount.input>): Promise<OwnAccount> {
    const before = await this.directory.get(id);
    const changes = nameChange(before, name);
    if (changes.length > 0) {
      await this.directory.requireFreeName(name, id);
      const { internalAdapter } = await this.auth.$context;
      await internalAdapter.updateUser(id, { name });
      await this.audit.record({ user_id: id, action: 'account.renamed', target: null, changes });
    }
    return this.getOwnAccount({ id });
  }

  @RpcMethod(GetStaffSettings)
  getStaffSettings(): Promise<StaffSettings> {
    return this.settings.read();
  }

  @RpcMethod(SetStaffSettings)
  async setStaffSettings({ by, ...wanted }: z.output<typeof SetStaffSettings.input>): Promise<StaffSettings> {
    const { two_factor_required: before } = await this.settings.read();
    if (before !== wanted.two_factor_required) {
      await this.settings.write(wanted);
      const after = asText(wanted.two_factor_required);
      const changes = [{ field: 'two_factor_required', before: asText(before), after }];
      await this.audit.record({ user_id: by, action: 'staff-settings.changed', target: null, changes });
    }
    return wanted;
  }

  private async countRecoveryCodes(userId: string): Promise<number> {
    const { backupCodes } = await this.auth.api.viewBackupCodes({ body: { userId } });
    return backupCodes.length;
  }
}
