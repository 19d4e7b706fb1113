import { type Supervisor } from '../../local/process/supervisor.ts';
import { startMailbox } from '../../local/stores/mailbox.ts';
import { startMongo } from '../../local/stores/mongo.ts';
import { startRedis } from '../../local/stores/redis.ts';

/** Starts the stores of `npm start` and returns where the names of compose lie: `mongodb:27017`, `s3:3900` etc. */
export async function startStores(
  supervisor: Supervisor,
  storageUrl: string,
): Promise<ReadonlyMap<string, string>> {
  await supervisor.takeOver({ isEmptied: true });
  const [mongo, redis, { smtpUrl }] = await Promise.all([
    startMongo(supervisor),
    startRedis(supervisor),
    startMailbox(supervisor),
  ]);
  const endpoint = new URL(storageUrl).searchParams.get('endpoint') ?? '';
  return new Map([
    ['mongodb:27017', new URL(mongo).host],
    ['redis:6379', new URL(redis).host],
    ['mailpit:1025', new URL(smtpUrl).host],
    ['s3:3900', new URL(endpoint).host],
  ]);
}
