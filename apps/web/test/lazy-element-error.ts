import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** True during the attempts of `findBy…` and `waitFor`. */
const isTry = () => {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
};

/**
 * The error of a query without a match. `findBy…` and `waitFor` fail many times and show only the last error, so the
 * expensive DOM dump is made only when the message is read.
 */
export function lazyElementError(message: string | null, container: Element): Error {
  if (!isTry()) return getElementError(message, container);
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const get = () => getElementError(message, container).message;
  return Object.defineProperty(error, 'message', { get, configurable: true });
}
