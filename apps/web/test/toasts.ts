import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The toast region, because other parts of the page may contain the same text. */
export const toasts = () => within(screen.getByRole('region', { name: 'Meldungen' }));

/** The confirmation that replaces a sent form. */
export const findThanks = async () => within(await screen.findByRole('group', { name: 'Gesendet' }));

/** Opens the form again after it was sent. */
export async function openFormAgain(user: UserEvent, name: string) {
  await user.click((await findThanks()).getByRole('button', { name: 'Weiteres senden' }));
  return within(await screen.findByRole('form', { name }));
}
