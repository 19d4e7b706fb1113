import { Search } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Button that opens the command palette. On wide screens it shows the shortcut, on narrow ones only an icon. */
export function PaletteButton({ isWide, onOpen }: { isWide: boolean; onOpen: () => void }) {
  if (!isWide) {
    return (
      <Button tone="quiet" size="icon" aria-label="Suchen und springen" onClick={onOpen}>
        <Search size={22} strokeWidth={1.5} aria-hidden />
      </Button>
    );
  }
  return (
    <Button
      tone="outline"
      size="sm"
      w="full"
      justifyContent="flex-start"
      px="3"
      fontWeight="normal"
      color="inkMuted"
      borderColor="hairline"
      aria-label="Suchen und springen"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
    >
      <Search size={18} strokeWidth={1.5} aria-hidden />
      Suchen
      <chakra.kbd ml="auto" fontFamily="body" fontSize="0.75rem" aria-hidden>
        {isMac ? '⌘K' : 'Strg K'}
      </chakra.kbd>
    </Button>
  );
}
