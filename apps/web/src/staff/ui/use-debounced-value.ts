import { useEffect, useState } from 'react';

/**
 * Returns the value once it has been unchanged for `ms` milliseconds, so that typing does not send a request per key.
 */
export function useDebouncedValue<Value>(value: Value, ms = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
