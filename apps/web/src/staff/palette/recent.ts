import { storedJson, storeText } from '../../shared/storage/browser-store.ts';
import { personalKey } from '../session/personal-storage.ts';

const keyOf = (user: string) => personalKey('recent', user);
const maxRecent = 8;

/** Ids of the commands that a person used recently, the latest first. */
export function readRecentCommands(user: string): string[] {
  const stored = storedJson(keyOf(user));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, maxRecent) : [];
}

/** Moves a command to the front of the recently used ones. Does nothing if the storage is full or blocked. */
export function storeRecentCommand(user: string, id: string): void {
  const recent = [id, ...readRecentCommands(user).filter((known) => known !== id)].slice(0, maxRecent);
  storeText(keyOf(user), JSON.stringify(recent));
}
