import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AlarmClock, Inbox, LogOut, type LucideIcon, RefreshCw, SunMoon, UserCheck } from 'lucide-react';
import { isJobEnded, jobsQuery, useJobs } from '../jobs/job-runs.ts';
import { useSession } from '../session/session.ts';
import { useMay } from '../session/use-may.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useStartSync } from '../sync/use-sync.ts';
import { setColorMode, useColorMode } from '../theme/color-mode.ts';
import type { Command } from './rank.ts';

export interface PaletteEntry extends Command {
  readonly icon: LucideIcon;
  readonly run: () => void;
  /**
   * Whether recent use moves the command to the top. False for search results and for actions that change something.
   */
  readonly isRemembered: boolean;
}

/** Action that starts a sync and opens the page that shows its progress. */
function useSyncAction(
  kind: 'full-sync' | 'incremental-sync',
  action: Pick<PaletteEntry, 'title' | 'keywords'>,
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isRunning = useJobs().some((job) => job.kind === kind && !isJobEnded(job));
  const openSyncPage = () => {
    void client.invalidateQueries(jobsQuery);
    void navigate({ to: '/admin/abgleich' });
  };
  const start = useStartSync(kind, openSyncPage);
  return {
    ...action,
    id: kind,
    hint: isRunning ? 'läuft schon' : 'Aktion',
    icon: RefreshCw,
    run: isRunning ? openSyncPage : () => start.mutate(''),
  };
}

/**
 * Frequent actions that the role permits. Recent use does not move actions that change something to the top, so that
 * Enter does not run them by habit.
 */
export function useActions(): PaletteEntry[] {
  const may = useMay();
  const navigate = useNavigate();
  const session = useSession();
  const isDark = useColorMode() === 'dark';
  const leave = useSignOut();
  const full = useSyncAction('full-sync', {
    title: 'Jetzt alles abgleichen',
    keywords: ['Abgleich starten', 'Sync', 'Propstack', 'vollständig'],
  });
  const changes = useSyncAction('incremental-sync', {
    title: 'Nur Änderungen holen',
    keywords: ['Änderungen abgleichen', 'Abgleich starten', 'Sync', 'Propstack'],
  });
  const showLeads = (search: { state: 'new' | 'overdue' } | { assignee: string }) => () =>
    void navigate({ to: '/admin/anfragen', search });
  const ownId = session?.user.id;
  const views = [
    {
      id: 'new-leads',
      title: 'Neue Anfragen anzeigen',
      keywords: ['Inbox', 'ungelesen', 'Leads'],
      icon: Inbox,
      run: showLeads({ state: 'new' }),
    },
    {
      id: 'overdue-leads',
      title: 'Überfällige Anfragen anzeigen',
      keywords: ['Frist', 'spät', 'Leads'],
      icon: AlarmClock,
      run: showLeads({ state: 'overdue' }),
    },
    // A role without 'all-leads' sees only its own leads, so that this view would be the whole list.
    ...(ownId !== undefined && may('all-leads')
      ? [
          {
            id: 'own-leads',
            title: 'Meine Anfragen anzeigen',
            keywords: ['zugewiesen', 'Leads'],
            icon: UserCheck,
            run: showLeads({ assignee: ownId }),
          },
        ]
      : []),
  ];
  const changing = [
    ...(may('sync') ? [full, changes] : []),
    {
      id: 'color-mode',
      title: isDark ? 'Helle Ansicht einschalten' : 'Dunkle Ansicht einschalten',
      keywords: ['Design wechseln', 'Theme', 'dunkel', 'hell', 'Nacht'],
      icon: SunMoon,
      run: () => setColorMode(isDark ? 'light' : 'dark'),
    },
    {
      id: 'sign-out',
      title: 'Abmelden',
      keywords: ['Logout', 'Ende', 'ausloggen'],
      icon: LogOut,
      run: () => leave.mutate(),
    },
  ];
  return [
    ...views.map((view) => ({ hint: 'Aktion', isRemembered: true, ...view })),
    ...changing.map((action) => ({ hint: 'Aktion', isRemembered: false, ...action })),
  ];
}
