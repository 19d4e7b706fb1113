import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { noteRecent, readRecent } from './recent.ts';
import { type PaletteEntry, useCommands } from './use-commands.ts';

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Finds a tool by name or keyword, a property by id or title, and a lead by person or id: arrows choose, Enter opens, Escape closes and gives the focus back. */
export function Palette({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const navigate = useNavigate();
  const [input, setInput] = useState('');
  const [at, setAt] = useState(0);
  const [recent] = useState(readRecent);
  const entries = useCommands(input, recent);
  const chosen = entries[at];

  const open = ({ id, to, search }: PaletteEntry) => {
    if (!search) noteRecent(id);
    onClose();
    void navigate({ to, ...(search ? { search } : {}) });
  };

  const move = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setAt(step(at, entries.length));
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    }
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
      <chakra.div display="flex" alignItems="center" gap="3" px="4" borderBottomWidth="1px">
        <Search size={18} strokeWidth={1.5} aria-hidden />
        <chakra.input
          role="combobox"
          aria-label="Suchen und springen"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={chosen ? `${listId}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={200}
          placeholder="Werkzeug, Objekt oder Anfrage"
          flex="1"
          minH="12"
          fontSize="sm"
          outline="none"
          _focusVisible={{ outline: 'none' }}
          value={input}
          onChange={({ target }) => {
            setInput(target.value);
            setAt(0);
          }}
          onKeyDown={move}
        />
      </chakra.div>
      <chakra.ul id={listId} role="listbox" aria-label="Treffer" p="2" maxH="60vh" overflowY="auto">
        {entries.map((entry, index) => (
          <PaletteRow
            key={entry.id}
            id={`${listId}-${index}`}
            entry={entry}
            isChosen={index === at}
            onPoint={() => setAt(index)}
            onOpen={() => open(entry)}
          />
        ))}
      </chakra.ul>
      {entries.length === 0 && (
        <chakra.p role="status" px="4" pb="4" color="inkMuted">
          Nichts gefunden
        </chakra.p>
      )}
    </ModalDialog>
  );
}

function PaletteRow({
  id,
  entry: { icon: Icon, title, hint },
  isChosen,
  onPoint,
  onOpen,
}: {
  id: string;
  entry: PaletteEntry;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}) {
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <chakra.li
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      display="flex"
      alignItems="center"
      gap="3"
      minH="10"
      px="3"
      borderRadius="card"
      cursor="pointer"
      bg={isChosen ? 'sand' : 'card'}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <chakra.span flexShrink="0" color="inkMuted">
        <Icon size={18} strokeWidth={1.5} aria-hidden />
      </chakra.span>
      <chakra.span
        flex="1"
        minW="0"
        py={{ base: '1.5', md: '0' }}
        overflow="hidden"
        overflowWrap="anywhere"
        textOverflow="ellipsis"
        whiteSpace={{ md: 'nowrap' }}
      >
        {title}
      </chakra.span>
      {hint && (
        <chakra.span color="inkMuted" fontVariantNumeric="tabular-nums">
          {hint}
        </chakra.span>
      )}
    </chakra.li>
  );
}
