import { type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { RpcServer } from './rpc-server.ts';
import { startHealthServer, startMetricsServer, type Readiness } from '@estate/server-kit/health';
import { type Log } from '@estate/server-kit/log';
import { nestLogger } from '@estate/server-kit/nest-logger';

type ShutdownStep = () => void | Promise<void>;

export interface Service {
  name: string;
  env: {
    PORT: number;
    BIND_HOST: string;
    HEALTH_PORT: number;
    METRICS_PORT?: number | undefined;
    LOG_LEVEL: string;
  };
  module: Type | DynamicModule;
  log: Log;
  ready: () => Promise<Readiness>;
  /** What ends after the last call was answered (workers, queues, stores), in this order. */
  onShutdown?: ShutdownStep[];
}

export interface RunningService {
  rpcPort: number;
  healthPort: number;
  /** Readiness off, calls drained, Nest closed, then `onShutdown` in order. */
  close(): Promise<void>;
}

const hardExitMs = 15_000;

async function runInOrder(steps: readonly ShutdownStep[], log: Log): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch (err) {
      log.error({ err }, 'shutdown step failed');
    }
  }
}

/** The way before Nest's modules, for services that do not use them yet. Starts one in this process, without process signals and exits: for tests, on port 0. */
export async function startService(service: Service): Promise<RunningService> {
  const { env, log, onShutdown = [] } = service;
  log.level = env.LOG_LEVEL;
  const server = new RpcServer({ port: env.PORT, host: env.BIND_HOST }, undefined, log);
  const app = await NestFactory.createMicroservice(service.module, {
    strategy: server,
    logger: nestLogger(log),
    abortOnError: false,
  });
  const started: ShutdownStep[] = [() => app.close(), ...onShutdown];
  try {
    await app.listen();
    const health = await startHealthServer({
      port: env.HEALTH_PORT,
      host: env.BIND_HOST,
      ready: service.ready,
    });
    started.unshift(() => health.beginShutdown());
    started.push(() => health.close());
    if (env.METRICS_PORT !== undefined) {
      const metrics = await startMetricsServer(env.METRICS_PORT, env.BIND_HOST);
      started.push(() => metrics.close());
    }
    log.info({ rpc_port: server.port, health_port: health.port }, 'ready');
    let closing: Promise<void> | undefined;
    return {
      rpcPort: server.port,
      healthPort: health.port,
      close: () => (closing ??= runInOrder(started, log)),
    };
  } catch (error) {
    await runInOrder(started, log);
    throw error;
  }
}

/** Starts a service and ties it to the process: SIGTERM and SIGINT end it in order, a stray error ends it with 1. */
export async function runService(service: Service): Promise<RunningService> {
  const { log } = service;
  const die = (err: unknown) => {
    log.fatal({ err }, 'process failed');
    process.exit(1);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
  const running = await startService(service);
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(1), hardExitMs).unref();
    void running.close().then(() => process.exit(0), die);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return running;
}
