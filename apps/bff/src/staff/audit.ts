import { RecordAudit, type StaffSession } from '@estate/contracts/identity';
import { type Log } from '@estate/server-kit/log';
import { type RpcClient } from '@estate/rpc/rpc-client';

export interface StaffAction {
  /** Method and path of the route, e.g. `POST /api/admin/jobs`. */
  readonly action: string;
  /** Id in the path, if there is one. */
  readonly target: string | null;
  readonly details: Record<string, unknown>;
}

/** Writes down what staff did. */
export class Audit {
  constructor(
    private readonly identity: RpcClient,
    private readonly log: Log,
  ) {}

  /** Runs after the change. A failure is only logged, because the change cannot be undone. */
  async record({ user }: StaffSession, action: StaffAction): Promise<void> {
    try {
      await this.identity.call(RecordAudit, { user_id: user.id, ...action });
    } catch (err) {
      this.log.error({ err, action: action.action }, 'staff action not written down');
    }
  }
}
