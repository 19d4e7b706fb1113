/**
 * The last lines of a start: where the site is, how staff sign in, where the mails are.
 * @param {import('./bring-up.mjs').Site} site
 * @param {import('./say.mjs').Say} say
 */
export function tellAddresses({ url, mailboxUrl, admin }, say) {
  say('site', url);
  say('staff', `${url}/admin, e-mail ${admin.email}, ${passwordText(admin)}`);
  if (mailboxUrl) say('mailbox', mailboxUrl);
}

/** @param {import('./admin.mjs').Admin} admin */
function passwordText({ email, password, isNew }) {
  if (process.env['ADMIN_PASSWORD']) return 'password from ADMIN_PASSWORD of the first start';
  if (isNew && password) return `password ${password} (shown only now)`;
  return `password shown at the first start (npm run staff -- password ${email} sets a new one)`;
}
