import { expect } from '@playwright/test';
import { type TestSite } from './start-site.ts';

/** A mail as maildev's JSON API returns it. */
interface MailboxMail {
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
  headers: Record<string, string>;
  attachments?: { contentType: string }[];
}

export async function mailsIn(site: TestSite): Promise<MailboxMail[]> {
  const answer = await fetch(`${site.mailboxUrl ?? ''}/email`);
  return (await answer.json()) as MailboxMail[];
}

/** Waits for a mail to `address`. By default the limit covers one sweep of leads (30 s) and the delivery. */
export async function mailsFor(site: TestSite, address: string, timeout = 45_000): Promise<MailboxMail[]> {
  let mails: MailboxMail[] = [];
  await expect(async () => {
    mails = (await mailsIn(site)).filter(({ to }) => to.some((one) => one.address === address));
    expect(mails, `mails for ${address}`).not.toEqual([]);
  }).toPass({ timeout });
  return mails;
}
