import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * A lightbox has an entry in the browser's history while it is open, so that going back closes it. `name` tells those of
 * one page apart. It opens at an index of its images; `openAt` is undefined while it is closed.
 */
export function useLightbox(name: string) {
  const { history } = useRouter();
  const openNow = () => {
    const { lightbox } = history.location.state;
    return lightbox?.name === name ? lightbox.index : undefined;
  };
  const [openAt, setOpenAt] = useState(openNow);
  useEffect(
    () =>
      history.subscribe(({ location: { state } }) =>
        setOpenAt(state.lightbox?.name === name ? state.lightbox.index : undefined),
      ),
    [history, name],
  );
  return {
    openAt,
    open: (index: number) => {
      const { href, state } = history.location;
      history.push(href, { ...state, lightbox: { name, index } });
    },
    /** Also after the dialog was closed by going back, when the entry is left already. */
    close: () => {
      if (openNow() !== undefined) history.back();
    },
  };
}
