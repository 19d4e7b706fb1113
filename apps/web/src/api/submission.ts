import { useState } from 'react';

/** 128 random bits; `crypto.randomUUID` is missing where the site is opened over plain HTTP in a local network. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * What goes with each form beside its fields: one `Idempotency-Key` per filled form, so that a second try after a
 * failure is not a second lead, and how long the form was open. Changed fields are another form: the server refuses
 * a known key with other content (architecture.md, Public paths).
 */
export class Submission {
  private openedAt = Date.now();
  private sent: { content: string; key: string } | null = null;

  keyFor(form: unknown): string {
    const content = JSON.stringify(form);
    if (this.sent?.content !== content) this.sent = { content, key: newKey() };
    return this.sent.key;
  }

  filledInMs(): number {
    return Date.now() - this.openedAt;
  }

  /** After success: whatever comes next is a new form. */
  renew(): void {
    this.openedAt = Date.now();
    this.sent = null;
  }
}

/** One per mounted form. */
export const useSubmission = (): Submission => useState(() => new Submission())[0];
