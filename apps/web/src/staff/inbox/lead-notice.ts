import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { unreadQuery } from './unread-query.ts';

export const noticeKey = 'staff-lead-notice';

export function isNoticeWanted(): boolean {
  try {
    return localStorage.getItem(noticeKey) === 'on';
  } catch {
    return false;
  }
}

/** A phone's browser refuses notices of a page without a service worker. */
function show(unread: number): void {
  try {
    const text = unread === 1 ? '1 Anfrage ist ungelesen.' : `${unread} Anfragen sind ungelesen.`;
    // Of several open tabs the last notice replaces the others.
    const notice = new Notification('Neue Anfrage', { body: text, tag: `anfragen-${unread}`, lang: 'de' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    return;
  }
}

/** Shows a notice of the browser when a lead comes in while the tab is hidden, if the person wants it. It names nobody. */
export function useLeadNotice(): void {
  const { data } = useQuery(unreadQuery);
  const before = useRef<number>(undefined);
  useEffect(() => {
    const isMore = data !== undefined && before.current !== undefined && data > before.current;
    before.current = data;
    if (!isMore || !document.hidden || !isNoticeWanted()) return;
    if (typeof Notification !== 'undefined' && Notification.permission === 'granted') show(data);
  }, [data]);
}
