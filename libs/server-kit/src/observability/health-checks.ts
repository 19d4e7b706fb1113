import { Injectable } from '@nestjs/common';
import { type Readiness } from './health.ts';

export interface HealthCheck {
  /** Name of the dependency in the response of `/readyz`. A part with several checks is up if all of them succeed. */
  readonly part: string;
  /** If a vital part is down, the service is not ready; if any other part is down, the service is degraded. */
  readonly isVital: boolean;
  readonly isUp: () => boolean | Promise<boolean>;
}

/** Health checks of the dependencies of this service. Each module adds the check of its own dependency. */
@Injectable()
export class HealthChecks {
  private readonly checks: HealthCheck[] = [];

  add(check: HealthCheck): void {
    this.checks.push(check);
  }

  /** Runs all checks concurrently; rejects if one rejects. */
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
