import { createHmac } from 'node:crypto';
import { authSecrets, secretId } from '@estate/server-kit/auth-secrets';
import { type AuthEnv } from '@estate/server-kit/env';
import { hashAddress, isAddress, type HashedAddress } from '@estate/server-kit/erased-address';
import { InjectEnv } from '@estate/server-kit/inject';
import { Injectable } from '@nestjs/common';
import { phoneKey } from '@estate/domain/text/phone-key';
import { type Person } from '../lead/person.ts';
import { type StoredErasure } from './erasure.schema.ts';

type Contact = Pick<Person, 'email' | 'phone'>;

/** What is hashed of a person: the address, and the digits of the telephone number, which no address looks like. */
export function contactsOf({ email, phone }: Contact): string[] {
  const number = phone && phoneKey(phone);
  return [...(email ? [email] : []), ...(number ? [`tel:${number}`] : [])];
}

/** What is hashed of one lead that is deleted alone; no address and no telephone number looks like it. */
export const contactOfLead = (id: string): string => `lead:${id}`;

/** Whether the lead was sent by this person, under the same address or telephone number, or is itself what is erased. */
export const isFrom = ({ _id, form }: { _id: string; form: Contact }, person: HashedAddress): boolean =>
  [contactOfLead(_id), ...contactsOf(form)].some((contact) => isAddress(contact, person));

const keyFrom = (secret: string) => createHmac('sha256', secret).update('erasure').digest('base64url');

/** Keyed hashes of addresses and telephone numbers: a reader of the store cannot try them without AUTH_SECRET. */
@Injectable()
export class ErasureKeys {
  /** Names the secret that new erasures are stored under. */
  readonly secretId: string;
  private readonly keys: ReadonlyMap<string, string>;
  private readonly key: string;
  private readonly oldest: string;

  constructor(@InjectEnv() env: AuthEnv) {
    const secrets = authSecrets(env);
    this.secretId = secretId(secrets[0]);
    this.key = keyFrom(secrets[0]);
    this.oldest = keyFrom(secrets.at(-1) ?? secrets[0]);
    this.keys = new Map(secrets.map((secret) => [secretId(secret), keyFrom(secret)]));
  }

  hash(contact: string): string {
    return hashAddress(this.key, contact);
  }

  /** Under each secret that is known, because proofs outlive a secret. */
  hashes(contact: string): string[] {
    return [...this.keys.values()].map((key) => hashAddress(key, contact));
  }

  /** For one new erasure, so that the services which get it can compare addresses with this person alone. */
  hashFor(erasureId: string, contact: string): string {
    return hashAddress(ofErasure(this.key, erasureId), contact);
  }

  /**
   * The person of a stored erasure. Throws if its secret is unknown here, because with another key nothing would be
   * found and the erasure would count as done; it stays open, and a copy that knows the secret takes it.
   */
  personOf({ _id, secret_id, hash }: Pick<StoredErasure, '_id' | 'secret_id' | 'hash'>): HashedAddress {
    // Without an id it was stored by an earlier version.
    const key = secret_id === undefined ? this.oldest : this.keys.get(secret_id);
    if (key === undefined)
      throw new Error('AUTH_SECRET has changed; AUTH_SECRET_PREVIOUS lacks the secret of before');
    return { key: ofErasure(key, _id), hash };
  }
}

const ofErasure = (key: string, erasureId: string) =>
  createHmac('sha256', key).update(erasureId).digest('base64url');
