import { useState } from 'react';

/**
 * The items as they were when `isHeld` began, so that nothing moves under the eyes of the reader, and how many newer
 * ones wait above them. `isMore` says that the shown ones are not among the newest any more.
 */
export function useSteady<Item extends { id: string }>(items: readonly Item[], isHeld: boolean) {
  const [shown, setShown] = useState(items);
  if (!isHeld && shown !== items) setShown(items);
  const first = shown[0];
  const place = first ? items.findIndex(({ id }) => id === first.id) : 0;
  const isMore = place === -1;
  return {
    shown: isHeld ? shown : items,
    waiting: isMore ? items.length : first ? place : items.length,
    isMore,
    catchUp: () => setShown(items),
  };
}
