import { Injectable } from '@nestjs/common';
import { InjectAuth, type Auth } from './auth.ts';

/** The maximum number of accounts: above it, nobody can be invited. Also the limit of queries for all accounts. */
export const maxPeople = 500;

export interface Person {
  id: string;
  name: string;
  email: string;
  lastSeenAt?: Date | null;
  twoFactorEnabled?: boolean | null;
  broker?: string | null;
}

@Injectable()
export class People {
  constructor(@InjectAuth() private readonly auth: Auth) {}

  /** All accounts by id, ordered by e-mail. */
  async all(): Promise<ReadonlyMap<string, Person>> {
    const { adapter } = await this.auth.$context;
    const users = await adapter.findMany<Person>({
      model: 'user',
      limit: maxPeople,
      sortBy: { field: 'email', direction: 'asc' },
    });
    return new Map(users.map((user) => [user.id, user]));
  }
}
