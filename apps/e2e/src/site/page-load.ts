import { setTimeout as sleep } from 'node:timers/promises';
import { newClientHeaders } from './visitor-load.ts';

export interface PageVisit {
  status: number | 'none';
  /** False if the server sent only the app shell, which the browser renders. */
  isRendered: boolean;
  ms: number;
  /** `performance.now()` at the request. */
  at: number;
}

/** Simulates visitors who request uncached pages until `stop`. */
export class PageLoad {
  /** Visits are added when their response has arrived. */
  readonly answered: PageVisit[] = [];
  private readonly visits: Promise<void>[] = [];
  private isOn = true;
  private readonly loop: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly everyMs: number,
  ) {
    this.loop = this.visitAll();
  }

  /** Ends the load and returns the response of each visit. */
  async stop(): Promise<PageVisit[]> {
    this.isOn = false;
    await this.loop;
    await Promise.all(this.visits);
    return this.answered;
  }

  private async visitAll(): Promise<void> {
    for (let number = 1; this.isOn; number += 1) {
      this.visits.push(this.visit(`/immobilien?deal=buy&area_min=${number}`));
      await sleep(this.everyMs);
    }
  }

  private async visit(path: string): Promise<void> {
    const at = performance.now();
    const answer = await fetch(this.url + path, {
      headers: newClientHeaders(),
      signal: AbortSignal.timeout(20_000),
    }).then(
      async (response) => ({
        status: response.status,
        isRendered: (await response.text()).includes(' data-made-at="'),
      }),
      () => ({ status: 'none' as const, isRendered: false }),
    );
    this.answered.push({ ...answer, ms: performance.now() - at, at });
  }
}
