import {
  ChangeStaff,
  EndStaffSessions,
  ListColleagues,
  ListStaff,
  ListStaffSessions,
  RemoveStaff,
  RemoveTwoFactor,
  SetStaffBroker,
  type StaffAccount,
} from '@estate/contracts/identity/staff';
import { canWorkOnLeads } from '@estate/domain/staff/roles';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { AuditLog, roleChange } from '../audit/audit-log.ts';
import { Roles } from './roles.ts';
import { StaffDirectory } from './staff-directory.ts';

const ownFactor = 'Den eigenen zweiten Faktor schalten Sie unter „Mein Konto“ aus.';
const ownRole = 'Ihre eigene Rolle kann nur ein anderer Admin ändern.';

@Controller()
export class StaffController {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly roles: Roles,
    private readonly audit: AuditLog,
  ) {}

  @RpcMethod(ListStaff)
  async listStaff(): Promise<{ items: StaffAccount[] }> {
    return { items: await this.directory.list() };
  }

  @RpcMethod(ListColleagues)
  async listColleagues() {
    const accounts = await this.directory.list();
    return {
      items: accounts.map(({ id, name, email, ...account }) => ({
        id,
        name: name || email,
        can_work: canWorkOnLeads(account),
      })),
    };
  }

  @RpcMethod(ChangeStaff)
  async changeStaff({ id, role, by }: z.output<typeof ChangeStaff.input>): Promise<StaffAccount> {
    // Admins cannot change their own role, because a mistake could lock them out.
    if (by === id) throw new ProblemError('conflict', { detail: ownRole });
    const before = await this.directory.get(id);
    await this.roles.set(id, role);
    const changes = roleChange(before.role, role);
    if (changes.length > 0)
      await this.audit.record({ user_id: by, action: 'account.role', target: id, changes });
    return this.directory.get(id);
  }

  @RpcMethod(SetStaffBroker)
  async setStaffBroker({ id, broker, by }: z.output<typeof SetStaffBroker.input>): Promise<StaffAccount> {
    const before = await this.directory.get(id);
    if (broker !== before.broker) {
      await this.directory.setBroker(id, broker);
      const changes = [{ field: 'broker', before: before.broker, after: broker }];
      await this.audit.record({ user_id: by, action: 'account.broker', target: id, changes });
    }
    return this.directory.get(id);
  }

  @RpcMethod(RemoveStaff)
  async removeStaff({ id, by }: z.output<typeof RemoveStaff.input>): Promise<{ removed: true }> {
    const { role } = await this.directory.remove(id);
    const changes = roleChange(role, null);
    await this.audit.record({ user_id: by, action: 'account.removed', target: id, changes });
    return { removed: true };
  }

  @RpcMethod(RemoveTwoFactor)
  async removeTwoFactor({ id, by }: z.output<typeof RemoveTwoFactor.input>): Promise<StaffAccount> {
    // Admins have to turn off their own second factor with their password, so that nobody else can do it in an
    // unattended session.
    if (by === id) throw new ProblemError('conflict', { detail: ownFactor });
    await this.directory.removeTwoFactor(id);
    await this.audit.record({ user_id: by, action: 'account.two-factor-off', target: id });
    return this.directory.get(id);
  }

  @RpcMethod(ListStaffSessions)
  async listStaffSessions({ id }: { id: string }) {
    return { items: await this.directory.sessions(id) };
  }

  @RpcMethod(EndStaffSessions)
  async endStaffSessions({ id, session, by }: z.output<typeof EndStaffSessions.input>) {
    const ended = await this.directory.endSessions(id, session);
    const changes = [{ field: 'ended', before: null, after: String(ended) }];
    await this.audit.record({ user_id: by, action: 'account.sessions-ended', target: id, changes });
    return { ended };
  }
}
