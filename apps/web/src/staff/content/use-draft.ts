import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deepEqual } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../shared/api/problem.ts';
import type { SectionDetail } from '../../shared/api/types.ts';
import { saveDraft, sectionQuery } from './content-query.ts';
import { type Conflict, mergeWords } from './merge-words.ts';
import { type Value, withValueAt } from './words-at.ts';

/** Pause after the last key before the draft is saved, and before a failed save is tried again. */
const saveMs = 700;
const retryMs = 5_000;

const wordsOf = ({ draft, published }: SectionDetail): Value => draft?.words ?? published;
/** The words of the server on which the own ones are based. Without a draft, its revision is 0. */
interface Base {
  readonly words: Value;
  readonly revision: number;
  readonly version: number;
}
const baseOf = (section: SectionDetail): Base => ({
  words: wordsOf(section),
  revision: section.draft?.revision ?? 0,
  version: section.version?.number ?? 0,
});
const isSameState = (one: Base, other: Base): boolean =>
  one.revision === other.revision && one.version === other.version;

/**
 * The words of a section while they are edited: they save themselves as draft, and what colleagues save meanwhile is
 * merged into them. `section` is the state on the server.
 */
export function useDraft(loaded: SectionDetail) {
  const queryClient = useQueryClient();
  const query = useMemo(() => sectionQuery(loaded.key), [loaded.key]);
  const section = useQuery(query).data?.section ?? loaded;
  const [words, setWords] = useState<Value>(() => wordsOf(loaded));
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  const [failure, setFailure] = useState<Error | null>(null);
  /** As a ref, too, for saves in progress. */
  const [based, setBased] = useState(() => baseOf(loaded));
  const base = useRef(based);
  const baseOn = useCallback((next: Base) => {
    base.current = next;
    setBased(next);
  }, []);
  const saving = useRef<Promise<void>>(undefined);
  const latest = useRef(words);
  useLayoutEffect(() => {
    latest.current = words;
  });

  const take = useCallback(
    (theirs: SectionDetail) => {
      const before = base.current;
      const next = baseOf(theirs);
      if (isSameState(before, next)) return;
      baseOn(next);
      const merged = mergeWords(before.words, latest.current, next.words);
      latest.current = merged.words;
      setWords(merged.words);
      setConflicts(merged.conflicts);
    },
    [baseOn],
  );

  // A save in progress brings its own answer; an older answer of the query would undo it.
  useEffect(() => {
    if (!saving.current) take(section);
  }, [section, take]);

  const isWaiting = Boolean(section.draft?.publish_at);
  const isDirty = !deepEqual(words, based.words);

  /** Saves once, or again with what a colleague saved meanwhile merged into the words. */
  const saveChanges = useCallback(async (): Promise<void> => {
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    while (!deepEqual(latest.current, base.current.words)) {
      const sent = latest.current;
      const before = base.current;
      try {
        const saved = await saveDraft(loaded.key, {
          words: sent as Record<string, Value>,
          revision: before.revision,
          version: before.version,
        });
        baseOn({ ...baseOf(saved), words: sent });
        queryClient.setQueryData(query.queryKey, { section: saved });
        setFailure(null);
        return;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'outdated-record')) throw error;
        take((await queryClient.query(query)).section);
        if (isSameState(base.current, before)) throw error;
      }
    }
  }, [baseOn, loaded.key, query, queryClient, take]);

  /** Saves the words unless they are saved. Resolves to the revision of the draft; rejects if it is not saved. */
  const save = useCallback(async (): Promise<number> => {
    await saving.current?.catch(() => undefined);
    saving.current = saveChanges().finally(() => {
      saving.current = undefined;
    });
    await saving.current;
    return base.current.revision;
  }, [saveChanges]);

  useEffect(() => {
    if (!isDirty || isWaiting) return undefined;
    const clock = setTimeout(
      () => void save().catch((error: unknown) => setFailure(error as Error)),
      failure ? retryMs : saveMs,
    );
    return () => clearTimeout(clock);
  }, [words, isDirty, isWaiting, failure, save]);

  // What is not saved yet is saved when the person leaves the section, and the browser asks before it closes the tab.
  useEffect(() => () => void save().catch(() => undefined), []); // oxlint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    section,
    words,
    conflicts,
    failure,
    isDirty,
    save,
    change: (path: string, value: Value) => setWords((before: Value) => withValueAt(before, path, value)),
    settle: (path: string) => setConflicts((open) => open.filter((conflict) => conflict.path !== path)),
    /** Takes another state of the server over the own words: after a publication, and after the draft was discarded. */
    replace: (next: SectionDetail) => {
      baseOn(baseOf(next));
      setWords(wordsOf(next));
      setConflicts([]);
      queryClient.setQueryData(query.queryKey, { section: next });
    },
  };
}
