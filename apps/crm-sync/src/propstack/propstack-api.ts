import { setTimeout as sleep } from 'node:timers/promises';
import { isPersonal } from '@estate/domain/staff/call-purposes';
import { durations } from '@estate/server-kit/observability/metrics';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { inSpan } from '@estate/server-kit/observability/tracing';
import { withoutTrailingSlashes } from '@estate/server-kit/text/trailing-slashes';
import { type CallLog } from '../call-log/call-log.ts';
import { type CrmSyncEnv } from '../env.ts';
import { type Tuning } from '../tuning.ts';
import { type CrmAnswer, type CrmCall, type CrmRequest, type Fields, type Query } from './crm-call.ts';
import { type RateLimit } from './rate-limit.ts';

/**
 * Metric: the duration of a call without the wait for the rate limit. `outcome` is `ok` or the fault of the response.
 */
const callDuration = durations('crm_call_duration_seconds', 'Time until the CRM answered a call', [
  'version',
  'outcome',
]);

/** Metric: how long calls wait for the rate limit. */
const turnWait = durations('crm_turn_wait_seconds', 'Time until a call to the CRM had its turn');

/**
 * The error text of a CRM response, in any of its shapes: `{errors: [text]}`, `{errors: {field: [text]}}`,
 * `{error: text}`, `{message}` (propstack.md, Errors and limits). At most 300 characters; undefined if there is none.
 */
export function crmErrorText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { errors, error, message } = body as Record<string, unknown>;
  const texts = [errors, error, message].flatMap((value) => textsOf(value));
  return texts.length > 0 ? texts.join('; ').slice(0, 300) : undefined;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, reasons]) =>
    textsOf(reasons).map((text) => `${field} ${text}`),
  );
}

export type ApiVersion = 'v1' | 'v2';

export interface CallOptions {
  /** The purpose under which the call is logged, without request and response if it concerns a person. */
  purpose: string;
  /** Aborts both the wait for the rate limit and the request. */
  signal?: AbortSignal;
  /** Aborts only the wait for the rate limit; defaults to `signal`. */
  turnSignal?: AbortSignal;
}

/** The CRM has refused the API key: the key is unknown, e.g. because it was replaced, or it lacks a right. */
export class KeyRefusal extends ProblemError {
  constructor(detail: string) {
    super('crm-refused', { detail });
  }
}

/** HTTP client of the CRM. Every call waits for the rate limit and is logged under `purpose`. */
export class PropstackApi {
  private readonly baseUrl: string;
  private readonly keys: Record<ApiVersion, string | undefined>;

  constructor(
    env: CrmSyncEnv,
    private readonly call: CrmCall,
    private readonly rateLimit: RateLimit,
    private readonly log: CallLog,
    private readonly tuning: Tuning,
  ) {
    this.baseUrl = withoutTrailingSlashes(env.PROPSTACK_BASE_URL);
    this.keys = { v1: env.PROPSTACK_API_KEY_V1, v2: env.PROPSTACK_API_KEY_V2 };
  }

  /** V1 if its key is set, because V1 is documented best; else V2. */
  get versionForImports(): ApiVersion {
    return this.keys.v1 ? 'v1' : 'v2';
  }

  /** `version` if its key is set, else the version for imports. */
  versionFor(version: ApiVersion): ApiVersion {
    return this.keys[version] ? version : this.versionForImports;
  }

  hasKey(version: ApiVersion): boolean {
    return Boolean(this.keys[version]);
  }

  urlOf(version: ApiVersion, path: string): string {
    return `${this.baseUrl}/${version}/${path}`;
  }

  /**
   * The current time (ISO 8601) by the clock of Redis, which all instances share. It is taken before a request; of two
   * responses about an object, the one with the later time is newer.
   */
  async now(): Promise<string> {
    return (await this.rateLimit.now()).toISOString();
  }

  /**
   * Sends one GET request without retries. Returns also a failed call (`fault`). Rejects with the signal's reason if
   * the signal is aborted during the wait for the rate limit.
   */
  async try(version: ApiVersion, path: string, query: Query, options: CallOptions): Promise<CrmAnswer> {
    return this.send(version, { method: 'GET', url: this.urlOf(version, path), query }, options);
  }

  /**
   * Sends `fields` as JSON in a POST and returns the JSON of the response. Not retried, because the CRM may already
   * have carried out the request. A `Retry-After` in the response delays later calls. Rejects like `read`.
   */
  post(version: ApiVersion, path: string, fields: Fields, options: CallOptions): Promise<unknown> {
    return this.write(version, { method: 'POST', url: this.urlOf(version, path), query: fields }, options);
  }

  /** Like `post`, but a PUT, which changes an existing record. */
  put(version: ApiVersion, path: string, fields: Fields, options: CallOptions): Promise<unknown> {
    return this.write(version, { method: 'PUT', url: this.urlOf(version, path), query: fields }, options);
  }

  private async write(version: ApiVersion, crmRequest: CrmRequest, options: CallOptions): Promise<unknown> {
    const answer = await this.send(version, crmRequest, options);
    if (!answer.fault) return answer.body;
    if (answer.retryAfterMs !== undefined) await this.rateLimit.pause(answer.retryAfterMs);
    throw problemOf(answer);
  }

  private async send(
    version: ApiVersion,
    crmRequest: CrmRequest,
    { purpose, signal, turnSignal = signal }: CallOptions,
  ): Promise<CrmAnswer> {
    const key = this.keys[version] ?? '';
    const endWait = turnWait.startTimer();
    await this.rateLimit.waitForTurn(turnSignal);
    endWait();
    const about = { kind: 'client', attributes: { 'crm.purpose': purpose } } as const;
    const answer = await inSpan(`propstack ${version}`, about, async (span) => {
      const response = await this.call.send(crmRequest, key, signal);
      span.set('crm.outcome', response.fault ?? 'ok');
      return response;
    });
    callDuration.observe({ version, outcome: answer.fault ?? 'ok' }, answer.durationMs / 1_000);
    const logged = isPersonal(purpose) ? { ...answer, query: {}, body: undefined } : answer;
    await this.log.write({ ...logged, error: faultText(logged) }, purpose);
    return answer;
  }

  /**
   * The JSON at `path`. 429, 5xx and connection failures are retried with growing pauses or after `Retry-After`.
   * Rejects with `crm-refused`, `crm-unreadable`, `crm-unreachable` or `not-found`, and with the signal's reason
   * as soon as the signal is aborted.
   */
  async read(version: ApiVersion, path: string, query: Query, options: CallOptions): Promise<unknown> {
    const { signal } = options;
    for (let tries = 1; ; tries += 1) {
      const answer = await this.try(version, path, query, options);
      signal?.throwIfAborted();
      if (!answer.fault) return answer.body;
      const isTransient = answer.fault === 'busy' || answer.fault === 'unreachable';
      if (!isTransient || tries === this.tuning.maxTries) throw problemOf(answer);
      if (answer.retryAfterMs === undefined) {
        await sleep(this.tuning.retryPauseAfter(tries), undefined, signal ? { signal } : {});
      } else await this.rateLimit.pause(answer.retryAfterMs);
    }
  }
}

/** The client for RPC requests: calls fail at once while Redis is down. */
export class RequestPropstackApi extends PropstackApi {}

/** The client for jobs: while Redis is down, calls wait until it is back. */
export class JobPropstackApi extends PropstackApi {}

const codes = {
  refused: 'crm-refused',
  rejected: 'crm-refused',
  'not-found': 'not-found',
  unreadable: 'crm-unreadable',
  busy: 'crm-unreachable',
  unreachable: 'crm-unreachable',
  aborted: 'crm-unreachable',
} as const;

const texts = {
  refused: 'Propstack hat die Anfrage abgelehnt. Bitte prüfen Sie den API-Schlüssel und seine Rechte',
  rejected: 'Propstack hat die Anfrage abgelehnt',
  'not-found': 'In Propstack nicht gefunden',
  unreadable: 'Propstack hat eine unlesbare Antwort geschickt',
  busy: 'Propstack ist zurzeit überlastet oder gestört',
  unreachable: 'Propstack ist zurzeit nicht erreichbar',
  aborted: 'Die Abfrage wurde abgebrochen',
} as const;

/** The German text of a failed call, with the CRM's own error text; undefined if the call succeeded. */
export function faultText({ fault, status, body }: CrmAnswer): string | undefined {
  if (!fault) return undefined;
  const errorText = crmErrorText(body);
  const details = [status === null ? undefined : `HTTP ${status}`, errorText].filter(Boolean).join(': ');
  return details ? `${texts[fault]} (${details}).` : `${texts[fault]}.`;
}

function problemOf(answer: CrmAnswer): ProblemError {
  const detail = faultText(answer);
  if (answer.fault === 'refused' && detail) return new KeyRefusal(detail);
  return new ProblemError(codes[answer.fault ?? 'unreadable'], detail ? { detail } : {});
}
