import { createPrivateKey } from 'node:crypto';
import { EnvError } from '@estate/server-kit/process/env';
import { z } from 'zod';

/** Shorter keys are refused by recipients (RFC 8301). */
const leastBits = 1_024;

/**
 * A private key of RSA in PEM. Its line ends may be written as `\\n`, because files of settings often hold one line for each
 * setting.
 */
const rsaKey = z.string().transform((text, context): string => {
  try {
    const key = createPrivateKey(text.replaceAll(String.raw`\n`, '\n'));
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits)
      return key.export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch {
    // Reported below.
  }
  context.addIssue(`is not a private key of RSA in PEM with at least ${leastBits} bits`);
  return z.NEVER;
});

const dkimName = (what: string) => z.string().regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i, `is not a ${what}`);

/** The signature of our mails (RFC 6376); all three or none. Without them the mail provider has to sign. */
export const dkimEnv = {
  DKIM_DOMAIN: dkimName('domain').optional(),
  /** The public key is the TXT record of `<selector>._domainkey.<domain>`. */
  DKIM_SELECTOR: dkimName('selector').optional(),
  DKIM_PRIVATE_KEY: rsaKey.optional(),
};
export type DkimEnv = { [Name in keyof typeof dkimEnv]?: string | undefined };

const names = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'] as const;

/** Throws an EnvError if only some of the three settings are set. */
export function refusePartOfDkim(settings: DkimEnv): void {
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length > 0 && missing.length < names.length)
    throw new EnvError(missing.map((name) => `${name} is not set, but other settings of DKIM are`));
}

/**
 * The header fields that are signed. One click to unsubscribe counts only if both fields of List-Unsubscribe are among them
 * (RFC 8058), and nodemailer's own choice lacks the second.
 */
const signedFields = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'In-Reply-To',
  'References',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
];

/** The option `dkim` of nodemailer; undefined without the settings. */
export const dkimOptions = ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: DkimEnv) =>
  DKIM_DOMAIN !== undefined && DKIM_SELECTOR !== undefined && DKIM_PRIVATE_KEY !== undefined
    ? {
        domainName: DKIM_DOMAIN,
        keySelector: DKIM_SELECTOR,
        privateKey: DKIM_PRIVATE_KEY,
        headerFieldNames: signedFields.join(':'),
      }
    : undefined;
