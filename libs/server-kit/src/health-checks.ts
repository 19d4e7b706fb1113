import { Injectable } from '@nestjs/common';
import { type Readiness } from './health.ts';

export interface HealthCheck {
  /** Name in the answer of `/readyz`. A part with several checks is up if all of them say so. */
  readonly part: string;
  /** A service without a vital part is not ready; without any other part it is degraded. */
  readonly isVital: boolean;
  readonly isUp: () => boolean | Promise<boolean>;
}

/** What this service leans on. Each module adds the check of its own part. */
@Injectable()
export class HealthChecks {
  private readonly checks: HealthCheck[] = [];

  add(check: HealthCheck): void {
    this.checks.push(check);
  }

  /** Asks all checks at once; rejects if one does. */
  async readiness(): Promise<Readiness> {
    const state: Readiness = { ready: true, degraded: [], parts: {} };
    const answers = await Promise.all(this.checks.map(async (check) => [check, await check.isUp()] as const));
    for (const [{ part, isVital }, isUp] of answers) {
      state.parts[part] = isUp && state.parts[part] !== false;
      if (isUp) continue;
      if (isVital) state.ready = false;
      else if (!state.degraded.includes(part)) state.degraded.push(part);
    }
    return state;
  }
}
