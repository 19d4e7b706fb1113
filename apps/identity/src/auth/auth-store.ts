import { InjectEnv } from '@estate/server-kit/process/inject';
import { clientOptions } from '@estate/server-kit/stores/mongo';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MongoClient } from 'mongodb';
import { type StaffEnv } from '../env.ts';

/**
 * The MongoDB client for better-auth, whose adapter does not accept that of mongoose. It connects at the first call.
 * While MongoDB is down, calls fail after 1.5 s, so that a sign-in does not wait long for its error.
 */
@Injectable()
export class AuthStore implements OnApplicationShutdown {
  readonly client: MongoClient;

  constructor(@InjectEnv() { MONGODB_URL }: Pick<StaffEnv, 'MONGODB_URL'>) {
    this.client = new MongoClient(MONGODB_URL, { ...clientOptions, maxPoolSize: 5 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.client.close();
  }
}
