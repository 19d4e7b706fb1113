import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { eventually } from './wait.ts';

export interface ReceivedMail {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly mail: ParsedMail;
}

export interface TestMailbox {
  /** `smtp://127.0.0.1:<port>` */
  readonly url: string;
  received(): readonly ReceivedMail[];
  /** The first mail that fits, as soon as it is there. */
  waitFor(predicate: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>;
  clear(): void;
  /** Refuses every mail with this SMTP code (4xx temporary, 5xx for good); `undefined` takes mails again. */
  rejectWith(code: number | undefined): void;
  stop(): Promise<void>;
  /** Comes back on the same port. */
  start(): Promise<void>;
}

const addressOf = (party: false | { address: string }) => (party === false ? '' : party.address);

/** A mail server that keeps what it is sent. */
export async function testMailbox(): Promise<TestMailbox> {
  let mails: ReceivedMail[] = [];
  let refusal: number | undefined;
  let port = 0;
  let server: SMTPServer | undefined;

  const refused = () =>
    refusal === undefined ? null : Object.assign(new Error('refused by the test'), { responseCode: refusal });

  const start = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 200,
      onMailFrom: (_address, _session, callback) => callback(refused()),
      onData: (stream, session, callback) => {
        const { mailFrom, rcptTo } = session.envelope;
        simpleParser(stream).then(
          (mail) => {
            mails.push({ envelope: { from: addressOf(mailFrom), to: rcptTo.map(addressOf) }, mail });
            callback();
          },
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
      },
    });
    server.on('error', () => undefined);
    const listener = server.listen(port, '127.0.0.1');
    await once(listener, 'listening');
    port = (listener.address() as AddressInfo).port;
  };

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => mails,
    waitFor: (predicate, timeoutMs = 5_000) =>
      eventually(
        () => {
          const found = mails.find(predicate);
          if (!found)
            throw new Error(
              `No such mail among ${mails.length}: ${mails.map(({ mail }) => mail.subject).join(' | ')}`,
            );
          return found;
        },
        { timeoutMs },
      ),
    clear: () => {
      mails = [];
    },
    rejectWith: (code) => {
      refusal = code;
    },
    start,
    stop: () =>
      new Promise<void>((resolve) => {
        if (server) server.close(() => resolve());
        else resolve();
        server = undefined;
      }),
  };
}
