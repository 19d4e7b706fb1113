/**
 * Colours for the browser frame, the offline page and mails, which cannot use the app's theme
 * (apps/web/src/shared/theme).
 */
export const brandColors = { brand: '#1f323e', paper: '#faf8f5' } as const;
