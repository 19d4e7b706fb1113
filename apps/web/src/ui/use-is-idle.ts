import { useEffect, useState } from 'react';
import { afterLoad } from './after-load.ts';

/** True once the page is loaded and has settled. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => afterLoad(() => setIdle(true)), []);
  return isIdle;
}
