import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The lightbox has an entry in the browser's history while it is open, so that going back closes it. */
export function useLightbox() {
  const { history } = useRouter();
  const [isOpen, setOpen] = useState(() => history.location.state.isLightbox === true);
  useEffect(
    () => history.subscribe(({ location }) => setOpen(location.state.isLightbox === true)),
    [history],
  );
  return {
    isOpen,
    open: () => {
      const { href, state } = history.location;
      history.push(href, { ...state, isLightbox: true });
    },
    /** Also after the dialog was closed by going back, when the entry is left already. */
    close: () => {
      if (history.location.state.isLightbox) history.back();
    },
  };
}
