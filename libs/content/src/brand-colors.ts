/** The two colours that also stand outside the app: browser frame, offline page, mails. The rest: apps/web/src/shared/theme. */
export const brandColors = { brand: '#1f323e', paper: '#faf8f5' } as const;
