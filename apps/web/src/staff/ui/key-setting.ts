import { browserStore } from '../../shared/storage/browser-store.ts';

type KeySetting = 'on' | 'off';

const parseSetting = (text: string | null): KeySetting => (text === 'off' ? 'off' : 'on');

const store = browserStore('staff-page-keys', parseSetting, String);

/** Whether single-key shortcuts are on (WCAG 2.1.4), in all tabs of this browser. */
export const readKeySetting = store.read;

export const useKeySetting = () => [store.useValue(), store.write] as const;
