import { type ComponentProps, type ReactNode, useState } from 'react';
import { chakra } from '#styled-system/jsx';

/** Collapsible section whose content is rendered, and therefore fetched, only while it is open. */
export function Details({
  summary,
  children,
  ...style
}: { summary: string; children: ReactNode } & ComponentProps<typeof chakra.details>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details {...style} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary fontWeight="semibold" py="2">
        {summary}
      </chakra.summary>
      {isOpen && children}
    </chakra.details>
  );
}
