import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { NavigationEntry } from '@estate/content/navigation';
import { chakra } from '#styled-system/jsx';
import { NavigationEntryLink } from './navigation-entry.tsx';

const entryStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  px: { base: '3', _belowRoomXl: '2' },
  minH: '11',
  borderRadius: 'card',
  fontWeight: 'medium',
  _hover: { bg: 'sand' },
} as const;

/** One entry of the desktop header: a link, or with `children` a button that opens a list below it. */
export function NavMenu({ entry }: { entry: NavigationEntry }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const { children } = entry;
  if (!children) {
    return (
      <li>
        <NavigationEntryLink entry={entry} among={[]} {...entryStyle} />
      </li>
    );
  }
  return (
    <chakra.li
      ref={root}
      position="relative"
      // Without scripts the list opens on hover and focus.
      _noScript={{ '&:is(:hover, :focus-within) > ul': { display: 'block' } }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <chakra.button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        {...entryStyle}
      >
        {entry.label}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
      </chakra.button>
      <chakra.ul
        id={listId}
        display={isOpen ? 'block' : 'none'}
        position="absolute"
        top="calc(100% + 0.5rem)"
        left="0"
        minW="14rem"
        p="2"
        bg="card"
        borderWidth="1px"
        borderRadius="card"
        boxShadow="soft"
      >
        {children.map((item) => (
          <li key={item.label}>
            <NavigationEntryLink
              entry={item}
              among={children}
              {...entryStyle}
              w="full"
              onClick={() => setOpen(false)}
            />
          </li>
        ))}
      </chakra.ul>
    </chakra.li>
  );
}
