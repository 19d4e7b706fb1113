import { z } from 'zod';
import { TypedPropertyId } from '../jobs.ts';

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
 * Path of crm-sync's private HTTP: `POST` an ApiTest, the response is an ApiTestResult. Plain HTTP is used, because an
 * RPC message is limited to 1 MB.
 */
export const apiTestPath = '/api-tests';
/** Bytes of the longest result. A longer one is sent without `text`. */
export const maxApiTestBytes = 5 * 1024 * 1024;
