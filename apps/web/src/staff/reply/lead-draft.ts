import { useEffect, useRef, useState } from 'react';
import type { ReplyFile } from '../../shared/api/types.ts';
import { storedJson, storeText } from '../../shared/storage/browser-store.ts';
import { personalKey, personalKeys } from '../session/personal-storage.ts';

/**
 * Draft of a reply or a comment; a comment has neither subject nor files. `id` becomes the id of the reply or comment,
 * so that a repeated request creates no second one.
 */
export interface Draft {
  id: string;
  subject: string;
  text: string;
  files: ReplyFile[];
  /** Number of replies to the lead when the draft was begun; 0 for a comment. */
  seen: number;
  /** Time of the last change in ms. */
  changed: number;
}

type Kind = 'reply' | 'comment';

const maxDrafts = 30;
/** Equals the time after which the leads service deletes files that were not sent. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

type Drafts = Record<string, Draft>;

const isDraft = (value: unknown): value is Draft => {
  const { id, subject, text, files, seen, changed } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return (
    [id, subject, text].every((field) => typeof field === 'string') &&
    Array.isArray(files) &&
    Number(seen) >= 0 &&
    Number(changed) > 0
  );
};

/** The drafts under a storage key by lead id, without expired ones. */
const readDrafts = (key: string): Drafts =>
  Object.fromEntries(
    Object.entries(storedJson(key) ?? {}).filter(
      (entry): entry is [string, Draft] => isDraft(entry[1]) && Date.now() - entry[1].changed < maxAgeMs,
    ),
  );

/**
 * Stores or removes a draft; beyond `maxDrafts` the oldest draft is dropped. If the storage is full or blocked, the
 * draft lasts as long as the page.
 */
function writeDraft(key: string, lead: string, draft: Draft | null): void {
  const { [lead]: _former, ...others } = readDrafts(key);
  const newest = Object.entries(others)
    .sort(([, a], [, b]) => b.changed - a.changed)
    .slice(0, maxDrafts - 1);
  const drafts = { ...Object.fromEntries(newest), ...(draft ? { [lead]: draft } : {}) };
  storeText(key, JSON.stringify(drafts));
}

export function deleteDraftsOfLead(lead: string): void {
  for (const key of personalKeys('drafts-')) writeDraft(key, lead, null);
}

/** The person's draft about a lead, shared by all tabs and stored across reloads; null if there is none. */
export function useLeadDraft(kind: Kind, user: string, lead: string) {
  const storageKey = personalKey(`drafts-${kind}`, user);
  const [draft, setDraft] = useState(() => readDrafts(storageKey)[lead] ?? null);
  // The latest draft, for uploads: an upload ends after later renders, and the text may have changed meanwhile.
  const latest = useRef(draft);
  const update = (next: Draft | null) => {
    latest.current = next;
    setDraft(next);
  };
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) update(readDrafts(storageKey)[lead] ?? null);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [storageKey, lead]);
  const save = (next: Draft | null) => {
    update(next);
    writeDraft(storageKey, lead, next);
  };
  return {
    draft,
    begin: (text: string, subject = '', seen = 0) =>
      save({ text, subject, seen, id: crypto.randomUUID(), files: [], changed: Date.now() }),
    change: (part: Partial<Omit<Draft, 'changed'>>) => {
      if (latest.current) save({ ...latest.current, ...part, changed: Date.now() });
    },
    end: () => save(null),
  };
}
