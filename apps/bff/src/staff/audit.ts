import { maxAuditText, RecordAudit, type AuditChange } from '@estate/contracts/identity/audit';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { type ProblemCode } from '@estate/contracts/problem';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Log } from '@estate/server-kit/observability/log';

/**
 * Named fields of an audited object. Never passwords, e-mail addresses or whole bodies, because entries are stored
 * for two years.
 */
export type Facts = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>;

/** Which fields of a state change the audit log stores. Without a rule only the action and the target are stored. */
export interface AuditRule<Context, Answer> {
  /** The service audits the change itself. Refusals by the BFF are still audited here. */
  readonly isRecordedByService?: true;
  /** The fields before the change; read before the route runs. */
  readonly before?: (context: Context) => Promise<Facts>;
  /** The fields of a refused change, as the request demands them. */
  readonly wanted?: (context: Context) => Facts;
  /** The fields after the change, as the service has answered, because it may have made only a part of the change. */
  readonly after?: (answer: Answer, context: Context) => Facts;
  /** Whether the call changed anything. If not, no audit entry is written. */
  readonly hasEffect?: (answer: Answer) => boolean;
  /** Id of the target if it is not `{id}` of the path. */
  readonly target?: (answer: Answer) => string | null;
}

interface StaffAction {
  /** Method and path of the route, e.g. `POST /api/admin/jobs`. */
  readonly action: string;
  /** Id in the path, if there is one. */
  readonly target: string | null;
  readonly changes: AuditChange[];
  readonly refused: ProblemCode | null;
}

function asText(fact: Facts[string]): string | null {
  if (fact === undefined || fact === null) return null;
  if (typeof fact === 'boolean') return fact ? 'ja' : 'nein';
  const text = typeof fact === 'object' ? fact.slice(0, maxAuditText).join(', ') : String(fact);
  return text.length > maxAuditText ? `${text.slice(0, maxAuditText - 1)}…` : text;
}

/** The fields of `after` that differ from `before`. */
export function changesBetween(before: Facts, after: Facts): AuditChange[] {
  return Object.keys(after)
    .map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) }))
    .filter((change) => change.before !== change.after)
    .slice(0, 20);
}

/** Writes audit entries for the actions of staff. */
export class Audit {
  constructor(
    private readonly identity: RpcClient,
    private readonly log: Log,
  ) {}

  /** Called after the change. A failure is only logged, because the change cannot be undone. */
  async record({ user }: StaffSession, action: StaffAction): Promise<void> {
    try {
      await this.identity.call(RecordAudit, { user_id: user.id, ...action });
    } catch (err) {
      this.log.error({ err, action: action.action }, 'staff action not written down');
    }
  }
}
