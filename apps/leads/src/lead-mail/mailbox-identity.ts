import { mailboxKey } from '@estate/server-kit/text/mail-addresses';

/**
 * The domains of large mail providers, each mapped to one domain of the provider. Addresses with the same local part
 * under its domains are the same mailbox.
 */
const largeProviders: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  ...Object.fromEntries(
    `gmail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de posteo.de mailbox.org online.de 1und1.de
     outlook.com outlook.de hotmail.com hotmail.de live.com live.de msn.com icloud.com me.com mac.com
     yahoo.com yahoo.de aol.com proton.me protonmail.com`
      .split(/\s+/)
      .map((domain) => [domain, domain]),
  ),
};

/** The domain that can be registered (`example.com` of `mail.example.com`): two labels, or three below e.g. `co.uk`. */
function registeredDomain(host: string): string {
  return host
    .split('.')
    .slice(/\.(?:ac|co|com|gov|net|or|org)\.[a-z]{2}$/.test(host) ? -3 : -2)
    .join('.');
}

/** A mailbox, which may have several spellings of its e-mail address. */
interface MailboxIdentity {
  /** The normalised address: lower case, without a `+tag` and, at Gmail, without dots. */
  readonly box: string;
  readonly domain: string;
  readonly isLargeProvider: boolean;
}

/** The mailbox behind an address. */
export function mailboxIdentity(email: string): MailboxIdentity {
  const address = mailboxKey(email);
  const at = address.lastIndexOf('@');
  const host = address.slice(at + 1);
  const [local = ''] = address.slice(0, at).split('+');
  const provider = largeProviders[host];
  const name = provider === 'gmail.com' ? local.replaceAll('.', '') : local;
  return {
    box: `${name}@${provider ?? host}`,
    domain: provider ?? registeredDomain(host),
    isLargeProvider: provider !== undefined,
  };
}
