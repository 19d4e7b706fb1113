import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AlarmClock, Inbox, LogOut, type LucideIcon, RefreshCw, SunMoon, UserCheck } from 'lucide-react';
import { isOver, jobsQuery, useJobs } from '../jobs/job-runs.ts';
import { sessionQuery } from '../session/session.ts';
import { useMay } from '../session/use-may.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { useStartSync } from '../sync/use-sync.ts';
import { setColorMode, useColorMode } from '../theme/color-mode.ts';
import type { Command } from './rank.ts';

/** A command with its icon and what it does. */
export interface PaletteEntry extends Command {
  readonly icon: LucideIcon;
  readonly run: () => void;
  /** Whether it is shown first the next time; what was looked for is not. */
  readonly isRemembered: boolean;
}

/** A sync, started as by its button; the page of the syncs shows how it goes on. */
function useSyncAction(
  kind: 'full-sync' | 'incremental-sync',
  action: Pick<PaletteEntry, 'title' | 'keywords'>,
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isRunning = useJobs().some((job) => job.kind === kind && !isOver(job));
  const show = () => {
    void client.invalidateQueries(jobsQuery);
    void navigate({ to: '/admin/abgleich' });
  };
  const start = useStartSync(kind, show);
  return {
    ...action,
    id: kind,
    hint: isRunning ? 'läuft schon' : 'Aktion',
    icon: RefreshCw,
    run: isRunning ? show : () => start.mutate(''),
  };
}

/** What people do daily, without going to its page first; only what the role may do. What changes something never comes first by itself, so that Enter does nothing by habit. */
export function useActions(): PaletteEntry[] {
  const may = useMay();
  const navigate = useNavigate();
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
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
  const own = session?.user.id;
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
    // Whoever sees the own leads alone has no view of them.
    ...(own !== undefined && may('all-leads')
      ? [
          {
            id: 'own-leads',
            title: 'Meine Anfragen anzeigen',
            keywords: ['zugewiesen', 'Leads'],
            icon: UserCheck,
            run: showLeads({ assignee: own }),
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
