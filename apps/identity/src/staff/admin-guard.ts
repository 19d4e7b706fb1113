import { strictSchema } from '@estate/server-kit/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { retryUpsert } from '../upsert.ts';
import { Credentials } from './credentials.ts';
import { userRoleModel, type UserRoleModel } from './user-role.schema.ts';

/** One record with the ids of admins who have a password. `user_roles` stays authoritative; see AdminGuard. */
export interface ActiveAdmins {
  _id: string;
  ids: string[];
}
type ActiveAdminsModel = Model<ActiveAdmins>;

const schema = new Schema<ActiveAdmins>(
  { _id: { type: String, required: true }, ids: { type: [String], required: true } },
  { ...strictSchema, collection: 'active_admins' },
);

export const activeAdminsModel = { name: 'ActiveAdmins', schema };

const _id = 'admins';

/**
 * Keeps the last admin. An admin leaves the record in one atomic step that needs another one in it, and only then loses
 * the role; an admin gets the role first and enters the record afterwards. So whoever stands in the record is an admin,
 * and of two who demote each other at once one is refused.
 */
@Injectable()
export class AdminGuard {
  constructor(
    @InjectModel(activeAdminsModel.name) private readonly admins: ActiveAdminsModel,
    @InjectModel(userRoleModel.name) private readonly roles: UserRoleModel,
    private readonly credentials: Credentials,
  ) {}

  /** Called before an account loses the role; false if nobody else is admin. */
  async release(userId: string): Promise<boolean> {
    await this.begin();
    const { matchedCount } = await this.admins.updateOne(
      { _id, $or: [{ ids: { $ne: userId } }, { 'ids.1': { $exists: true } }] },
      { $pull: { ids: userId } },
    );
    return matchedCount === 1;
  }

  /** Called after an account with a password got the role, or an admin the password. */
  async hold(userId: string): Promise<void> {
    await this.begin();
    await this.admins.updateOne({ _id }, { $addToSet: { ids: userId } });
  }

  /** Takes the admins of an installation that has no record yet. */
  private async begin(): Promise<void> {
    if (await this.admins.exists({ _id })) return;
    const [rows, withPassword] = await Promise.all([
      this.roles.find({ role: 'admin' }).lean(),
      this.credentials.userIds(),
    ]);
    const ids = rows.map(({ user_id }) => user_id).filter((id) => withPassword.has(id));
    await retryUpsert(() => this.admins.updateOne({ _id }, { $setOnInsert: { ids } }, { upsert: true }));
  }
}
