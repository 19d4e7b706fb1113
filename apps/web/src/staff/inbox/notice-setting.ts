import { useState } from 'react';
import { isNoticeWanted, noticeKey } from './lead-notice.ts';

export type NoticeSetting = 'on' | 'off' | 'blocked' | 'missing';

function settingNow(): NoticeSetting {
  if (typeof Notification === 'undefined') return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return isNoticeWanted() && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Whether this browser shows notices; the first time it asks the person. */
export function useNoticeSetting() {
  const [setting, setSetting] = useState(settingNow);
  const change = async (wanted: boolean) => {
    if (wanted && Notification.permission === 'default') await Notification.requestPermission();
    try {
      localStorage.setItem(noticeKey, wanted ? 'on' : 'off');
    } catch {
      // Without storage there are no notices.
    }
    setSetting(settingNow());
  };
  return [setting, change] as const;
}
