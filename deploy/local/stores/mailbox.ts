import { type Supervisor } from '../process/supervisor.ts';
import { packageFile } from '../places.mjs';
import { acceptsConnection } from '../process/ports.ts';
import { checkUrl } from './check-url.ts';

/**
 * The mail server in SMTP_URL, or a local mailbox with a web page. `mailboxUrl` is undefined for a real mail server.
 */
export async function startMailbox(
  supervisor: Supervisor,
): Promise<{ smtpUrl: string; mailboxUrl: string | undefined }> {
  const smtpUrl = supervisor.env['SMTP_URL'];
  if (smtpUrl) {
    await checkUrl(smtpUrl, 'SMTP_URL');
    supervisor.print('mailbox', 'the mail server that SMTP_URL names');
    return { smtpUrl, mailboxUrl: undefined };
  }
  const [smtp, web] = [await supervisor.portFor('smtp'), await supervisor.portFor('mailbox')];
  const data = supervisor.folder('mail');
  await supervisor.start(smtp, {
    name: 'mailbox',
    args: [
      packageFile('maildev', 'bin', 'maildev'),
      '--mail-directory',
      data,
      '--smtp',
      String(smtp),
      '--web',
      String(web),
      '--ip',
      '127.0.0.1',
      '--web-ip',
      '127.0.0.1',
    ],
    isReady: async () => (await acceptsConnection(smtp)) && (await acceptsConnection(web)),
  });
  const mailboxUrl = `http://127.0.0.1:${web}`;
  supervisor.print('mailbox', `maildev, web page ${mailboxUrl}`);
  return { smtpUrl: `smtp://127.0.0.1:${smtp}`, mailboxUrl };
}
