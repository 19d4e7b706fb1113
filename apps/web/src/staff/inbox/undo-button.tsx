import { chakra } from '#styled-system/jsx';
import { dismissToast } from '../../shared/ui/toast.tsx';

/** Button in a toast that undoes the reported change. */
export const UndoButton = ({ onUndo }: { onUndo: () => void }) => (
  <chakra.button
    type="button"
    py="2"
    mb="-2"
    fontWeight="semibold"
    textDecoration="underline"
    textUnderlineOffset="3px"
    onClick={() => {
      dismissToast();
      onUndo();
    }}
  >
    Rückgängig
  </chakra.button>
);
