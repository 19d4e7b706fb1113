import { type NodemailerError } from 'nodemailer';

/** 530 to 538 speak of our own login: the mail is not to blame and may go out once that is mended. */
const isAboutLogin = (reply: number) => reply >= 530 && reply <= 538;

/** The server was reached and spoke of the mail, not of the connection. */
export const isAboutTheMail = (error: unknown): error is NodemailerError =>
  error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

/** The mail server refused this very mail for good, or no server would take it: trying again is in vain. */
export function isHopeless(error: unknown): boolean {
  if (!isAboutTheMail(error)) return false;
  const { responseCode } = error;
  if (responseCode === undefined) return true;
  return responseCode >= 500 && responseCode !== 503 && !isAboutLogin(responseCode);
}

export function codesOf(error: unknown): string {
  const { name, code, responseCode } = error as Partial<NodemailerError>;
  return [name, code, responseCode].filter(Boolean).join(' ');
}

/** For the queue: BullMQ keeps an error's message in Redis, and mail servers quote addresses in theirs. */
export const mailFault = (error: unknown): Error => new Error(codesOf(error), { cause: error });
