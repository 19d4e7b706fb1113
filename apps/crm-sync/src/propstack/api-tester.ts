import { type ApiTest, type ApiTestResult } from '@estate/contracts/crm-sync/api-test';
import { Injectable } from '@nestjs/common';
import { Tuning } from '../tuning.ts';
import { faultText, RequestPropstackApi } from './propstack-api.ts';

/** Bytes of the longest result as JSON, less than the 1 MB of an RPC message; an object has about 30 KB. */
const maxResultBytes = 900 * 1024;

/** The API tester (staff-area §2): reads one object through one API version and returns the CRM's response as sent. */
@Injectable()
export class ApiTester {
  constructor(
    private readonly api: RequestPropstackApi,
    private readonly tuning: Tuning,
  ) {}

  /** The result of a test. The CRM's response is left out if the result would be too large. */
  async test({ propertyId, apiVersion }: ApiTest): Promise<ApiTestResult> {
    const { text, ...result } = await this.request(propertyId, apiVersion);
    if (text === undefined) return result;
    const whole = { ...result, text };
    if (Buffer.byteLength(JSON.stringify(whole)) <= maxResultBytes) return whole;
    const error = 'Die Antwort ist zu groß, um hier gezeigt zu werden.';
    return { ...result, success: false, error };
  }

  private async request(propertyId: number, apiVersion: ApiTest['apiVersion']): Promise<ApiTestResult> {
    const path = apiVersion === 'v1' ? `units/${propertyId}` : `properties/${propertyId}`;
    const queryParams: Record<string, string> = apiVersion === 'v1' ? { expand: '1', new: '1' } : {};
    const call = { apiVersion, endpoint: this.api.urlOf(apiVersion, path), queryParams };
    if (!this.api.hasKey(apiVersion)) {
      return notCalled(call, `Für die API ${apiVersion.toUpperCase()} ist kein Schlüssel hinterlegt.`);
    }
    const turnSignal = AbortSignal.timeout(this.tuning.testerTurnMs);
    const options = { purpose: 'test-propstack-api', turnSignal };
    const answer = await this.api.try(apiVersion, path, queryParams, options).catch((error: unknown) => {
      if (!turnSignal.aborted) throw error;
      return undefined;
    });
    if (!answer)
      return notCalled(
        call,
        'Propstack hat um eine Pause gebeten. Bitte versuchen Sie es in einer Minute erneut.',
      );
    const error = faultText(answer);
    return {
      ...call,
      success: error === undefined,
      statusCode: answer.status,
      duration: answer.durationMs,
      ...(error === undefined ? {} : { error }),
      ...(answer.text === undefined ? {} : { text: answer.text }),
    };
  }
}

/** The result of a test that sent no request to the CRM. */
function notCalled(
  call: Pick<ApiTestResult, 'apiVersion' | 'endpoint' | 'queryParams'>,
  error: string,
): ApiTestResult {
  return { ...call, success: false, statusCode: null, duration: 0, error };
}
