import { z } from 'zod';
import { AuditFacts } from '../identity/audit-facts.ts';
import { TypedPropertyId } from '../jobs.ts';
import { defineRpc } from '../rpc.ts';

export const ApiTest = z.object({ propertyId: TypedPropertyId, apiVersion: z.enum(['v1', 'v2']) });
export type ApiTest = z.output<typeof ApiTest>;

/** API test result (staff-area §3). An error response of the CRM is a result too, with `success: false`. */
export const ApiTestResult = z.object({
  success: z.boolean(),
  apiVersion: z.enum(['v1', 'v2']),
  endpoint: z.string(),
  queryParams: z.record(z.string(), z.string()),
  statusCode: z.int().nullable(),
  duration: z.number(),
  error: z.string().optional(),
  /** The CRM's JSON as text, because parsing would change numbers such as `1.0` and drop duplicate keys. */
  text: z.string().optional(),
});
export type ApiTestResult = z.infer<typeof ApiTestResult>;

/**
 * Requests one property from the CRM. crm-sync waits at most 10 s for the rate limit and 30 s for the CRM. `unavailable`
 * while Redis is down, because Redis stores the rate limit.
 */
export const TestPropstackApi = defineRpc({
  message: 'crm-sync.testPropstackApi',
  callers: ['bff'],
  safety: 'once',
  input: ApiTest,
  output: ApiTestResult.extend({ audit: AuditFacts }),
  deadlineMs: 45_000,
});
