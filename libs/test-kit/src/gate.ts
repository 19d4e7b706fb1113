/** A promise that a test resolves itself, e.g. to delay a response until it calls `open`. */
export function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
