import { createConnection } from 'mongoose';
import { type TestSite } from './start-site.ts';

interface Lead {
  form: { email: string };
  mails: Record<'agency' | 'visitor', { state: string }>;
}

/** The numbers of accepted forms that are not stored, and of those that are stored more than once, by e-mail address. */
export async function countLostAndDuplicate(
  mongodbUrl: string,
  accepted: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const store = await createConnection(mongodbUrl).asPromise();
  const leads = await store.collection<Lead>('leads').find().toArray();
  await store.close();
  const counts = accepted.map((email) => leads.filter(({ form }) => form.email === email).length);
  return {
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
  };
}

/** How often the mailbox received each Message-ID, for mails whose text contains one of the addresses. */
export async function mailCounts(site: Pick<TestSite, 'mailboxUrl'>, addresses: readonly string[]) {
  const mails = (await (await fetch(`${site.mailboxUrl ?? ''}/email`)).json()) as {
    to: { address: string }[];
    replyTo?: { address: string }[];
  }[];
  const isFor = (email: string, list: { address: string }[] = []) =>
    list.some(({ address }) => address === email);
  return addresses.map((email) => ({
    visitor: mails.filter(({ to }) => isFor(email, to)).length,
    agency: mails.filter(({ replyTo }) => isFor(email, replyTo)).length,
  }));
}
