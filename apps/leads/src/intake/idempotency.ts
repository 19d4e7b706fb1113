import { isDuplicateKey } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { bodyHash, sha256 } from '../lead/body-hash.ts';
import { day } from '../time/pace.ts';

/** Removes empty fields from a form, because they are neither stored nor compared with a repeated request. */
export function withoutEmptyFields<Form extends object>(form: Form): Form {
  const fields = Object.entries(form).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as Form;
}

/** The common fields of records stored under an Idempotency-Key. */
interface Keyed {
  _id: string;
  received_at: Date;
  idempotency_key?: string;
  body_hash: string;
}

/** How long an Idempotency-Key is valid. */
const keyLifeMs = day;

/** The used part of a Mongoose model with `Keyed` records: leads, and saved valuation addresses. */
interface KeyedRecords {
  findOne(filter: { idempotency_key: string }): { lean(): PromiseLike<Keyed | null> };
  updateOne(
    filter: { _id: string; idempotency_key: string },
    update: { $unset: { idempotency_key: true } },
  ): PromiseLike<unknown>;
}

type Key = Required<Pick<Keyed, 'idempotency_key' | 'body_hash'>>;

/** The id of the record stored under this key in the last 24 h. The key of an older record is removed. */
async function findFirst(records: KeyedRecords, key: Key, now: Date): Promise<string | undefined> {
  const { idempotency_key } = key;
  const first = await records.findOne({ idempotency_key }).lean();
  if (!first) return undefined;
  if (now.getTime() - first.received_at.getTime() >= keyLifeMs) {
    await records.updateOne({ _id: first._id, idempotency_key }, { $unset: { idempotency_key: true } });
    return undefined;
  }
  if (first.body_hash !== key.body_hash) throw new ProblemError('key-reused');
  return first._id;
}

/**
 * Stores a form under its Idempotency-Key, unless it is stored already. Returns the id of the stored form and whether
 * this call stored it. Throws `key-reused` if a different form was stored under the key.
 */
export async function storeOnce(options: {
  records: KeyedRecords;
  idempotencyKey: string;
  kind: string;
  content: object;
  now: Date;
  store: (key: Key) => Promise<{ _id: string }>;
}): Promise<{ id: string; isNew: boolean }> {
  const { records, now } = options;
  const key = {
    idempotency_key: sha256(options.idempotencyKey),
    body_hash: bodyHash(options.kind, options.content),
  };
  const first = await findFirst(records, key, now);
  if (first !== undefined) return { id: first, isNew: false };
  try {
    const { _id } = await options.store(key);
    return { id: _id, isNew: true };
  } catch (error) {
    const winner = isDuplicateKey(error) ? await findFirst(records, key, now) : undefined;
    if (winner === undefined) throw error;
    return { id: winner, isNew: false };
  }
}
