import { type StaffRole } from '@estate/domain/staff/roles';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { AdminGuard } from './admin-guard.ts';
import { Credentials } from './credentials.ts';
import { userRoleModel, type UserRoleModel } from './user-role.schema.ts';

/** Reads and writes the roles of accounts, which are stored in `user_roles`. No other class writes this collection. */
@Injectable()
export class Roles {
  constructor(
    @InjectModel(userRoleModel.name) private readonly rows: UserRoleModel,
    private readonly guard: AdminGuard,
    private readonly credentials: Credentials,
  ) {}

  async of(userId: string): Promise<StaffRole | null> {
    const row = await this.rows.findOne({ user_id: userId }).lean();
    return row?.role ?? null;
  }

  async all(): Promise<ReadonlyMap<string, StaffRole>> {
    const rows = await this.rows.find().lean();
    return new Map(rows.map(({ user_id, role }) => [user_id, role]));
  }

  /** Sets the role. Throws `last-admin` if no admin with a password would be left. */
  async set(userId: string, role: StaffRole): Promise<void> {
    if (role !== 'admin') await this.releaseAdmin(userId);
    await this.rows.updateOne({ user_id: userId }, { $set: { role } }, { upsert: true });
    if (role === 'admin' && (await this.credentials.has(userId))) await this.guard.hold(userId);
  }

  /** Removes the role. Throws `last-admin` if no admin with a password would be left. */
  async remove(userId: string): Promise<void> {
    await this.releaseAdmin(userId);
    await this.rows.deleteOne({ user_id: userId });
  }

  /** Must be called whenever an account may have got its first password, because AdminGuard counts admins with one. */
  async passwordSet(userId: string): Promise<void> {
    if ((await this.of(userId)) === 'admin') await this.guard.hold(userId);
  }

  private async releaseAdmin(userId: string): Promise<void> {
    if (!(await this.guard.release(userId))) throw new ProblemError('last-admin');
  }
}
