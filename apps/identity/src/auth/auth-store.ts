import { InjectEnv } from '@estate/server-kit/inject';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MongoClient } from 'mongodb';
import { type StaffEnv } from '../env.ts';

/**
 * better-auth's adapter wants the plain driver's client, not mongoose's. It connects at the first call and gives up after
 * 1.5 s where the store is down, so that a sign-in then is answered at once.
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
