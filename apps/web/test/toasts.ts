import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The region of the toasts; other parts of the page may say the same. */
export const toasts = () => within(screen.getByRole('region', { name: 'Meldungen' }));

/** What stands in place of a sent form. */
export const findThanks = async () => within(await screen.findByRole('group', { name: 'Gesendet' }));

/** The form anew, after it was sent. */
export async function openFormAgain(user: UserEvent, name: string) {
  await user.click((await findThanks()).getByRole('button', { name: 'Weiteres senden' }));
  return within(await screen.findByRole('form', { name }));
}
