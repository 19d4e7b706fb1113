import { createHash, randomBytes } from 'node:crypto';
import { SendNotice } from '@estate/contracts/leads/leads';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { LeadsClient } from '../leads-client.ts';

/** An open link that sets the first password of an account. At most one per account. */
interface Invitation {
  /** SHA-256 of the token, so that a reader of the database cannot use the link. */
  _id: string;
  user_id: string;
  expires_at: Date;
}
type InvitationModel = Model<Invitation>;

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

export const invitationLifeMs = 24 * 3_600_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The links with which the first password of an account is set. They are mailed and valid for a day. */
@Injectable()
export class Invitations {
  constructor(
    @InjectModel(invitationModel.name) private readonly open: InvitationModel,
    private readonly leads: LeadsClient,
    private readonly clock: Clock,
  ) {}

  /** Ends earlier links of the account and mails a new one. Rejects if the leads service does not accept the mail. */
  async send({ id, email }: { id: string; email: string }): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const _id = hashOf(token);
    const expires_at = addMilliseconds(this.clock.now(), invitationLifeMs);
    await this.open.deleteMany({ user_id: id });
    await this.open.create({ _id, user_id: id, expires_at });
    const valid_until = expires_at.toISOString();
    const mail = { key: `staff-${_id}`, kind: 'invitation' as const, to: email, token, valid_until };
    await this.leads.call(SendNotice, mail);
  }

  /**
   * The id of the account whose first password may be set with this token. Throws `invitation-over` if the token is
   * unknown or expired. The link stays, because the account's password ends it, and a crash before that must not.
   */
  async find(token: string): Promise<string> {
    const expires_at = { $gt: this.clock.now() };
    const found = await this.open.findOne({ _id: hashOf(token), expires_at }).lean();
    if (!found) throw new ProblemError('invitation-over');
    return found.user_id;
  }
}
