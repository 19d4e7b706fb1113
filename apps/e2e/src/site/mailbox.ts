import { eventually } from '@estate/test-kit/wait';

/** A mail as maildev's JSON API returns it. */
export interface CaughtMail {
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
  headers: Record<string, string>;
}

export async function mailsIn(mailboxUrl: string): Promise<CaughtMail[]> {
  const answer = await fetch(`${mailboxUrl}/email`);
  return (await answer.json()) as CaughtMail[];
}

/** Waits until the mailbox holds `count` mails for `address` (a recipient), and returns them. */
export function mailsFor(
  mailboxUrl: string,
  address: string,
  count = 1,
  timeoutMs = 20_000,
): Promise<CaughtMail[]> {
  return eventually(
    async () => {
      const mails = (await mailsIn(mailboxUrl)).filter(({ to }) => to.some((one) => one.address === address));
      if (mails.length < count) throw new Error(`${mails.length} of ${count} mails for ${address} have come`);
      return mails;
    },
    { timeoutMs },
  );
}
