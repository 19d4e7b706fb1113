const monthName = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** `Oktober 2026`, of `2026-10`. */
export const monthText = (month: string): string => monthName.format(Date.parse(`${month}-01T12:00:00Z`));
