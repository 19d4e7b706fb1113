import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface StubMessage {
  readonly uid: number;
  readonly source: string;
  readonly flags: Set<string>;
}

export interface ImapStub {
  /** `imap://user:word@127.0.0.1:<port>/INBOX`; the server takes no other password. */
  readonly url: string;
  /** Adds a message and returns it; its flags change as clients say. */
  deliver(source: string): StubMessage;
  messages(): readonly StubMessage[];
  /** Empties the mailbox, and begins with UID 1 under another UIDVALIDITY. */
  recreate(): void;
  /** Ends the connection before it answers the first command that begins like this, once. */
  hangUpAt(command: string): void;
  /** Number of logins that were tried. */
  logins(): number;
  stop(): Promise<void>;
  /** Restarts the server on the same port. */
  start(): Promise<void>;
}

const password = 'word';

/** What stands in a text between two others; undefined if the first is missing. */
const between = (text: string, before: string, after: string): string | undefined =>
  text.split(before)[1]?.split(after)[0];

/** The UIDs of `1:*`, `3` and `1,5:7`. */
function isInSet(uid: number, set: string, last: number): boolean {
  return set.split(',').some((range) => {
    const [from = 0, to = from] = range.split(':').map((end) => (end === '*' ? last : Number(end)));
    return uid >= Math.min(from, to) && uid <= Math.max(from, to);
  });
}

const headOf = (source: string): string => source.slice(0, source.indexOf('\r\n\r\n') + 2);
/** The named fields of a message's head, with their folded lines. */
const fieldsOf = (source: string, names: string): string =>
  headOf(source)
    .split(/\r\n(?![ \t])/)
    .filter((line) =>
      names
        .toLowerCase()
        .split(' ')
        .includes(line.split(':')[0]?.toLowerCase() ?? ''),
    )
    .map((line) => `${line}\r\n`)
    .join('') + '\r\n';

/** An IMAP server (RFC 3501) with one mailbox, INBOX, and the commands that imapflow needs to read and mark messages. */
export async function imapStub(): Promise<ImapStub> {
  let messages: StubMessage[] = [];
  let validity = 1;
  let port = 0;
  let server: Server | undefined;
  let logins = 0;
  let fatal: string | undefined;
  const sockets = new Set<Socket>();

  const contentOf = (source: string, items: string): string => {
    const names = between(items, 'HEADER.FIELDS (', ')');
    if (names !== undefined) {
      const fields = fieldsOf(source, names);
      return ` BODY[HEADER.FIELDS (${names})] {${Buffer.byteLength(fields)}}\r\n${fields}`;
    }
    const bytes = between(items, 'BODY.PEEK[]<0.', '>');
    if (bytes === undefined) return '';
    const part = Buffer.from(source).subarray(0, Number(bytes)).toString();
    return ` BODY[]<0> {${Buffer.byteLength(part)}}\r\n${part}`;
  };

  /** The lines of an answer to a command, the last of which is completed by its tag. */
  const answerTo = (command: string): string[] => {
    const last = messages.at(-1)?.uid ?? 0;
    const [name = '', kind = ''] = command.toUpperCase().split(' ');
    if (name === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1', 'OK'];
    if (name === 'LOGIN') {
      logins += 1;
      return [
        command.endsWith(`${password}"`) || command.endsWith(` ${password}`)
          ? 'OK'
          : 'NO [AUTHENTICATIONFAILED] no',
      ];
    }
    if (name === 'LIST') return [String.raw`* LIST (\HasNoChildren) "/" INBOX`, 'OK'];
    if (name === 'SELECT' && kind.replaceAll('"', '') !== 'INBOX') return ['NO [NONEXISTENT]'];
    if (name === 'SELECT')
      return [
        `* ${messages.length} EXISTS`,
        String.raw`* FLAGS (\Seen \Deleted)`,
        `* OK [UIDVALIDITY ${validity}] ok`,
        `* OK [UIDNEXT ${last + 1}] ok`,
        'OK [READ-WRITE]',
      ];
    const [, , ...words] = command.split(' ');
    const [set = '', ...rest] = words[0] === 'UID' ? words.slice(1) : words;
    const items = rest.join(' ');
    const found = messages.filter(({ uid }) => isInSet(uid, set, last));
    if (kind === 'SEARCH') return [`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`, 'OK'];
    if (kind === 'FETCH')
      return [
        ...found.map(
          ({ uid, source }) =>
            `* ${messages.findIndex((one) => one.uid === uid) + 1} FETCH (UID ${uid}${contentOf(source, items)})`,
        ),
        'OK',
      ];
    if (kind === 'STORE') {
      const added = between(items, '(', ')')?.split(' ') ?? [];
      for (const { flags } of found) for (const flag of added) flags.add(flag);
      return ['OK'];
    }
    return [name === 'LOGOUT' || name === 'NOOP' ? 'OK' : 'BAD'];
  };

  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
      if (fatal !== undefined && command.toUpperCase().startsWith(fatal)) {
        fatal = undefined;
        socket.destroy();
        return;
      }
      const lines = answerTo(command);
      socket.write(
        lines
          .map((text, index) => (index < lines.length - 1 ? text : `${tag} ${text} done`) + '\r\n')
          .join(''),
      );
      if (command.toUpperCase() === 'LOGOUT') socket.end();
    });
  };

  const start = async () => {
    server = createServer(serve).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };

  await start();
  return {
    url: `imap://user:${password}@127.0.0.1:${port}/INBOX`,
    deliver: (source) => {
      const message = {
        uid: (messages.at(-1)?.uid ?? 0) + 1,
        source: source.replace(/\r?\n/g, '\r\n'),
        flags: new Set<string>(),
      };
      messages.push(message);
      return message;
    },
    messages: () => messages,
    recreate: () => {
      messages = [];
      validity += 1;
    },
    hangUpAt: (command) => {
      fatal = command.toUpperCase();
    },
    logins: () => logins,
    start,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        if (server) server.close(() => resolve());
        else resolve();
        server = undefined;
      }),
  };
}
