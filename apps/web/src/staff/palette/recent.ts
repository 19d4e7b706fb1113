import { storedJson, storeText } from '../../shared/storage/browser-store.ts';

const key = 'staff-recent';
const maxRecent = 8;

/** Ids of the recently used commands, the latest first. They are stored in this browser until the sign-out. */
export function readRecent(): string[] {
  const stored = storedJson(key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, maxRecent) : [];
}

/** Moves a command to the front of the recently used ones. Does nothing if the storage is full or blocked. */
export function noteRecent(id: string): void {
  const recent = [id, ...readRecent().filter((known) => known !== id)].slice(0, maxRecent);
  storeText(key, JSON.stringify(recent));
}

/** Clears the recently used commands, so that the next person does not see them. */
export function forgetRecent(): void {
  storeText(key, null);
}
