import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { eventually } from './wait.ts';

export interface ReceivedMail {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly mail: ParsedMail;
  /** The mail as it was sent. */
  readonly source: Buffer;
}

/** The server's refusals as SMTP codes (4xx temporary, 5xx permanent); `undefined` means acceptance. */
export interface Refusals {
  /** The code in reply to every login. Clients without a user in their URL do not log in. */
  login?: number;
  /** Checked at RCPT TO. */
  recipient?: (address: string) => number | undefined;
  /** Checked at the end of DATA, when the whole mail has arrived. The server answers once a promise resolves. */
  content?: (received: ReceivedMail) => number | undefined | Promise<number | undefined>;
}

export interface TestMailbox {
  /** `smtp://127.0.0.1:<port>` */
  readonly url: string;
  received(): readonly ReceivedMail[];
  /** Resolves with the oldest matching mail, also one that has arrived before; rejects after `timeoutMs`. */
  waitFor(predicate: (mail: ReceivedMail) => boolean, timeoutMs?: number): Promise<ReceivedMail>;
  clear(): void;
  /** Sets the rules of refusal; `{}` accepts everything again. */
  refuse(refusals: Refusals): void;
  /** Refuses every recipient with this SMTP code; `undefined` accepts mails again. */
  rejectWith(code: number | undefined): void;
  stop(): Promise<void>;
  /** Restarts the server on the same port. */
  start(): Promise<void>;
}

const addressOf = (party: false | { address: string }) => (party === false ? '' : party.address);

/** A mail server that stores the received mails. */
export async function testMailbox(): Promise<TestMailbox> {
  let mails: ReceivedMail[] = [];
  let refusals: Refusals = {};
  let port = 0;
  let server: SMTPServer | undefined;

  const refusalOf = (code: number | undefined) =>
    code === undefined ? null : Object.assign(new Error('refused by the test'), { responseCode: code });
  const keep = async (stream: Readable, { mailFrom, rcptTo }: SMTPServerSession['envelope']) => {
    const source = await buffer(stream);
    const mail = await simpleParser(source);
    const received = { envelope: { from: addressOf(mailFrom), to: rcptTo.map(addressOf) }, mail, source };
    const refusal = refusalOf(await refusals.content?.(received));
    if (refusal) throw refusal;
    mails.push(received);
  };

  const start = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 200,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(refusalOf(refusals.login), { user: 'test' }),
      onRcptTo: ({ address }, _session, callback) => callback(refusalOf(refusals.recipient?.(address))),
      onData: (stream, session, callback) => {
        keep(stream, session.envelope).then(
          () => callback(),
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
    waitFor: (predicate, timeoutMs = 15_000) =>
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
    refuse: (rules) => {
      refusals = rules;
    },
    rejectWith: (code) => {
      refusals = { recipient: () => code };
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
