import { isStaffPath, staffPages } from '@estate/content/staff-pages';
import { roleNamesWithPermission } from '@estate/domain/staff/roles';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useMay } from '../session/use-may.ts';

/** Renders the tool of the current route, or a refusal if the role may not open it. */
export function PermissionGuard({ children }: { children: ReactNode }) {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const may = useMay();
  if (!isStaffPath(path) || may(staffPages[path].needs)) return children;
  const { title, needs } = staffPages[path];
  return (
    <Notice
      heading
      role="alert"
      title="Keine Berechtigung"
      text={`„${title}“ können nur Konten mit der Rolle ${roleNamesWithPermission(needs)} öffnen.`}
    >
      <ButtonLink to="/admin">Zur Übersicht</ButtonLink>
    </Notice>
  );
}
