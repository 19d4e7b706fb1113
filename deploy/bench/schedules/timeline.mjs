/** @typedef {{ kind: string, began: number, ended: number, isFine: boolean }} Run */
/** @typedef {{ kind: string, due: number, at: number, jobId: string | null }} Tick */

/** The moment that the id of a Redis stream's entry names. @param {string} id */
const momentOf = (id) => Number(id.split('-')[0]);

/** What ticked, what ran and when, by the events of both queues. */
export class Timeline {
  /** @type {Map<string, Run>} */
  runs = new Map();
  /** @type {Tick[]} */
  ticks = [];
  /** @type {string[]} */
  failedTicks = [];

  /** @param {string} tickId `repeat:<kind>:<due>` @param {unknown} jobId of the started run, or null @param {string} id */
  ticked(tickId, jobId, id) {
    const [, kind = '', due] = tickId.split(':');
    this.ticks.push({
      kind,
      due: Number(due),
      at: momentOf(id),
      jobId: typeof jobId === 'string' ? jobId : null,
    });
  }

  /** @param {string} tickId */
  tickFailed(tickId) {
    this.failedTicks.push(tickId);
  }

  /** @param {string} jobId @param {string} kind @param {string} id */
  began(jobId, kind, id) {
    this.runs.set(jobId, { kind, began: momentOf(id), ended: Infinity, isFine: false });
  }

  /** @param {string} jobId @param {string} id @param {boolean} isFine */
  ended(jobId, id, isFine) {
    const run = this.runs.get(jobId);
    if (run) Object.assign(run, { ended: momentOf(id), isFine });
  }

  /**
   * The figures of each kind, and what must not be.
   * @param {readonly string[]} kinds
   * @param {{ from: number, until: number, everyMs: number }} time
   */
  verdict(kinds, { from, until, everyMs }) {
    /** @type {string[]} */
    const faults = this.failedTicks.map((tick) => `tick ${tick} failed`);
    const lines = kinds.map((kind) => {
      const ticks = this.ticks.filter((tick) => tick.kind === kind && tick.due >= from && tick.due < until);
      for (let due = from; due < until; due += everyMs) {
        const times = ticks.filter((tick) => tick.due === due).length;
        if (times !== 1)
          faults.push(`${kind}: the tick of ${new Date(due).toISOString()} came ${times} times`);
      }
      const starting = ticks.filter(({ jobId }) => jobId !== null);
      const idle = ticks.filter((tick) => tick.jobId === null && !this.isRead(kind, tick.at));
      if (idle.length > 0) faults.push(`${kind}: ${idle.length} ticks started nothing, and nothing ran`);
      const runs = [...this.runs.values()].filter((run) => run.kind === kind);
      const failed = runs.filter(({ isFine }) => !isFine).length;
      if (failed > 0) faults.push(`${kind}: ${failed} runs did not end well`);
      const most = mostAtOnce(runs);
      if (most > 1) faults.push(`${kind}: ${most} runs at once`);
      const late = Math.max(0, ...ticks.map(({ at, due }) => at - due));
      const found = ticks.length - starting.length;
      return `${kind}: ${ticks.length} ticks, ${starting.length} started a run, ${found} found one under way; at most ${most} run at once, the latest tick ${late} ms late`;
    });
    const most = mostAtOnce([...this.runs.values()]);
    return { lines: [...lines, `both kinds together: at most ${most} runs at once`], faults };
  }

  /** Whether a run was under way then that reads what this kind reads. @param {string} kind @param {number} at */
  isRead(kind, at) {
    const reads = [kind, 'full-sync'];
    // A tick is answered a moment after it looked.
    const looked = at - 250;
    return [...this.runs.values()].some(
      (run) => reads.includes(run.kind) && run.began <= at && run.ended >= looked,
    );
  }
}

/** @param {readonly Run[]} runs */
function mostAtOnce(runs) {
  return Math.max(
    0,
    ...runs.map(({ began }) => runs.filter((run) => run.began <= began && run.ended > began).length),
  );
}
