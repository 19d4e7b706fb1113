import { type StaffRole, staffRoles } from '@estate/domain/staff/roles';
import { Schema, type Model } from 'mongoose';

/** The role of an account, one record per account. This collection is authoritative for roles (staff-area §3). */
interface UserRole {
  user_id: string;
  role: StaffRole;
}
export type UserRoleModel = Model<UserRole>;

const schema = new Schema<UserRole>(
  {
    user_id: { type: String, required: true, unique: true },
    role: { type: String, required: true, enum: staffRoles },
  },
  { collection: 'user_roles', versionKey: false },
);

export const userRoleModel = { name: 'UserRole', schema };
