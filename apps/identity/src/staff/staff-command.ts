import { randomBytes } from 'node:crypto';
import { type StaffAccounts, StaffFault } from './staff-accounts.ts';

export const staffUsage = `Usage: npm run staff -- add <email> <broker|office|admin>
       npm run staff -- role <email> <broker|office|admin>
       npm run staff -- password <email>
       npm run staff -- let-in <email> <IP address>
       npm run staff -- list
The password is read from STAFF_PASSWORD; without it a random one is made and printed once.`;

/** Runs one command of `npm run staff` and returns the lines to print. Throws a StaffFault on bad input. */
export async function runStaffCommand(
  accounts: StaffAccounts,
  [command, email, word]: string[],
  newPassword: string | undefined,
): Promise<string[]> {
  if (command === 'list') return (await accounts.list()).map((account) => JSON.stringify(account));
  if (!email) throw new StaffFault(command ? 'An e-mail address is missing.' : 'A command is missing.');
  const password = newPassword ?? randomBytes(15).toString('base64url');
  const passwordLine = newPassword ? [] : [`password: ${password}`];
  switch (command) {
    case 'add': {
      const outcome = await accounts.add(email, password, word ?? 'admin');
      return outcome === 'known'
        ? [`${email} existed already; the role is set.`]
        : [`${email} added.`, ...passwordLine];
    }
    case 'role':
      await accounts.setRole(email, word ?? '');
      return [`${email} is now ${word ?? ''}.`];
    case 'password':
      await accounts.setPassword(email, password);
      return [`The password of ${email} is changed, all sessions are ended.`, ...passwordLine];
    case 'let-in':
      await accounts.letIn(email, word ?? '');
      return [`${email} may sign in from the network of ${word ?? ''}.`];
    default:
      throw new StaffFault(`There is no command ${command ?? ''}.`);
  }
}
