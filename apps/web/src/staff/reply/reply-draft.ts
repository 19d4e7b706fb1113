import { useEffect, useRef, useState } from 'react';
import type { ReplyFile } from '../../shared/api/types.ts';

/** A reply that is being written. `id` becomes the id of the reply, so that no second click sends another mail. */
export interface Draft {
  id: string;
  subject: string;
  text: string;
  files: ReplyFile[];
  /** Time of the last change in ms. */
  changed: number;
}

const prefix = 'staff-reply-drafts-';
const maxDrafts = 30;
/** As long as leads keeps files that were not sent. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

type Drafts = Record<string, Draft>;

const isDraft = (value: unknown): value is Draft => {
  const { id, subject, text, files, changed } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return (
    [id, subject, text].every((one) => typeof one === 'string') && Array.isArray(files) && Number(changed) > 0
  );
};

/** The drafts of one person by lead, without those that are too old. */
function readDrafts(user: string): Drafts {
  try {
    const stored = JSON.parse(localStorage.getItem(prefix + user) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, Draft] => isDraft(entry[1]) && Date.now() - entry[1].changed < keptMs,
      ),
    );
  } catch {
    return {};
  }
}

/** Storage may be full or forbidden; then the draft lives as long as the page. */
function writeDraft(user: string, lead: string, draft: Draft | null): void {
  const { [lead]: _former, ...others } = readDrafts(user);
  const newest = Object.entries(others)
    .sort(([, one], [, other]) => other.changed - one.changed)
    .slice(0, maxDrafts - 1);
  try {
    localStorage.setItem(
      prefix + user,
      JSON.stringify({ ...Object.fromEntries(newest), ...(draft ? { [lead]: draft } : {}) }),
    );
  } catch {
    return;
  }
}

/** Where drafts lie in this browser; nowhere if storage is forbidden. */
function draftKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes the drafts of whoever signs out. */
export function forgetDrafts(): void {
  for (const key of draftKeys()) localStorage.removeItem(key);
}

/** Removes the drafts of replies to a lead that is deleted. */
export function forgetDraftsOf(lead: string): void {
  for (const key of draftKeys()) writeDraft(key.slice(prefix.length), lead, null);
}

/** The person's draft of a reply to a lead, the same in all tabs and after a reload; null without one. */
export function useReplyDraft(user: string, lead: string) {
  const [draft, setDraft] = useState(() => readDrafts(user)[lead] ?? null);
  // An upload changes the draft later than it began, and the text may have changed meanwhile.
  const latest = useRef(draft);
  const show = (next: Draft | null) => {
    latest.current = next;
    setDraft(next);
  };
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === prefix + user || key === null) show(readDrafts(user)[lead] ?? null);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [user, lead]);
  const keep = (next: Draft | null) => {
    show(next);
    writeDraft(user, lead, next);
  };
  return {
    draft,
    begin: (fields: Pick<Draft, 'subject' | 'text'>) =>
      keep({ ...fields, id: crypto.randomUUID(), files: [], changed: Date.now() }),
    change: (part: Partial<Omit<Draft, 'changed'>>) => {
      if (latest.current) keep({ ...latest.current, ...part, changed: Date.now() });
    },
    end: () => keep(null),
  };
}
