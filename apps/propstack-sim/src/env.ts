import { z } from 'zod';

const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(0),
  BIND_HOST: z.string().min(1).default('127.0.0.1'),
  SIM_PROPERTIES: z.coerce.number().int().min(0).max(100_000).optional(),
  SIM_MAX_IMAGES: z.coerce.number().int().min(0).max(12).optional(),
  SIM_LATENCY_MS: z.coerce.number().int().min(0).max(10_000).default(0),
  SIM_API_KEY_V1: z.string().min(1).default('sim-key-v1'),
  SIM_API_KEY_V2: z.string().min(1).default('sim-key-v2'),
  SIM_WEBHOOK_SECRET: z.string().min(1).optional(),
});

export type Env = z.infer<typeof Env>;

/**
 * Reads the environment variables; an empty variable counts as unset. Throws one error that lists all invalid
 * variables.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Env.safeParse(values);
  if (!parsed.success) throw new Error(`Umgebung ungültig:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
