import { GetCrmOverview } from '@estate/contracts/crm-sync/crm-jobs';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { CallLog } from './call-log/call-log.ts';
import { Incidents } from './incidents/incidents.ts';
import { PendingRemovals } from './removal/pending-removals.ts';
import { SyncRuns } from './sync/sync-runs.ts';

/**
 * The state of syncs, CRM calls, incidents and pending removals for the overview page of the back office. Every query
 * uses an index, so the page loads fast.
 */
@Controller()
export class OverviewController {
  constructor(
    private readonly runs: SyncRuns,
    private readonly calls: CallLog,
    private readonly incidents: Incidents,
    private readonly removals: PendingRemovals,
  ) {}

  @RpcMethod(GetCrmOverview)
  async getCrmOverview(): Promise<z.input<typeof GetCrmOverview.output>> {
    const [run, call, incidents, removal] = await Promise.all([
      this.runs.latest(),
      this.calls.latest(),
      this.incidents.current(),
      this.removals.brief(),
    ]);
    return {
      incidents,
      last_sync: run && {
        kind: run.kind,
        started_at: run.started_at.toISOString(),
        finished_at: run.finished_at?.toISOString() ?? null,
        total: run.counts.total,
        successful: run.counts.successful,
        failed: run.counts.failed,
        images_failed: run.counts.imagesFailed,
      },
      pending_removal: removal,
      last_call: call && {
        at: call.created_at.toISOString(),
        response_status: call.response_status,
        error_message: call.error_message,
      },
    };
  }
}
