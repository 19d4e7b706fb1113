import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unreadQuery } from '../inbox/unread-query.ts';

const count = /^\(\d+\) /;

/** Puts the number of unread leads before the title of whatever page is open, where the tab shows it. */
export function useUnreadTitle(): void {
  const { data = 0 } = useQuery(unreadQuery);
  useEffect(() => {
    const write = () => {
      const title = `${data > 0 ? `(${data}) ` : ''}${document.title.replace(count, '')}`;
      if (title !== document.title) document.title = title;
    };
    write();
    // Each step to another page writes its own title.
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(count, '');
    };
  }, [data]);
}
