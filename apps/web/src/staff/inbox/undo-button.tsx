import { chakra } from '#styled-system/jsx';
import { dismissToast } from '../../shared/ui/toast.tsx';
import { textLink } from '../../shared/ui/type.tsx';

export const UndoButton = ({ onUndo }: { onUndo: () => void }) => (
  <chakra.button
    type="button"
    py="2"
    mb="-2"
    fontWeight="semibold"
    css={textLink}
    onClick={() => {
      dismissToast();
      onUndo();
    }}
  >
    Rückgängig
  </chakra.button>
);
