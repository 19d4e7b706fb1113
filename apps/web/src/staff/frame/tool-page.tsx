import type { StaffPath } from '@estate/content/staff-pages';
import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';
import { toolOf } from '../tools.ts';

/** Surface in the card colour with a thin border, for a form, a result or a tile. */
export const Panel = chakra('section', {
  base: { bg: 'card', borderWidth: '1px', borderRadius: 'card', p: { base: '4', md: '6' } },
});

/** Heading of a staff page with one explanatory sentence and the main actions. */
export function PageHeading({ title, text, actions }: { title: string; text: string; actions?: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      justifyContent="space-between"
      gap="4"
      mb="6"
    >
      <div>
        <chakra.h1 fontSize={{ base: 'lg', md: 'xl' }}>{title}</chakra.h1>
        <chakra.p mt="1" color="inkMuted" maxW="measure">
          {text}
        </chakra.p>
      </div>
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {actions}
        </chakra.div>
      )}
    </chakra.div>
  );
}

/**
 * Page of a tool, with its heading from the tool registry and `actions` beside it. `isWide` gives a table the full
 * width; a form keeps a readable one.
 */
export function ToolPage({
  path,
  actions,
  isWide = false,
  children,
}: {
  path: StaffPath;
  actions?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}) {
  const { title, text } = toolOf(path);
  return (
    <>
      <PageHeading title={title} text={text} actions={actions} />
      <chakra.div maxW={isWide ? undefined : '44rem'}>{children}</chakra.div>
    </>
  );
}
