import { getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** True during the tries of `findBy…` and `waitFor`. */
const isTry = () => {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
};

/**
 * The error of a query that finds nothing. A wait fails at many tries and shows only the last error, so the error of a
 * try prints the page when its message is read.
 */
export function lazyElementError(message: string | null, container: Element): Error {
  if (!isTry()) return getElementError(message, container);
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const get = () => getElementError(message, container).message;
  return Object.defineProperty(error, 'message', { get, configurable: true });
}
