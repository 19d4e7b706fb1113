import { type ApiTestResult, TestPropstackApi } from '@estate/contracts/crm-sync';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { faultText, RequestPropstackApi } from '../propstack/propstack-api.ts';

/** An object is about 30 KB, and an RPC answer may have 1 MB. */
const maxBodyLength = 900_000;
/** Short, because staff wait for the answer and a pause requested by the CRM may exceed the caller's time-out. */
const maxWaitMs = 10_000;

/** The API tester (staff-area §2): reads one object through one API version and returns the CRM's response as sent. */
@Controller()
export class ApiTestController {
  constructor(private readonly api: RequestPropstackApi) {}

  @RpcMethod(TestPropstackApi)
  async testPropstackApi({
    propertyId,
    apiVersion,
  }: z.output<typeof TestPropstackApi.input>): Promise<z.input<typeof TestPropstackApi.output>> {
    const path = apiVersion === 'v1' ? `units/${propertyId}` : `properties/${propertyId}`;
    const queryParams: Record<string, string> = apiVersion === 'v1' ? { expand: '1', new: '1' } : {};
    const asked = { apiVersion, endpoint: this.api.urlOf(apiVersion, path), queryParams };
    if (!this.api.hasKey(apiVersion)) {
      return notCalled(asked, `Für die API ${apiVersion.toUpperCase()} ist kein Schlüssel hinterlegt.`);
    }
    const turnSignal = AbortSignal.timeout(maxWaitMs);
    const options = { purpose: 'test-propstack-api', turnSignal };
    const answer = await this.api.try(apiVersion, path, queryParams, options).catch((error: unknown) => {
      if (!turnSignal.aborted) throw error;
      return undefined;
    });
    if (!answer)
      return notCalled(
        asked,
        'Propstack hat um eine Pause gebeten. Bitte versuchen Sie es in einer Minute erneut.',
      );
    const error = faultText(answer);
    const isTooLong = JSON.stringify(answer.body ?? null).length > maxBodyLength;
    return {
      ...asked,
      success: error === undefined && !isTooLong,
      statusCode: answer.status,
      duration: answer.durationMs,
      ...(isTooLong ? { error: 'Die Antwort ist zu groß, um hier gezeigt zu werden.' } : {}),
      ...(error === undefined ? {} : { error }),
      ...(answer.body === undefined || isTooLong ? {} : { data: answer.body }),
    };
  }
}

/** The result of a test that sent no request to the CRM. */
function notCalled(
  asked: Pick<ApiTestResult, 'apiVersion' | 'endpoint' | 'queryParams'>,
  error: string,
): ApiTestResult {
  return { ...asked, success: false, statusCode: null, duration: 0, error };
}
