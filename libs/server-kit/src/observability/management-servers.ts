import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type ProcessEnv } from '../process/env.ts';
import { HealthChecks } from './health-checks.ts';
import { startHealthServer, startMetricsServer, type HealthServer } from './health.ts';
import { InjectEnv } from '../process/inject.ts';

/** The ports for operators: `/healthz` and `/readyz`, and `/metrics` if METRICS_PORT is set. */
@Injectable()
export class ManagementServers implements OnApplicationShutdown {
  private health: HealthServer | undefined;
  private metrics: { close(): Promise<void> } | undefined;

  constructor(
    @InjectEnv() private readonly env: ProcessEnv,
    private readonly checks: HealthChecks,
  ) {}

  /** The actual port, also if the service was started on port 0. */
  get healthPort(): number {
    return this.health?.port ?? 0;
  }

  async listen(): Promise<void> {
    const { HEALTH_PORT, METRICS_PORT, BIND_HOST } = this.env;
    this.health = await startHealthServer({
      port: HEALTH_PORT,
      host: BIND_HOST,
      ready: () => this.checks.readiness(),
    });
    if (METRICS_PORT !== undefined) this.metrics = await startMetricsServer(METRICS_PORT, BIND_HOST);
  }

  /** Makes `/readyz` answer 503. */
  beginShutdown(): void {
    this.health?.beginShutdown();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.health?.close(), this.metrics?.close()]);
  }
}
