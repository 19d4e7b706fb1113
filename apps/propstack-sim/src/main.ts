import { readEnv } from './env.ts';
import { startSim } from './start-sim.ts';

/** Starts the simulator as a process. It prints a single line on stdout, which contains its URL. */
try {
  const env = readEnv();
  const sim = await startSim({
    port: env.PORT,
    host: env.BIND_HOST,
    keyV1: env.SIM_API_KEY_V1,
    keyV2: env.SIM_API_KEY_V2,
    ...(env.SIM_WEBHOOK_SECRET === undefined ? {} : { webhookSecret: env.SIM_WEBHOOK_SECRET }),
    latencyMs: env.SIM_LATENCY_MS,
    ...(env.SIM_MAX_IMAGES === undefined ? {} : { maxImages: env.SIM_MAX_IMAGES }),
    ...(env.SIM_PROPERTIES === undefined ? {} : { properties: env.SIM_PROPERTIES }),
  });
  process.stdout.write(`${JSON.stringify({ listening: sim.url })}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sim.stop());
} catch (error) {
  process.stderr.write(`propstack-sim: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
