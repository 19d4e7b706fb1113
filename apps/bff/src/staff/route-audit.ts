import { type StaffSession } from '@estate/contracts/identity/sign-in';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Route } from '../routing/route.ts';
import { type Audit, changesBetween, type Facts } from './audit.ts';

/**
 * Statuses of refusals that concern a person or an object. Other errors are faults of the input or of the system.
 */
const recordedStatuses = [403, 409, 422];

type Context = Parameters<NonNullable<Route['answer']>>[0];

const actionOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`;

/**
 * The fields before the change; empty if they cannot be read, because the change must not fail over its audit entry.
 */
const formerFacts = async (route: Route, context: Context): Promise<Facts> =>
  (await route.audit?.before?.(context).catch(() => undefined)) ?? {};

/** Audits a refusal that happened before the input was read. */
export async function recordRefusal(
  audit: Audit,
  route: Route,
  session: StaffSession,
  error: unknown,
  target: string | null,
): Promise<void> {
  if (route.method === 'get' || !(error instanceof ProblemError)) return;
  const { status, code } = error.problem;
  if (!recordedStatuses.includes(status)) return;
  await audit.record(session, { action: actionOf(route), target, changes: [], refused: code });
}

/** Runs a staff route and audits its change, unless the service audits the change itself, or its refusal. */
export async function answerWithAudit(
  route: Route,
  context: Context,
  session: StaffSession,
  target: string | null,
): Promise<unknown> {
  const { audit } = context.services;
  const before = await formerFacts(route, context);
  const action = actionOf(route);
  try {
    const answer = await route.answer?.(context);
    const isRecorded = !route.audit?.isRecordedByService && route.audit?.hasEffect?.(answer) !== false;
    if (isRecorded)
      await audit.record(session, {
        action,
        target: route.audit?.target?.(answer) ?? target,
        changes: changesBetween(before, route.audit?.after?.(answer, context) ?? {}),
        refused: null,
      });
    return answer;
  } catch (error) {
    if (error instanceof ProblemError && recordedStatuses.includes(error.problem.status)) {
      const changes = changesBetween(before, route.audit?.wanted?.(context) ?? {});
      await audit.record(session, { action, target, changes, refused: error.problem.code });
    }
    throw error;
  }
}
