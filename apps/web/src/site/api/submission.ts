import { type Challenge, spamChallengeForForm } from './challenge.ts';

/** 128 random bits. `crypto.randomUUID` is not used, because it is missing over plain HTTP in a local network. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The data sent with a form beside its fields: how long the form was open, and one `Idempotency-Key` and one solved
 * challenge per content, so that a retry creates no second lead. Changed fields get a new key, because the server
 * refuses a known key with other content (architecture.md, Public paths).
 */
export class Submission {
  private openedAt = Date.now();
  private sent: { content: string; key: string; challenge?: Challenge } | null = null;

  keyFor(form: unknown): string {
    return this.forContent(form).key;
  }

  /**
   * The fields of the spam defence. Waits for the challenge, which is usually solved while the visitor fills in the
   * form. `begunAt` is the start time in ms of a form that the visitor began before it was mounted.
   */
  async defenceOf(
    form: unknown,
    begunAt: number | null = null,
  ): Promise<{ filledInMs: number; altcha?: string }> {
    // Not below 0, because the device's clock may have been set back meanwhile.
    const filledInMs = Math.max(0, Date.now() - (begunAt ?? this.openedAt));
    const sent = this.forContent(form);
    sent.challenge = await spamChallengeForForm(sent.challenge);
    const altcha = await sent.challenge.solution;
    return altcha === undefined ? { filledInMs } : { filledInMs, altcha };
  }

  /** Call after success: the next content is a new form with a new key. */
  renew(): void {
    this.openedAt = Date.now();
    this.sent = null;
  }

  private forContent(form: unknown) {
    const content = JSON.stringify(form);
    if (this.sent?.content !== content) this.sent = { content, key: newKey() };
    return this.sent;
  }
}
