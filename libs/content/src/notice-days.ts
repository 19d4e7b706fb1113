import type { NoticeWords } from './sections/notice.ts';

/** Whether the notice is shown on a day. Without a first or last day it has no beginning or end. */
export const isShownOn = ({ text, from, to }: NoticeWords, day: string): boolean =>
  text !== '' && from <= day && (to === '' || day <= to);
