/**
 * Callback ref that focuses an element when it is mounted in place of the focused one. An element that is not a
 * control needs `tabIndex={-1}`.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
