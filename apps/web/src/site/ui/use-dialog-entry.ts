import { useLocation, useRouter } from '@tanstack/react-router';
import { useGoBack } from '../../shared/page/use-go-back.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Gives an open dialog an entry in the browser's history, so that Back closes it. `name` identifies the dialog in its
 * page. `openAt` is undefined while it is closed, otherwise the index of its first image, 0 for other dialogs.
 */
export function useDialogEntry(name: string) {
  const { history } = useRouter();
  const entry = useLocation({ select: ({ state }) => state.dialog });
  // Closed during hydration, because the server does not know the history entry, which survives a reload.
  const isHydrated = useIsHydrated();
  const goBack = useGoBack();
  return {
    openAt: isHydrated && entry?.name === name ? entry.index : undefined,
    open: (index = 0) => {
      const { href, state } = history.location;
      history.push(href, { ...state, dialog: { name, index } });
    },
    /** Goes back if the history is still at the entry of a dialog. */
    close: () => {
      if (history.location.state.dialog) goBack();
    },
  };
}
