import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** An open link that sets the first password of an account. At most one per account. */
export interface Invitation {
  /** SHA-256 of the token, so that a reader of the database cannot use the link. */
  _id: string;
  user_id: string;
  expires_at: Date;
}
export type InvitationModel = Model<Invitation>;

const schema = new Schema<Invitation>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    expires_at: { type: Date, required: true },
  },
  { ...strictSchema, collection: 'staff_invitations' },
)
  .index({ user_id: 1 })
  .index({ expires_at: 1 }, { expireAfterSeconds: 0 });

export const invitationModel = { name: 'StaffInvitation', schema };
