import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { keepNewest, Retention } from '@estate/server-kit/stores/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
import { callModel, type CallModel, type StoredCall, callRetentionMs } from './call-log.schema.ts';
import { shorten, removeContactData } from './shorten.ts';

const maxBytes = 16 * 1024;

type CallOutcome = Pick<StoredCall, 'created_at' | 'response_status' | 'error_message'>;

interface EndedCall {
  method: string;
  url: string;
  query: Readonly<Record<string, unknown>>;
  status: number | null;
  body: unknown;
  /** In German; undefined if the call succeeded. */
  error: string | undefined;
  durationMs: number;
}

/** The property id in a V1 or V2 URL such as `…/v1/units/7`; null if there is none. */
const propertyOf = (url: string): number | null => {
  const id = /\/(?:units|properties)\/([1-9]\d{0,14})$/.exec(url)?.[1];
  return id === undefined ? null : Number(id);
};

/** The log of all calls to the CRM, without API keys and personal data. */
@Injectable()
export class CallLog {
  constructor(
    @InjectModel(callModel.name) private readonly calls: CallModel,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Logs a call. Never throws, because imports continue even if the log cannot be written. A call counts as an error if
   * it has a status of 400 or higher or an error message (staff-area §7.4).
   */
  async write(
    { method, url, query, status, body, error, durationMs }: EndedCall,
    purpose: string,
  ): Promise<void> {
    const call: StoredCall = {
      created_at: new Date(),
      function_name: purpose,
      request_type: method,
      request_url: url,
      request_params: JSON.stringify(query),
      property_id: propertyOf(url),
      response_status: status,
      response_data: body === undefined ? null : JSON.stringify(shorten(body, maxBytes)),
      error_message: error === undefined ? null : removeContactData(error),
      duration_ms: durationMs,
      is_error: error !== undefined || (status !== null && status >= 400),
    };
    await this.calls.create(call).catch((err: unknown) => this.log.warn({ err }, 'call not logged'));
  }

  /**
   * The outcome of the newest call; null if there is none. Calls that transfer leads to the CRM are left out, because
   * their failure is shown with the lead.
   */
  latest(): Promise<CallOutcome | null> {
    return this.newest({ function_name: { $ne: 'crm-transfer' } });
  }

  /**
   * The outcome of the newest call with which properties are read; null if there is none. API tests, webhooks, leads
   * and `/options` are left out, because they may need further rights of the API key.
   */
  latestForObjects(): Promise<CallOutcome | null> {
    const forObjects = {
      function_name: { $nin: ['test-propstack-api', 'register-webhook', 'crm-transfer'] },
    };
    return this.newest({ ...forObjects, request_url: { $not: /\/options$/ } });
  }

  private newest(filter: QueryFilter<StoredCall>): Promise<CallOutcome | null> {
    return this.calls
      .findOne(filter, 'created_at response_status error_message')
      .sort({ created_at: -1 })
      .lean<StoredCall>();
  }

  async deleteAll(): Promise<number> {
    return (await this.calls.deleteMany({})).deletedCount;
  }
}

/** Maximum number of entries: ten batch updates of 10,000 properties, or 1.6 GB at 16 KB per entry. */
const maxCalls = 100_000;

/** Deletes log entries by age and by count, also if the database does not support TTL indexes. */
@Injectable()
export class CallRetention {
  constructor(
    @InjectModel(callModel.name) private readonly calls: CallModel,
    retention: Retention,
  ) {
    retention.hourly('call log', () => this.run());
  }

  async run(max = maxCalls): Promise<void> {
    await keepNewest(this.calls, { since: new Date(Date.now() - callRetentionMs), max });
  }
}
