import { leadRpcs } from '@estate/contracts/leads/leads';
import { type ReceivedMail } from '@estate/test-kit/mailbox';
import { eventually } from '@estate/test-kit/wait';
import { expect } from '@jest/globals';
import { type Recipient } from '../src/lead/lead.ts';
import { Pace } from '../src/time/pace.ts';
import { contactForm, exposeForm } from './forms.ts';
import { type LeadsUnderTest, origin } from './leads-under-test.ts';

/** The intervals of production, for tests that set the clock; only the sweep runs more often. */
export const realPauses = { sweepEveryMs: 50, firstPauseMs: new Pace().firstPauseMs };

/** A mailbox rule that refuses every mail with this word in its text. */
export const refusing = (word: string, code: number) => ({
  content: ({ mail }: ReceivedMail) => (mail.text?.includes(word) ? code : undefined),
});

/** Observes the mails to the agency while the clock is moved. */
export function watchAgency(leads: LeadsUnderTest) {
  const mailOf = (id: string, recipient: Recipient = 'agency') => leads.entryOf(id, recipient);
  const pass = (ms: number) => leads.setClock(new Date(leads.now().getTime() + ms));
  /** All mails to the agency, in any form. */
  const mails = () =>
    leads.mailbox.received().filter(({ mail }) => mail.headers.get('auto-submitted') === 'auto-generated');
  const mailsAbout = (id: string) =>
    mails().filter(({ mail }) => mail.messageId?.includes(id) || mail.text?.includes(id));
  const sent = (...ids: string[]) =>
    eventually(async () => {
      for (const id of ids) expect((await mailOf(id)).state).toBe('sent');
    });
  /** Waits for more than `before` attempts and the pause after them; resolves with the number of attempts. */
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
    mailsAbout,
    sent,
    pauseAfter,
    /** Lets 15 minutes pass during a pause and expects another attempt. */
    passAPause: async (id: string) => {
      const attempts = await pauseAfter(id, 0);
      pass(15 * 60_000);
      await pauseAfter(id, attempts);
    },
    /** The only mail to the agency about this lead, after a wait for a possible second one. */
    theOnly: async (id: string): Promise<ReceivedMail> => {
      await sent(id);
      pass(15 * 60_000);
      await leads.nextSweep();
      expect(mailsAbout(id)).toHaveLength(1);
      return mailsAbout(id)[0]!;
    },
    requestExpose: async (form = exposeForm({ propertyId: 2 })) =>
      (await leads.call(leadRpcs.expose, { form, origin: origin() })).id,
    write: async (message: string, suspicion: string | null = null) => {
      const form = contactForm({ message, phone: '0171 555' });
      return (await leads.call(leadRpcs.contact, { form, origin: origin({ suspicion }) })).id;
    },
  };
}
export type AgencyWatch = ReturnType<typeof watchAgency>;
