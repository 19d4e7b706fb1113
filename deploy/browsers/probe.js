/* The first script of each page that a checked browser loads (fault-proxy.ts). */
{
  const report = (fault) => {
    const request = new XMLHttpRequest();
    // Synchronous, so that the proxy knows the fault before the check goes on.
    request.open('POST', '/fault-of-the-page', false);
    request.send(`${location.pathname}${location.search}: ${fault}`);
  };
  /** Script errors, which React reports for hydration mismatches too, and files that could not be loaded. */
  const onError = ({ message, target }) =>
    report(message ?? `${target.currentSrc || target.src || target.href} was not loaded`);
  // Errors of elements do not bubble.
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    report(`the CSP's ${effectiveDirective} blocks ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
  const { error } = console;
  console.error = (...messages) => {
    error.apply(console, messages);
    report(messages.map(String).join(' '));
  };
}
