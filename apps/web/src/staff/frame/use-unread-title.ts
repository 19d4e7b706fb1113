import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unreadQuery } from '../inbox/unread-query.ts';

const count = /^\(\d+\) /;

/** Prefixes the document title with the number of unread leads, so that the browser tab shows it. */
export function useUnreadTitle(): void {
  const { data = 0 } = useQuery(unreadQuery);
  useEffect(() => {
    const write = () => {
      const title = `${data > 0 ? `(${data}) ` : ''}${document.title.replace(count, '')}`;
      if (title !== document.title) document.title = title;
    };
    write();
    // Every navigation replaces the title, so that the prefix must be added again.
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(count, '');
    };
  }, [data]);
}
