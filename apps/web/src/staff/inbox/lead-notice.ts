import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { unreadQuery } from './inbox-query.ts';

const key = 'staff-lead-notice';

function isWanted(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

/** A phone's browser refuses notices of a page without a service worker. */
function show(unread: number): void {
  try {
    const text = unread === 1 ? '1 Anfrage ist ungelesen.' : `${unread} Anfragen sind ungelesen.`;
    // Of several open tabs the last notice replaces the others.
    const notice = new Notification('Neue Anfrage', { body: text, tag: 'anfragen', lang: 'de' });
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
    if (!isMore || !document.hidden || !isWanted()) return;
    if (typeof Notification !== 'undefined' && Notification.permission === 'granted') show(data);
  }, [data]);
}

export type NoticeSetting = 'on' | 'off' | 'blocked' | 'missing';

function settingNow(): NoticeSetting {
  if (typeof Notification === 'undefined') return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return isWanted() && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Whether this browser shows notices; the first time it asks the person. */
export function useNoticeSetting() {
  const [setting, setSetting] = useState(settingNow);
  const change = async (wanted: boolean) => {
    if (wanted && Notification.permission === 'default') await Notification.requestPermission();
    try {
      localStorage.setItem(key, wanted ? 'on' : 'off');
    } catch {
      // Without storage there are no notices.
    }
    setSetting(settingNow());
  };
  return [setting, change] as const;
}
