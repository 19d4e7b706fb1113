import { createHmac } from 'node:crypto';

export interface Hook {
  id: number;
  target_url: string;
  event: string;
}

const maxHooks = 100;
const timeoutMs = 5_000;

/** The registered webhooks. Each webhook request is sent once; its response is ignored. */
export class Hooks {
  #registered: Hook[] = [];
  #lastId = 0;

  constructor(private readonly secret: string | undefined) {}

  list(): readonly Hook[] {
    return this.#registered;
  }

  /** Registers a webhook. Returns undefined if 100 webhooks are already registered. */
  add(hook: Omit<Hook, 'id'>): Hook | undefined {
    if (this.#registered.length >= maxHooks) return undefined;
    const added = { id: (this.#lastId += 1), ...hook };
    this.#registered.push(added);
    return added;
  }

  remove(id: number): boolean {
    const before = this.#registered.length;
    this.#registered = this.#registered.filter((hook) => hook.id !== id);
    return this.#registered.length < before;
  }

  clear(): void {
    this.#registered = [];
  }

  /**
   * Sends the record to the URLs that are registered for the event. If a secret is set, the header
   * `X-Propstack-Signature` is the HMAC-SHA256 of the body in hex.
   */
  fire(event: string, record: object): void {
    const body = JSON.stringify({ ...record, changed_attributes: [] });
    const signature = this.secret && createHmac('sha256', this.secret).update(body).digest('hex');
    for (const { target_url } of this.#registered.filter((hook) => hook.event === event)) {
      const headers = {
        'content-type': 'application/json',
        ...(signature ? { 'x-propstack-signature': signature } : {}),
      };
      const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) };
      fetch(target_url, request).then(
        (response) => response.body?.cancel(),
        () => undefined,
      );
    }
  }
}
