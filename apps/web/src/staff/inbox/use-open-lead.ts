import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { useCloseRecord } from '../ui/use-close-record.ts';
import { leadRowElement } from './focus.ts';
import { type InboxSearch, parseInboxSearch } from './inbox-search.ts';

/** Scroll position of the list on a narrow screen when a lead was opened, and the id of this lead. */
interface ListPosition {
  top: number;
  id: string;
}

/** Opens and closes a lead beside its list, and moves focus and scroll position between both. */
export function useOpenLead(search: InboxSearch, onChange: (next: InboxSearch, isStep: boolean) => void) {
  const router = useRouter();
  const openId = search.anfrage;
  const reopened = useRef<string>(undefined);
  const listPosition = useRef<ListPosition>(undefined);

  useLayoutEffect(() => {
    // Runs after each render, because the row of a lead that returns to the list is rendered later than the lead.
    const line = reopened.current === openId && openId !== undefined && leadRowElement(openId);
    if (!line) return;
    reopened.current = undefined;
    line.focus();
  });
  useLayoutEffect(() => {
    if (openId !== undefined || !listPosition.current) return;
    const { top, id } = listPosition.current;
    listPosition.current = undefined;
    // Deferred to the next frame, because after 'back' the router scrolls to the top once the page is rendered.
    requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    leadRowElement(id)?.focus({ preventScroll: true });
  }, [openId]);

  return {
    open: (id: string) => {
      reopened.current = undefined;
      if (openId === undefined) listPosition.current = { top: window.scrollY, id };
      onChange({ ...search, anfrage: id }, openId === undefined);
    },
    close: useCloseRecord(() => onChange({ ...search, anfrage: undefined }, false)),
    /** Shows a lead whose change was undone: in the place of the open one, or by the focus on its row. */
    reopen: (id: string) => {
      // Reads the location from the router, because a toast's button calls `reopen` when `search` may be outdated.
      const current = parseInboxSearch(router.state.location.search);
      if (current.anfrage === id) return;
      if (current.anfrage !== undefined)
        void router.navigate({
          to: '/admin/anfragen',
          search: { ...current, anfrage: id },
          replace: true,
          state: true,
          resetScroll: false,
        });
      else leadRowElement(id)?.focus();
      reopened.current = id;
    },
  };
}
