import { useLocation, useRouter } from '@tanstack/react-router';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * A dialog has an entry in the browser's history while it is open, so that going back closes it. `name` tells those of one
 * page apart. One with images opens at an index of them; `openAt` is undefined while it is closed.
 */
export function useDialogEntry(name: string) {
  const { history } = useRouter();
  const shown = useLocation({ select: ({ state }) => state.dialog });
  // The server does not know the history, in which a reload finds the dialog open.
  const isHydrated = useIsHydrated();
  return {
    openAt: isHydrated && shown?.name === name ? shown.index : undefined,
    open: (index = 0) => {
      const { href, state } = history.location;
      history.push(href, { ...state, dialog: { name, index } });
    },
    /** Also after the dialog was closed by going back, when the entry is left already. */
    close: () => {
      if (shown) history.back();
    },
  };
}
