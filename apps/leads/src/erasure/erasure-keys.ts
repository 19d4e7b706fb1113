import { createHmac } from 'node:crypto';
import { authSecrets, secretId } from '@estate/server-kit/process/auth-secrets';
import { type AuthEnv } from '@estate/server-kit/process/env';
import { hashAddress, isAddress, type HashedAddress } from '@estate/server-kit/text/erased-address';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable } from '@nestjs/common';
import { phoneKey } from '@estate/domain/text/phone-key';
import { type Person } from '../lead/person.ts';
import { type StoredErasure } from './erasure.schema.ts';

type Contact = Pick<Person, 'email' | 'phone'>;

/** The strings that are hashed for a person: the e-mail address and, with a prefix, the normalised telephone number. */
export function contactStringsOf({ email, phone }: Contact): string[] {
  const number = phone && phoneKey(phone);
  return [...(email ? [email] : []), ...(number ? [`tel:${number}`] : [])];
}

/**
 * The string that is hashed for the deletion of a single lead; the prefix distinguishes it from addresses and numbers.
 */
export const contactStringOfLead = (id: string): string => `lead:${id}`;

/** Whether the lead has this person's address or telephone number, or is itself the lead to delete. */
export const isLeadOfPerson = (
  { _id, form }: { _id: string; form: Contact },
  person: HashedAddress,
): boolean =>
  [contactStringOfLead(_id), ...contactStringsOf(form)].some((contact) => isAddress(contact, person));

const keyFrom = (secret: string) => createHmac('sha256', secret).update('erasure').digest('base64url');

/**
 * Hashes contact data with a key from AUTH_SECRET, so that a stolen database cannot be searched for known addresses.
 */
@Injectable()
export class ErasureKeys {
  /** The id of the secret with which new erasures are hashed. */
  readonly secretId: string;
  private readonly keys: ReadonlyMap<string, string>;
  private readonly key: string;

  constructor(@InjectEnv() env: AuthEnv) {
    const secrets = authSecrets(env);
    this.secretId = secretId(secrets[0]);
    this.key = keyFrom(secrets[0]);
    this.keys = new Map(secrets.map((secret) => [secretId(secret), keyFrom(secret)]));
  }

  hash(contact: string): string {
    return hashAddress(this.key, contact);
  }

  /** The hashes with the current and all former secrets, because a proof of erasure is kept longer than a secret. */
  hashes(contact: string): string[] {
    return [...this.keys.values()].map((key) => hashAddress(key, contact));
  }

  /**
   * The hash with a key that is derived for this erasure only. A service that receives the key can recognise only this
   * person with it.
   */
  hashFor(erasureId: string, contact: string): string {
    return hashAddress(ofErasure(this.key, erasureId), contact);
  }

  /**
   * The key and hash to recognise the person of a stored erasure. Throws if the secret of the erasure is unknown to
   * this process: with another key no record would match, and the erasure would be confirmed without effect. It stays
   * unconfirmed until a process with the secret runs it.
   */
  personOf({ _id, secret_id, hash }: Pick<StoredErasure, '_id' | 'secret_id' | 'hash'>): HashedAddress {
    const key = this.keys.get(secret_id);
    if (key === undefined)
      throw new Error('AUTH_SECRET has changed; AUTH_SECRET_PREVIOUS lacks the former secret');
    return { key: ofErasure(key, _id), hash };
  }
}

const ofErasure = (key: string, erasureId: string) =>
  createHmac('sha256', key).update(erasureId).digest('base64url');
