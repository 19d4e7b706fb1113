import { createListCollection } from '@chakra-ui/react/collection';
import { Listbox } from '@chakra-ui/react/listbox';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { useSession } from '../session/session.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { storeRecentCommand, readRecentCommands } from './recent.ts';
import type { PaletteEntry } from './use-actions.ts';
import { useCommands } from './use-commands.ts';

/**
 * Command palette that finds pages and actions by name or keyword, properties by id or title, and leads by person or
 * id. Arrow keys select, Enter runs the entry, Escape closes the palette and restores the focus.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const [input, setInput] = useState('');
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const user = useSession()?.user.id ?? '';
  const [recent] = useState(() => readRecentCommands(user));
  const collection = createListCollection({
    items: useCommands(input, recent),
    itemToValue: ({ id }) => id,
    itemToString: ({ title }) => title,
  });

  const open = ({ id, isRemembered, run }: PaletteEntry) => {
    if (isRemembered) storeRecentCommand(user, id);
    onClose();
    run();
  };

  return (
    <ModalDialog
      aria-label="Suchen und springen"
      placement="top"
      my={{ base: '1rem', md: '12vh' }}
      w="calc(100vw - 2rem)"
      maxW="36rem"
      maxH="calc(100dvh - 2rem)"
      overflow="hidden"
      closeOnInteractOutside
      onClose={onClose}
    >
      <Listbox.Root
        variant="plain"
        gap="0"
        loopFocus
        collection={collection}
        highlightedValue={collection.has(highlighted) ? highlighted : collection.firstValue}
        onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
        onValueChange={({ items: [entry] }) => entry && open(entry)}
      >
        <chakra.div display="flex" alignItems="center" gap="3" px="4" borderBottomWidth="1px">
          <Search size={18} strokeWidth={1.5} aria-hidden />
          <Listbox.Input
            keyboardPriority="navigate"
            role="combobox"
            aria-label="Suchen und springen"
            aria-expanded
            maxLength={200}
            placeholder="Aktion, Werkzeug, Objekt oder Anfrage"
            flex="1"
            minH="12"
            fontSize="sm"
            outline="none"
            value={input}
            onChange={({ target }) => {
              setInput(target.value);
              setHighlighted(null);
            }}
          />
        </chakra.div>
        <Listbox.Content aria-label="Treffer" p="2" gap="0" maxH="60vh" textStyle="inherit">
          {collection.items.map((entry) => (
            <PaletteRow key={entry.id} entry={entry} />
          ))}
        </Listbox.Content>
        <Listbox.Empty role="status" px="4" pb="4" color="inkMuted">
          Nichts gefunden
        </Listbox.Empty>
      </Listbox.Root>
    </ModalDialog>
  );
}

function PaletteRow({ entry }: { entry: PaletteEntry }) {
  const { icon: Icon, title, hint } = entry;
  return (
    <Listbox.Item
      item={entry}
      highlightOnHover
      gap="3"
      minH="10"
      py={{ base: '1.5', md: '0' }}
      _highlighted={{ outline: 'none', bg: 'sand' }}
    >
      <chakra.span color="inkMuted">
        <Icon size={18} strokeWidth={1.5} aria-hidden />
      </chakra.span>
      <Listbox.ItemText minW="0" overflowWrap="anywhere" lineClamp={{ md: '1' }}>
        {title}
      </Listbox.ItemText>
      {hint && (
        <chakra.span
          maxW={{ base: '35%', md: 'none' }}
          textAlign="right"
          color="inkMuted"
          fontVariantNumeric="tabular-nums"
        >
          {hint}
        </chakra.span>
      )}
    </Listbox.Item>
  );
}
