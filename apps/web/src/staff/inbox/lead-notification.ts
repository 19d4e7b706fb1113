import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { storedText } from '../../shared/storage/browser-store.ts';
import { countText } from '@estate/domain/text/format';
import { unreadQuery } from './unread-query.ts';

export const notificationKey = 'staff-lead-notice';

export const isNotificationWanted = (): boolean => storedText(notificationKey) === 'on';

/**
 * Shows a browser notification. Mobile browsers throw here, because they allow notifications from a service worker
 * only.
 */
function show(unread: number): void {
  try {
    const text = `${countText(unread, 'Anfrage ist', 'Anfragen sind')} ungelesen.`;
    // The tag makes the notifications of several open tabs replace each other.
    const notification = new Notification('Neue Anfrage', {
      body: text,
      tag: `anfragen-${unread}`,
      lang: 'de',
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    return;
  }
}

/**
 * Shows a browser notification if a lead comes in while the tab is hidden and the person has switched this on. The
 * text contains no personal data.
 */
export function useLeadNotification(): void {
  const { data } = useQuery(unreadQuery);
  const previous = useRef<number>(undefined);
  useEffect(() => {
    const isMore = data !== undefined && previous.current !== undefined && data > previous.current;
    previous.current = data;
    if (!isMore || !document.hidden || !isNotificationWanted()) return;
    if (typeof Notification !== 'undefined' && Notification.permission === 'granted') show(data);
  }, [data]);
}
