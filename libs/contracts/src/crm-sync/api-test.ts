import { z } from 'zod';
import { TypedPropertyId } from '../jobs.ts';

export const ApiTest = z.object({ propertyId: TypedPropertyId, apiVersion: z.enum(['v1', 'v2']) });
export type ApiTest = z.output<typeof ApiTest>;

/** API test result (staff-area §3). A refusal of the CRM is a result, not a problem. */
export const ApiTestResult = z.object({
  success: z.boolean(),
  apiVersion: z.enum(['v1', 'v2']),
  endpoint: z.string(),
  queryParams: z.record(z.string(), z.string()),
  statusCode: z.int().nullable(),
  duration: z.number(),
  error: z.string().optional(),
  /** The JSON as the CRM sent it; a text, because parsing would change numbers such as `1.0` and drop names that come twice. */
  text: z.string().optional(),
});
export type ApiTestResult = z.infer<typeof ApiTestResult>;

/** Path of crm-sync's private HTTP: `POST` an ApiTest, get an ApiTestResult. No RPC, because a message ends at 1 MB. */
export const apiTestPath = '/api-tests';
/** Bytes of the longest result; the CRM's answer is left out of a longer one. */
export const maxApiTestBytes = 5 * 1024 * 1024;
