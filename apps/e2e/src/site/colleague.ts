import { totpOf } from '@estate/test-kit/totp';
import { expect } from '@playwright/test';
import { mailsFor } from './mailbox.ts';
import { type TestSite } from './start-site.ts';

interface Colleague {
  readonly email: string;
  readonly password: string;
  readonly totpURI: string;
  readonly recoveryCode: string;
  /** The colleague's secrets by name, none of which may be in a log. */
  readonly secrets: Record<string, string>;
}

const post = (site: TestSite, path: string, body: object, cookie = '') =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Invites a person and returns the token of the mailed link. */
export async function invitationTokenFor(site: TestSite, email: string): Promise<string> {
  await site.staff('/api/admin/staff', { email, role: 'office', password: site.admin.password });
  const [mail] = await mailsFor(site, email);
  const token = /https?:\/\/\S+#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(token).toMatch(/^[A-Za-z0-9_-]{20,}$/);
  return token;
}

/** A colleague who accepted an invitation and set up the second factor. */
export async function colleagueWithSecondFactor(site: TestSite, email: string): Promise<Colleague> {
  const password = 'Ein langes Kennwort 4711';
  const token = await invitationTokenFor(site, email);
  expect((await post(site, '/api/invitations/accept', { token, password })).status).toBe(200);
  const cookie = cookieOf(await post(site, '/api/auth/sign-in/email', { email, password }));
  const enabled = await post(site, '/api/auth/two-factor/enable', { password }, cookie);
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
  const verified = await post(site, '/api/auth/two-factor/verify-totp', { code: totpOf(totpURI) }, cookie);
  expect(verified.status).toBe(200);
  const secrets = {
    'password of a colleague': password,
    'used invitation': token,
    cookie: /session_token=([^;]+)/.exec(cookieOf(verified))?.[1] ?? '',
    'second factor': new URL(totpURI).searchParams.get('secret') ?? '',
    ...Object.fromEntries(backupCodes.map((code, index) => [`recovery code ${index}`, code])),
  };
  return { email, password, totpURI, recoveryCode: backupCodes[0] ?? '', secrets };
}

/** The code of the next period, which is accepted early, because the current code was used to confirm the key. */
export const totpCodeOf = ({ totpURI }: Colleague): string => totpOf(totpURI, Date.now() + 30_000);

/** The status of a sign-in with the password and this second factor. */
export async function signInWithCode(
  site: TestSite,
  { email, password }: Colleague,
  { code, recovery }: { code?: string; recovery?: string },
): Promise<number> {
  const pending = cookieOf(await post(site, '/api/auth/sign-in/email', { email, password }));
  const answer = recovery
    ? await post(site, '/api/auth/two-factor/verify-backup-code', { code: recovery }, pending)
    : await post(site, '/api/auth/two-factor/verify-totp', { code }, pending);
  return answer.status;
}
