import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Agent, errors, request } from 'undici';
import { Tuning } from '../tuning.ts';

const maxBytes = 64 * 1024 * 1024;

/** Query parameters of a URL; a list of values is sent as `name=a&name=b`. */
export type Query = Record<string, string | string[]>;

/** The JSON body of a POST or PUT. */
export type Fields = Readonly<Record<string, unknown>>;

/** A request to the CRM. `query` holds the query parameters of a GET, or the body's fields of a POST or PUT. */
export type CrmRequest =
  | { method: 'GET'; url: string; query: Query }
  | { method: 'POST' | 'PUT'; url: string; query: Fields };

/** The outcome of one call to the CRM. `fault` is set unless the response is JSON with a status of 200-299. */
export interface CrmAnswer {
  method: CrmRequest['method'];
  url: string;
  /** The query of a GET, or the fields of a POST or PUT. */
  query: Fields;
  status: number | null;
  body: unknown;
  /** The JSON text of `body`; missing if the response is not JSON. */
  text?: string;
  retryAfterMs: number | undefined;
  fault: 'unreachable' | 'unreadable' | 'refused' | 'not-found' | 'busy' | 'rejected' | 'aborted' | undefined;
  durationMs: number;
}

/**
 * Sends requests with an API key and reads JSON responses of at most 64 MB within the timeout. Follows no redirects.
 * Never throws: an error is returned as `fault`.
 */
@Injectable()
export class CrmCall implements BeforeApplicationShutdown {
  private readonly agent: Agent;

  constructor(private readonly tuning: Tuning) {
    const timeout = Math.min(tuning.requestTimeoutMs, 10_000);
    this.agent = new Agent({ connections: 8, connect: { timeout }, maxResponseSize: maxBytes });
  }

  /** An aborted `signal` ends the request with the fault 'aborted'. */
  async send(crmRequest: CrmRequest, key: string, signal?: AbortSignal): Promise<CrmAnswer> {
    const { method, url, query } = crmRequest;
    const since = performance.now();
    const toAnswer = (
      answer: Pick<CrmAnswer, 'status' | 'body' | 'text' | 'fault'>,
      retryAfterMs?: number,
    ): CrmAnswer => ({
      method,
      url,
      query,
      retryAfterMs,
      durationMs: Math.round(performance.now() - since),
      ...answer,
    });
    let status: number | null = null;
    const { requestTimeoutMs } = this.tuning;
    const timeout = AbortSignal.timeout(requestTimeoutMs);
    try {
      const response = await request(url, {
        ...(crmRequest.method === 'GET' ? { query: crmRequest.query } : { body: JSON.stringify(query) }),
        method,
        headers: {
          'x-api-key': key,
          accept: 'application/json',
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        dispatcher: this.agent,
        headersTimeout: requestTimeoutMs,
        bodyTimeout: requestTimeoutMs,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      status = response.statusCode;
      const text = await response.body.text();
      const body = isJson(response.headers['content-type']) ? parseJson(text) : undefined;
      const retryAfterMs = pauseOf(response.headers['retry-after']);
      const source = body === undefined ? {} : { text };
      return toAnswer({ status, body, ...source, fault: faultOf(status, body) }, retryAfterMs);
    } catch (error) {
      if (signal?.aborted) return toAnswer({ status, body: undefined, fault: 'aborted' });
      const fault = error instanceof errors.ResponseExceededMaxSizeError ? 'unreadable' : 'unreachable';
      return toAnswer({ status, body: undefined, fault });
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.agent.destroy();
  }
}

const isJson = (contentType: string | string[] | undefined) =>
  /^application\/([\w.-]+\+)?json\b/i.test(String(contentType ?? ''));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isObject = (body: unknown) => typeof body === 'object' && body !== null;

/** Whether the CRM refuses the API key by this status: it is unknown, or lacks a right. */
export const isKeyRefused = (status: number) => status === 401 || status === 403;

function faultOf(status: number, body: unknown): CrmAnswer['fault'] {
  if (isKeyRefused(status)) return 'refused';
  // A 404 without a JSON object comes from a proxy, so it does not mean that the CRM has deleted the object.
  if (status === 404) return isObject(body) ? 'not-found' : 'unreadable';
  if (status === 429 || status >= 500) return 'busy';
  if (status >= 300 && status < 400) return 'unreadable';
  if (status >= 400) return 'rejected';
  return isObject(body) ? undefined : 'unreadable';
}

/** The pause in ms from a Retry-After header, which contains seconds or a date; at most a minute. */
function pauseOf(header: string | string[] | undefined): number | undefined {
  const text = String(header ?? '').trim();
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), 60_000);
}
