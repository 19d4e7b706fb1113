import { type PropstackLog } from '@estate/contracts/crm-sync';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
import { callModel, type CallModel, type StoredCall } from './call-log.schema.ts';
import { shorten, withoutContacts } from './shorten.ts';

const maxBytes = 16 * 1024;
/** Limit for all entries of one answer, because an RPC message holds 1 MB. */
const maxBytesTotal = 800 * 1024;

/** A finished call to the CRM. */
export interface EndedCall {
  url: string;
  query: Record<string, unknown>;
  status: number | null;
  body: unknown;
  /** In German; undefined if the call succeeded. */
  error: string | undefined;
  durationMs: number;
}

/** The log of all calls to the CRM: 30 days, without keys and personal data. */
@Injectable()
export class CallLog {
  constructor(
    @InjectModel(callModel.name) private readonly calls: CallModel,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Never throws, because imports go on when the log cannot be written. */
  async write({ url, query, status, body, error, durationMs }: EndedCall, purpose: string): Promise<void> {
    const call: StoredCall = {
      created_at: new Date(),
      function_name: purpose,
      request_type: 'GET',
      request_url: url,
      request_params: JSON.stringify(query),
      response_status: status,
      response_data: body === undefined ? null : JSON.stringify(shorten(body, maxBytes)),
      error_message: error === undefined ? null : withoutContacts(error),
      duration_ms: durationMs,
    };
    await this.calls.create(call).catch((err: unknown) => this.log.warn({ err }, 'call not logged'));
  }

  /** Lists the newest first. An error has a status of 400 or higher, or an error message (staff-area §7.4). */
  async list({ limit, errorsOnly }: { limit: number; errorsOnly: boolean }): Promise<PropstackLog[]> {
    const errors: QueryFilter<StoredCall> = {
      $or: [{ response_status: { $gte: 400 } }, { error_message: { $ne: null } }],
    };
    const calls = await this.calls
      .find(errorsOnly ? errors : {})
      .sort({ created_at: -1, _id: -1 })
      .limit(limit)
      .lean();
    const share = Math.min(maxBytes, Math.floor(maxBytesTotal / Math.max(1, calls.length)));
    return calls.map(({ _id, created_at, request_params, response_data, ...call }) => ({
      ...call,
      id: _id.toString(),
      created_at: created_at.toISOString(),
      request_params:
        request_params === null ? null : (JSON.parse(request_params) as Record<string, unknown>),
      response_data: response_data === null ? null : shorten(JSON.parse(response_data), share),
    }));
  }

  /** The outcome of the newest call; null without any. */
  latest(): Promise<Pick<StoredCall, 'created_at' | 'response_status' | 'error_message'> | null> {
    return this.calls
      .findOne({}, 'created_at response_status error_message')
      .sort({ created_at: -1 })
      .lean<StoredCall>();
  }

  async deleteAll(): Promise<number> {
    return (await this.calls.deleteMany({})).deletedCount;
  }
}
