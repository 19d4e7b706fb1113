import { type RemovalResult } from '@estate/contracts/jobs';
import { type NamedProperty } from '@estate/contracts/named-property';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../imports/catalog-store.ts';
import { forEachObject } from '../imports/for-each-object.ts';
import { Tuning } from '../tuning.ts';
import { type PropstackReader } from '../propstack/propstack-reader.ts';
import { type JobControl } from '../running-jobs/job-control.ts';
import { SyncSettingsStore } from '../schedules/sync-settings.store.ts';
import { readListedIds } from './listed-ids.ts';
import { maxNamed, PendingRemovals } from './pending-removals.ts';
import { readGoneObject, type GoneObject } from './gone-object.ts';

/** Concurrent requests; the rate limit decides how many begin per second. */
const requestsAtOnce = 8;
/** The codes of errors of the CRM after which the sync still succeeds, but removes nothing. */
const unreliableCodes = new Set(['crm-unreadable', 'crm-unreachable', 'crm-refused']);

const noRemoval: RemovalResult = { vanished: 0, removed: 0, unchanged: 0, is_waiting: false, named: [] };

/**
 * Removes objects from the website that are missing in the CRM (architecture.md, Removal). Vanished are those whose ids
 * are in catalog, but not in the CRM's list of all ids. Each is requested from the CRM by its id before it is removed.
 * Every step is idempotent.
 */
@Injectable()
export class VanishedObjects {
  constructor(
    private readonly catalog: CatalogStore,
    private readonly settings: SyncSettingsStore,
    private readonly pending: PendingRemovals,
    private readonly tuning: Tuning,
  ) {}

  /**
   * The last step of a full sync. If a response of the CRM is unexpected, nothing is removed and the result contains
   * the reason (`crm_fault`). If more objects vanished than the settings allow, all of them wait for a decision of staff. A
   * rehearsal (dry run) only reports.
   */
  async remove(reader: PropstackReader, control: JobControl, isRehearsal: boolean): Promise<RemovalResult> {
    try {
      const storedIds = await this.catalog.allIds();
      if (storedIds.length === 0) return noRemoval;
      const idsInCrm = await readListedIds(reader, this.tuning.idPageSize);
      const vanished = storedIds.filter((id) => !idsInCrm.has(id));
      const { removal } = await this.settings.get();
      const webhookRemovals = await this.pending.webhookRemovals();
      const present = storedIds.length + webhookRemovals;
      const isWaiting =
        vanished.length > 0 && (vanished.length + webhookRemovals) * 100 > present * removal.limit_percent;
      if (!isWaiting) {
        const result = await this.removeConfirmed(reader, vanished, control, isRehearsal);
        if (!isRehearsal) await this.pending.replace(control.id, null);
        return result;
      }
      const named = await this.catalog.names(vanished.slice(0, maxNamed));
      if (!isRehearsal)
        await this.pending.replace(control.id, { ids: vanished, named, present, taken: webhookRemovals });
      return { ...noRemoval, vanished: vanished.length, is_waiting: true, named };
    } catch (error) {
      control.signal.throwIfAborted();
      if (!(error instanceof ProblemError) || !unreliableCodes.has(error.problem.code)) throw error;
      return { ...noRemoval, crm_fault: error.problem.detail };
    }
  }

  /**
   * Requests each vanished object from the CRM, then removes those that the CRM reports as deleted or archived. A
   * single failed request rejects, and nothing is removed.
   */
  async removeConfirmed(
    reader: PropstackReader,
    vanished: readonly number[],
    control: JobControl,
    isRehearsal = false,
    onChecked: () => Promise<void> = () => Promise.resolve(),
  ): Promise<RemovalResult> {
    const gone: GoneObject[] = [];
    await forEachObject(vanished, requestsAtOnce, async (id) => {
      await control.throwIfStopped();
      const object = await readGoneObject(reader, id);
      if (object) gone.push(object);
      await onChecked();
    });
    gone.sort((a, b) => a.id - b.id);
    const removed = isRehearsal ? gone.map(({ id }) => id) : await this.catalog.remove(gone);
    const named: NamedProperty[] = await this.catalog.names(removed.slice(0, maxNamed));
    const counts = { vanished: vanished.length, removed: removed.length };
    return { ...noRemoval, ...counts, unchanged: vanished.length - removed.length, named };
  }
}
