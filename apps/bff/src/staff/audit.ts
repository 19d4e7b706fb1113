import { RecordAudit } from '@estate/contracts/identity/audit';
import { AuditFacts, changesBetween, type Facts } from '@estate/contracts/identity/audit-facts';
import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { z } from 'zod';
import { isStaffFile } from './send-file.ts';

/**
 * Statuses of refusals that concern a person or an object. Other errors are faults of the input or of the system.
 */
const recordedStatuses = [403, 409, 422];

/** The fields of a route that the audit log uses. */
interface AuditedRoute {
  readonly method: string;
  readonly path: string;
  readonly isAuditedByService?: boolean | undefined;
  readonly refusalFields?: readonly string[] | undefined;
}
type Entry = Omit<z.output<typeof RecordAudit.input>, 'user_id'>;

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const actionOf = ({ method, path }: AuditedRoute) => `${method.toUpperCase()} ${path}`;

const Audited = z.looseObject({ audit: AuditFacts });
const Named = z.record(z.string(), z.unknown()).catch({});

function requestedFacts({ refusalFields = [] }: AuditedRoute, { params, query, body }: Input): Facts {
  const given = { ...Named.parse(params), ...Named.parse(query), ...Named.parse(body) };
  return Object.fromEntries(refusalFields.map((field) => [field, given[field] as Facts[string]]));
}

/** Writes entries of the audit log for calls of staff. */
export class Audit {
  constructor(
    private readonly identity: RpcClient,
    private readonly log: Log,
  ) {}

  /**
   * Runs the call of a route and returns its answer without the facts. A change is recorded with the facts that the service
   * answers, unless the service has recorded it itself; a read only if its answer has facts. Rejects if the entry of a
   * file cannot be stored, because the file was not sent yet. A failed entry of a change is only logged, because the
   * change cannot be undone.
   */
  async answer(
    route: AuditedRoute,
    input: Input,
    session: StaffSession,
    target: string | null,
    call: () => unknown,
  ) {
    const action = actionOf(route);
    try {
      const answer = await call();
      const { data } = Audited.safeParse(answer);
      const facts: AuditFacts = data ? data.audit : route.method === 'get' ? null : { changes: [] };
      if (facts && !route.isAuditedByService) {
        const entry = { action, target: facts.target ?? target, changes: facts.changes, refused: null };
        if (isStaffFile(answer)) await this.store(session, entry);
        else await this.storeOrLog(session, entry);
      }
      if (!data) return answer;
      const { audit: _audit, ...rest } = data;
      return rest;
    } catch (error) {
      await this.recordRefusal(
        route,
        session,
        error,
        target,
        changesBetween({}, requestedFacts(route, input)),
      );
      throw error;
    }
  }

  async recordRefusal(
    route: AuditedRoute,
    session: StaffSession,
    error: unknown,
    target: string | null,
    changes: z.output<typeof RecordAudit.input>['changes'] = [],
  ): Promise<void> {
    if (route.method === 'get' || !(error instanceof ProblemError)) return;
    const { status, code } = error.problem;
    if (!recordedStatuses.includes(status)) return;
    await this.storeOrLog(session, { action: actionOf(route), target, changes, refused: code });
  }

  private async store({ user }: StaffSession, entry: Entry): Promise<void> {
    await this.identity.call(RecordAudit, { user_id: user.id, ...entry });
  }

  private async storeOrLog(session: StaffSession, entry: Entry): Promise<void> {
    try {
      await this.store(session, entry);
    } catch (err) {
      this.log.error({ err, action: entry.action }, 'staff action not written down');
    }
  }
}
