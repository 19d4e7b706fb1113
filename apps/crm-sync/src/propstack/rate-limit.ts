import { setTimeout as sleep } from 'node:timers/promises';
import { type Redis } from 'ioredis';

/** The longest wait for a token, also after the clock of Redis was set back. */
const maxPauseMs = 60_000;
const bucketKey = 'crm-rate-limit';

/**
 * The Lua script of a token bucket. The bucket is a Redis hash of `tokens` (their number) and `at` (the time from which
 * the next tokens are added). A pause empties the bucket and sets `at` to the end of the pause. `at` never moves back,
 * so a shorter pause does not end a longer one. ARGV[4] is the pause in ms, or 0 to take a token. Returns 0 if a token
 * was taken, else the ms until one is available.
 */
const takeOrPause = `
local rate, burst, maxPause, pause = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(bucket[1]) or burst
local at = math.min(tonumber(bucket[2]) or now, now + maxPause)
local wait = 0
if pause > 0 then
  tokens = 0
  at = math.max(at, now + math.min(pause, maxPause))
  wait = at - now
elseif at > now then
  wait = at - now
else
  tokens = math.min(burst, tokens + (now - at) * rate / 1000)
  at = now
  if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) * 1000 / rate) end
end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', string.format('%.0f', at))
redis.call('PEXPIRE', KEYS[1], maxPause * 2)
return wait
`;

/**
 * One rate limit for all instances of this service (Propstack documents no limit). The bucket holds the tokens of two
 * seconds. Callers in one process are served in the order of their calls. A caller takes its token right before its
 * request, so a pause delays every waiting caller.
 */
export class RateLimit {
  private lastInLine: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly redis: Redis,
    private readonly perSecond: number,
  ) {}

  /** Resolves when one request may be sent. Rejects with the signal's reason as soon as the signal is aborted. */
  waitForTurn(signal?: AbortSignal): Promise<void> {
    const turn = this.lastInLine.then(() => this.takeToken(signal));
    this.lastInLine = turn.catch(() => undefined);
    return signal ? withAbort(turn, signal) : turn;
  }

  /** Stops all calls to the CRM for `ms` from now, at most a minute. Does not shorten a pause that ends later. */
  async pause(ms: number): Promise<void> {
    if (ms > 0) await this.runScript(ms);
  }

  /** The time by the clock of Redis, because the clocks of two instances may differ. */
  async now(): Promise<Date> {
    const [seconds, microseconds] = await this.redis.time();
    return new Date(Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000));
  }

  private async takeToken(signal: AbortSignal | undefined): Promise<void> {
    for (;;) {
      signal?.throwIfAborted();
      const waitMs = await this.runScript(0);
      if (waitMs === 0) return;
      await sleep(waitMs, undefined, signal ? { signal } : {});
    }
  }

  private async runScript(pauseMs: number): Promise<number> {
    const settings = [this.perSecond, 2 * this.perSecond, maxPauseMs, Math.ceil(pauseMs)];
    return Number(await this.redis.eval(takeOrPause, 1, bucketKey, ...settings));
  }
}

/**
 * Settles like `promise`, or rejects with the signal's reason as soon as it is aborted. The underlying operation
 * continues.
 */
function withAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
