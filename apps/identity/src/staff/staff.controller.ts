import {
  ChangeStaff,
  EndStaffSessions,
  ListStaff,
  ListStaffSessions,
  RemoveStaff,
  RemoveTwoFactor,
  type StaffAccount,
} from '@estate/contracts/staff';
import { ProblemError } from '@estate/server-kit/problem-error';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { Roles } from './roles.ts';
import { StaffDirectory } from './staff-directory.ts';

const ownRole = 'Ihre eigene Rolle kann nur ein anderer Admin ändern.';

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
  async changeStaff({ id, role, by }: z.output<typeof ChangeStaff.input>): Promise<StaffAccount> {
    // A wrong entry of the list would shut the person out, with nobody signed in to take it back.
    if (by === id) throw new ProblemError('conflict', { detail: ownRole });
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
