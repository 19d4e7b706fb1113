import { storeText } from '../../shared/storage/browser-store.ts';

const prefix = 'staff-personal-';

/** Storage key of what belongs to one person and is removed at the sign-out, such as drafts. */
export const personalKey = (name: string, user: string): string => `${prefix}${name}-${user}`;

/** The personal keys in this browser whose name begins so; none if the storage is blocked. */
export function personalKeys(name: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix + name));
  } catch {
    return [];
  }
}

/** Removes what is stored under personal keys, of whomever. */
export function forgetPersonalStorage(): void {
  for (const key of personalKeys('')) storeText(key, null);
}
