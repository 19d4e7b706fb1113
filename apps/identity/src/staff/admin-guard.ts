import { strictSchema } from '@estate/server-kit/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { retryUpsert } from '../upsert.ts';
import { Credentials } from './credentials.ts';
import { userRoleModel, type UserRoleModel } from './user-role.schema.ts';

/** One record with the ids of admins who have a password. `user_roles` stays authoritative; see AdminGuard. */
interface ActiveAdmins {
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
 * Prevents the removal of the last admin. One atomic update removes an admin from the record only if another one is in it,
 * and the role is removed afterwards; a new admin gets the role first and enters the record afterwards. So everybody in
 * the record is an admin, and if two admins demote each other concurrently, one of the two is refused.
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

  /** Creates the record from the existing admins if there is none yet. */
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
