import { RequestExpose, SendContactMessage } from '@estate/contracts/leads';
import { type ReceivedMail } from '@estate/test-kit/mailbox';
import { eventually } from '@estate/test-kit/wait';
import { expect } from '@jest/globals';
import { type Recipient } from '../src/lead/lead.ts';
import { Pace } from '../src/time/pace.ts';
import { contactForm, exposeForm, type LeadsUnderTest, origin } from './leads-under-test.ts';

/** Real pauses on a clock that the tests move; only the sweep looks more often than in life. */
export const realPauses = { sweepEveryMs: 100, firstPauseMs: new Pace().firstPauseMs };

/** Longer than a few sweeps and what they start. */
export const rest = () => new Promise((resolve) => setTimeout(resolve, 500));

/** For the mailbox: refuses every mail with this word in its text. */
export const refusing = (word: string, code: number) => ({
  content: ({ mail }: ReceivedMail) => (mail.text?.includes(word) ? code : undefined),
});

/** What happens to the mails to the agency while the clock moves. */
export function watchAgency(leads: LeadsUnderTest) {
  const mailOf = async (id: string, recipient: Recipient = 'agency') =>
    (await leads.leads.findOne({ _id: id }))!.mails[recipient];
  const pass = (ms: number) => leads.setClock(new Date(leads.now().getTime() + ms));
  /** All that the agency got, whatever form it has. */
  const mails = () =>
    leads.mailbox.received().filter(({ mail }) => mail.headers.get('auto-submitted') === undefined);
  const about = (id: string) =>
    mails().filter(({ mail }) => mail.messageId?.includes(id) || mail.text?.includes(id));
  const sent = (...ids: string[]) =>
    eventually(async () => {
      for (const id of ids) expect((await mailOf(id)).state).toBe('sent');
    });
  /** Waits until more attempts than these have been made and a pause follows; resolves with how many. */
  const pauseAfter = (id: string, before: number, recipient: Recipient = 'agency') =>
    eventually(async () => {
      const { attempts, claim, next_attempt_at: next } = await mailOf(id, recipient);
      const isPause = claim === null && Number(next) > leads.now().getTime();
      expect({ attempts, isPause: isPause && attempts > before }).toEqual({ attempts, isPause: true });
      return attempts;
    });
  return {
    mailOf,
    pass,
    mails,
    about,
    sent,
    pauseAfter,
    /** Lets 15 minutes pass, from within a pause on, and sees that another attempt is made. */
    passAPause: async (id: string) => {
      const attempts = await pauseAfter(id, 0);
      pass(15 * 60_000);
      await pauseAfter(id, attempts);
    },
    /** The mail in which the agency hears of this lead, once it is sure that no second one follows. */
    theOnly: async (id: string): Promise<ReceivedMail> => {
      await sent(id);
      for (let round = 0; round < 3; round++) {
        pass(15 * 60_000);
        await rest();
      }
      expect(about(id)).toHaveLength(1);
      return about(id)[0]!;
    },
    requestExpose: async (form = exposeForm({ propertyId: 2 })) =>
      (await leads.call(RequestExpose, { form, origin: origin() })).id,
    write: async (message: string, suspicion: string | null = null) => {
      const form = contactForm({ message, phone: '0171 555' });
      return (await leads.call(SendContactMessage, { form, origin: origin({ suspicion }) })).id;
    },
  };
}
export type AgencyWatch = ReturnType<typeof watchAgency>;
