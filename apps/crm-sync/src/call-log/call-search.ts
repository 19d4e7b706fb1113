import {
  type ListPropstackLogs,
  type PropstackLog,
  type PropstackLogItem,
} from '@estate/contracts/crm-sync/call-log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type QueryFilter } from 'mongoose';
import { type z } from 'zod';
import { callModel, type CallModel, type StoredCall } from './call-log.schema.ts';

type Query = z.output<typeof ListPropstackLogs.input>;
type CallEntry = Omit<StoredCall, 'response_data'> & { _id: Types.ObjectId };

/**
 * The filter for entries older than the cursor `<ms>-<id>`. `until` is an additional upper bound of `created_at`, with
 * which Mongo can begin at the right place of the index.
 */
function olderThan(cursor: string): { until: Date; filter: QueryFilter<StoredCall> } {
  const [ms, id] = cursor.split('-');
  const until = new Date(Number(ms));
  return {
    until,
    filter: { $or: [{ created_at: { $lt: until } }, { _id: { $lt: new Types.ObjectId(id) } }] },
  };
}

function filterOf({
  errorsOnly,
  function: purpose,
  property,
  from,
  to,
  before,
}: Query): QueryFilter<StoredCall> {
  const older = before === undefined ? undefined : olderThan(before);
  const time = {
    ...(from ? { $gte: new Date(from) } : {}),
    ...(to ? { $lt: new Date(to) } : {}),
    ...(older ? { $lte: older.until } : {}),
  };
  return {
    ...(purpose ? { function_name: purpose } : {}),
    ...(property ? { property_id: property } : {}),
    ...(errorsOnly ? { is_error: true } : {}),
    ...(Object.keys(time).length > 0 ? { created_at: time } : {}),
    ...older?.filter,
  };
}

const asItem = (call: CallEntry): PropstackLogItem => ({
  id: String(call._id),
  created_at: call.created_at.toISOString(),
  function_name: call.function_name,
  request_type: call.request_type,
  request_url: call.request_url,
  request_params:
    call.request_params === null ? null : (JSON.parse(call.request_params) as Record<string, unknown>),
  response_status: call.response_status,
  error_message: call.error_message,
  duration_ms: call.duration_ms,
});

@Injectable()
export class CallSearch {
  constructor(@InjectModel(callModel.name) private readonly calls: CallModel) {}

  async list(query: Query): Promise<z.output<typeof ListPropstackLogs.output>> {
    const calls = await this.calls
      .find(filterOf(query), { response_data: 0 })
      .sort({ created_at: -1, _id: -1 })
      .limit(query.limit + 1)
      .lean<CallEntry[]>();
    const items = calls.slice(0, query.limit);
    const last = items.at(-1);
    const hasMore = calls.length > query.limit && last !== undefined;
    return {
      items: items.map(asItem),
      next: hasMore ? `${last.created_at.getTime()}-${String(last._id)}` : null,
    };
  }

  /** One entry with the response of the CRM. Throws `not-found` if the entry has been deleted. */
  async get(id: string): Promise<PropstackLog> {
    const call = await this.calls.findById(id).lean();
    if (!call) throw new ProblemError('not-found', { detail: 'Dieser Eintrag wurde inzwischen gelöscht.' });
    const { response_data } = call;
    return { ...asItem(call), response_data: response_data === null ? null : JSON.parse(response_data) };
  }
}
