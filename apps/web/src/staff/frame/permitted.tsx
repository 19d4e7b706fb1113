import { isStaffPath, staffPages } from '@estate/content/staff-pages';
import { rolesWith } from '@estate/domain/staff/roles';
import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useMay } from '../session/use-may.ts';

/** The tool at the present address, or the refusal where the role may not open it. */
export function Permitted({ children }: { children: ReactNode }) {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const may = useMay();
  if (!isStaffPath(path) || may(staffPages[path].needs)) return children;
  const { title, needs } = staffPages[path];
  return (
    <Notice
      heading
      role="alert"
      title="Keine Berechtigung"
      text={`„${title}“ können nur Konten mit der Rolle ${rolesWith(needs)} öffnen.`}
    >
      <ButtonLink to="/admin">Zur Übersicht</ButtonLink>
    </Notice>
  );
}
