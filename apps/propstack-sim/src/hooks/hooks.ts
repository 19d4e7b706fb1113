import { createHmac } from 'node:crypto';

export interface Hook {
  id: number;
  target_url: string;
  event: string;
}

const maxHooks = 100;
const timeoutMs = 5_000;

/** The registered webhooks. A call is sent once and never repeated; its outcome is ignored. */
export class Hooks {
  #registered: Hook[] = [];
  #lastId = 0;

  constructor(private readonly secret: string | undefined) {}

  list(): readonly Hook[] {
    return this.#registered;
  }

  /** Undefined beyond 100 webhooks. */
  add(hook: Omit<Hook, 'id'>): Hook | undefined {
    if (this.#registered.length >= maxHooks) return undefined;
    const added = { id: (this.#lastId += 1), ...hook };
    this.#registered.push(added);
    return added;
  }

  /** False for an unknown id. */
  remove(id: number): boolean {
    const before = this.#registered.length;
    this.#registered = this.#registered.filter((hook) => hook.id !== id);
    return this.#registered.length < before;
  }

  clear(): void {
    this.#registered = [];
  }

  /** Calls the addresses registered for the event, with the record and its signature in plain hex. */
  fire(event: string, record: object): void {
    const body = JSON.stringify({ ...record, changed_attributes: [] });
    const signature = this.secret && createHmac('sha256', this.secret).update(body).digest('hex');
    for (const { target_url } of this.#registered.filter((hook) => hook.event === event)) {
      const headers = {
        'content-type': 'application/json',
        ...(signature ? { 'x-propstack-signature': signature } : {}),
      };
      const sent = { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) };
      fetch(target_url, sent).then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      );
    }
  }
}
