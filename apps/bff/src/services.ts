import { type RpcClient } from '@estate/rpc/rpc-client';
import { type ApiTestForward } from './proxies/api-test-forward.ts';
import { type AuthForward } from './proxies/auth-forward.ts';
import { type ImageAccess } from './proxies/image-access.ts';
import { type MediaForward } from './proxies/media-forward.ts';
import { type QueueBoardForward } from './proxies/queue-board-forward.ts';
import { type ReplyFilesForward } from './proxies/reply-files-forward.ts';
import { type ScriptErrors } from './script-errors.ts';
import { type SpamDefence } from './spam-defence/spam-defence.ts';
import { type Audit } from './staff/audit.ts';
import { type CrmWebhooks } from './crm-webhooks.ts';

/** The dependencies of the routes. */
export interface Services {
  readonly catalog: RpcClient;
  readonly leads: RpcClient;
  readonly crmSync: RpcClient;
  readonly identity: RpcClient;
  readonly audit: Audit;
  readonly apiTests: ApiTestForward;
  readonly auth: AuthForward;
  readonly imageAccess: ImageAccess;
  readonly media: MediaForward;
  readonly defence: SpamDefence;
  readonly webhooks: CrmWebhooks;
  readonly queueBoard: QueueBoardForward;
  readonly replyFiles: ReplyFilesForward;
  readonly scriptErrors: ScriptErrors;
  readonly maps: { apiKey: string | null; scriptUrl: string };
  /** Drops the cached answers of all copies; returns how many this copy had. */
  readonly clearCaches: () => Promise<{ cleared: number }>;
}
