import type { StaffPath } from '@estate/content/staff-pages';
import type { ReactNode } from 'react';
import { chakra } from '../../../theme/chakra.tsx';
import { toolOf } from '../tools.ts';
import { PageHeading } from './page-heading.tsx';

/**
 * A tool's page: its heading from the registry, `actions` beside it, the tool below. `isWide` lets a table take the
 * whole width; a form keeps a readable one.
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
