const lineId = 'anfrage-';

/** Id of the lead whose row has the focus. */
export const focusedLine = (): string | undefined => {
  const line = document.activeElement?.closest('li')?.querySelector(`[id^="${lineId}"]`);
  return line?.id.slice(lineId.length);
};

export const leadRowId = (id: string): string => lineId + id;

export const leadRowElement = (id: string): HTMLElement | null => document.getElementById(leadRowId(id));

/** Moves the focus to the first row that belongs to none of these leads. */
export const focusOtherRow = (leads: readonly string[]): void => {
  const lines = [...document.querySelectorAll<HTMLElement>(`a[id^="${lineId}"]`)];
  lines.find(({ id }) => !leads.includes(id.slice(lineId.length)))?.focus({ preventScroll: true });
};

// React calls the cleanup function of a ref before it removes the element, which therefore still contains the focus.
const passFocus =
  (nextOf: (element: HTMLElement) => HTMLElement | null | undefined) =>
  (element: HTMLElement | null) =>
  () => {
    if (element?.contains(document.activeElement)) nextOf(element)?.focus({ preventScroll: true });
  };

/** Ref of an element in an open lead. If it has the focus when it is removed, the heading of its section takes it. */
export const passFocusToHeading = passFocus((element) =>
  element.closest('section, article')?.querySelector<HTMLElement>('h2, h3'),
);

/** Ref of an element above the list. If it has the focus when it is removed, the row in the tab order takes it. */
export const passFocusToList = passFocus(() =>
  document.querySelector<HTMLElement>(`a[id^="${lineId}"][tabindex="0"]`),
);

/**
 * Ref of a message that is focused, and thereby scrolled into view, when it appears. When it is removed, the heading of
 * its section takes the focus.
 */
export const focusMessage = (element: HTMLElement | null) => {
  element?.focus();
  return passFocusToHeading(element);
};
