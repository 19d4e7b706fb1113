import { retryUpsert, strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { Credentials } from './credentials.ts';
import { userRoleModel, type UserRoleModel } from './user-role.schema.ts';

/** The only record of the collection: the ids of admins with a password. Only AdminGuard uses it. */
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
 * Prevents the removal of the last admin, also if two admins demote each other concurrently. The ids of all admins are
 * in one record, from which an atomic update removes an id only if another one is left. Every id in it must be an
 * admin: therefore an id is removed before the account loses the role, and added after the account has got the role.
 */
@Injectable()
export class AdminGuard {
  constructor(
    @InjectModel(activeAdminsModel.name) private readonly admins: ActiveAdminsModel,
    @InjectModel(userRoleModel.name) private readonly roles: UserRoleModel,
    private readonly credentials: Credentials,
  ) {}

  /** Must be called before an account loses the role of admin. Returns false if no other admin would be left. */
  async release(userId: string): Promise<boolean> {
    await this.begin();
    const { matchedCount } = await this.admins.updateOne(
      { _id, $or: [{ ids: { $ne: userId } }, { 'ids.1': { $exists: true } }] },
      { $pull: { ids: userId } },
    );
    return matchedCount === 1;
  }

  /** Must be called after an account has become an admin with a password, by its role or its first password. */
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
