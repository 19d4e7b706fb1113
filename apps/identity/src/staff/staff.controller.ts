import {
  ChangeStaff,
  EndStaffSessions,
  ListStaff,
  ListStaffSessions,
  RemoveStaff,
  RemoveTwoFactor,
  type StaffAccount,
} from '@estate/contracts/staff';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { Roles } from './roles.ts';
import { StaffDirectory } from './staff-directory.ts';

@Controller()
export class StaffController {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly roles: Roles,
  ) {}

  @RpcMethod(ListStaff)
  async listStaff(): Promise<{ items: StaffAccount[] }> {
    return { items: await this.directory.list() };
  }

  @RpcMethod(ChangeStaff)
  async changeStaff({ id, role }: z.output<typeof ChangeStaff.input>): Promise<StaffAccount> {
    await this.directory.get(id);
    await this.roles.set(id, role);
    return this.directory.get(id);
  }

  @RpcMethod(RemoveStaff)
  async removeStaff({ id }: { id: string }): Promise<{ removed: true }> {
    await this.directory.remove(id);
    return { removed: true };
  }

  @RpcMethod(RemoveTwoFactor)
  async removeTwoFactor({ id }: { id: string }): Promise<StaffAccount> {
    await this.directory.removeTwoFactor(id);
    return this.directory.get(id);
  }

  @RpcMethod(ListStaffSessions)
  async listStaffSessions({ id }: { id: string }) {
    return { items: await this.directory.sessions(id) };
  }

  @RpcMethod(EndStaffSessions)
  async endStaffSessions({ id, session }: z.output<typeof EndStaffSessions.input>) {
    return { ended: await this.directory.endSessions(id, session) };
  }
}
