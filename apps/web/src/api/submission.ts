import { useState } from 'react';
import { takeChallenge } from './challenge.ts';

/** 128 random bits; `crypto.randomUUID` is missing where the site is opened over plain HTTP in a local network. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * What goes with each form beside its fields: one `Idempotency-Key` and one solved challenge per filled form, so that a
 * second try after a failure is not a second lead, and how long the form was open. Changed fields are another form: the
 * server refuses a known key with other content (architecture.md, Public paths).
 */
export class Submission {
  private openedAt = Date.now();
  private sent: { content: string; key: string; altcha: Promise<string | undefined> } | null = null;

  keyFor(form: unknown): string {
    return this.forContent(form).key;
  }

  /**
   * What the spam defence reads; waits for the challenge, which as a rule was solved while the form was filled in. A form
   * that was begun before it was mounted says when.
   */
  async defenceOf(
    form: unknown,
    begunAt: number | null = null,
  ): Promise<{ filledInMs: number; altcha?: string }> {
    // A clock may have been set back meanwhile.
    const filledInMs = Math.max(0, Date.now() - (begunAt ?? this.openedAt));
    const altcha = await this.forContent(form).altcha;
    return altcha === undefined ? { filledInMs } : { filledInMs, altcha };
  }

  /** After success: whatever comes next is a new form. */
  renew(): void {
    this.openedAt = Date.now();
    this.sent = null;
  }

  private forContent(form: unknown) {
    const content = JSON.stringify(form);
    if (this.sent?.content !== content) this.sent = { content, key: newKey(), altcha: takeChallenge() };
    return this.sent;
  }
}

/** One per mounted form. */
export const useSubmission = (): Submission => useState(() => new Submission())[0];
