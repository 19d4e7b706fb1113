const key = 'staff-recent';
const maxRecent = 8;

/** Ids of the commands used last, the newest first; also in later visits of this browser, until a sign-out. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

/** Storage may be full or forbidden; then the order stays as it is. */
export function noteRecent(id: string): void {
  const recent = [id, ...readRecent().filter((known) => known !== id)].slice(0, maxRecent);
  try {
    localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    return;
  }
}

/** Removes what one person used before the next one signs in. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}
