import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { solveAltcha } from './altcha.ts';
import { type TestSite } from './start-site.ts';
import { newClientHeaders } from './visitor-load.ts';

/**
 * Sends a form as a new visitor with an IP address of their own, because forms have a rate limit per address. Without
 * a solved challenge the lead is marked as suspicious.
 */
export async function sendForm(
  { url }: TestSite,
  path: string,
  form: object,
  isSolved = true,
): Promise<void> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...newClientHeaders(),
    },
    body: JSON.stringify({
      ...form,
      filledInMs: 60_000,
      ...(isSolved ? { altcha: await solveAltcha(url) } : {}),
    }),
  });
  expect(answer.status, await answer.text()).toBe(202);
}
