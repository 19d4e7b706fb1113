/**
 * Callback ref that focuses an element when it replaces the one that had the focus. Text needs `tabIndex={-1}` for it.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
