import { storeText } from '../../shared/storage/browser-store.ts';

const prefix = 'staff-personal-';

/** Storage key for data of one staff account, such as drafts, which are deleted at the sign-out. */
export const personalKey = (name: string, user: string): string => `${prefix}${name}-${user}`;

/** The personal keys in this browser whose name begins so; none if the storage is blocked. */
export function personalKeys(name: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix + name));
  } catch {
    return [];
  }
}

/** Deletes the data under personal keys of all accounts that used this browser. */
export function forgetPersonalStorage(): void {
  for (const key of personalKeys('')) storeText(key, null);
}
