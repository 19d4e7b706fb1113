import { usePageKey } from '../ui/use-page-key.ts';

/** Handlers of the single-key shortcuts of the inbox. Reply and search register their own keys. */
interface InboxKeys {
  next: () => void;
  previous: () => void;
  finish: () => void;
  take: () => void;
  snooze: () => void;
  toggleSpam: () => void;
  select: () => void;
  undo: () => void;
  help: () => void;
}

export function useInboxKeys(keys: InboxKeys): void {
  usePageKey('j', keys.next);
  usePageKey('k', keys.previous);
  usePageKey('e', keys.finish);
  usePageKey('a', keys.take);
  usePageKey('s', keys.snooze);
  usePageKey('!', keys.toggleSpam);
  usePageKey('x', keys.select);
  usePageKey('z', keys.undo);
  usePageKey('?', keys.help);
}
