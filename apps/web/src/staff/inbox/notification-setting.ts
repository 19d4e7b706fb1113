import { useState } from 'react';
import { storeText } from '../../shared/storage/browser-store.ts';
import { isNotificationWanted, notificationKey } from './lead-notification.ts';

type NotificationSetting = 'on' | 'off' | 'blocked' | 'missing';

function settingNow(): NotificationSetting {
  if (typeof Notification === 'undefined') return 'missing';
  if (Notification.permission === 'denied') return 'blocked';
  return isNotificationWanted() && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Setting for browser notifications and its setter, which requests the browser's permission on first use. */
export function useNotificationSetting() {
  const [setting, setSetting] = useState(settingNow);
  const change = async (wanted: boolean) => {
    if (wanted && Notification.permission === 'default') await Notification.requestPermission();
    // If the storage is blocked, notifications stay off.
    storeText(notificationKey, wanted ? 'on' : 'off');
    setSetting(settingNow());
  };
  return [setting, change] as const;
}
