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
 * Prevents the removal of the last admin. An atomic update removes an id from the record only if the record contains
 * another one; the role is removed after that. A new admin gets the role first and is added to the record after that.
 * So every id in the record is an admin, and if two admins demote each other concurrently, one call is refused.
 */
@Injectable()
export class AdminGuard {
  constructor(
    @InjectModel(activeAdminsModel.name) private readonly admins: ActiveAdminsModel,
    @InjectModel(userRoleModel.name) private readonly roles: UserRoleModel,
    private readonly credentials: Credentials,
  ) {}

  /** Removes an account from the record; called before it loses the role. False if no other admin would be left. */
  async release(userId: string): Promise<boolean> {
    await this.begin();
    const { matchedCount } = await this.admins.updateOne(
      { _id, $or: [{ ids: { $ne: userId } }, { 'ids.1': { $exists: true } }] },
      { $pull: { ids: userId } },
    );
    return matchedCount === 1;
  }

  /** Adds an admin with a password to the record; called after the account has got the role or the password. */
  async hold(userId: string): Promise<void> {
    await this.begin();
    await this.admins.updateOne({ _id }, { $addToSet: { ids: userId } });
  }

  /** Creates the record from the existing admins if it does not exist yet. */
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
