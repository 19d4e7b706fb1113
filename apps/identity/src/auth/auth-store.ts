import { InjectEnv } from '@estate/server-kit/inject';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MongoClient } from 'mongodb';
import { type StaffEnv } from '../env.ts';

/**
 * A client of the plain driver, because better-auth's adapter does not accept mongoose's. It connects at the first call
 * and fails after 1.5 s while Mongo is down, so that a sign-in is answered quickly.
 */
@Injectable()
export class AuthStore implements OnApplicationShutdown {
  readonly client: MongoClient;

  constructor(@InjectEnv() { MONGODB_URL }: Pick<StaffEnv, 'MONGODB_URL'>) {
    this.client = new MongoClient(MONGODB_URL, {
      serverSelectionTimeoutMS: 1_500,
      connectTimeoutMS: 1_500,
      maxPoolSize: 5,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
