import { hasPermission } from '@estate/domain/staff/roles';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { chakra } from '#styled-system/jsx';
import { textLink } from '../../shared/ui/type.tsx';
import { useMay } from '../session/use-may.ts';
import { teamQuery } from '../team/team-query.ts';
import { IncidentList } from './incident-list.tsx';
import { NoticesForm } from './notices-form.tsx';
import { QueueTable } from './queue-table.tsx';
import type { Query } from '../ui/query-state.tsx';
import { Section } from './section.tsx';
import { incidentsQuery, noticesQuery, queuesQuery, webhookQuery } from './watch-query.ts';
import { Webhook } from './webhook.tsx';

/** Query of the notification settings and of the accounts that can be selected. */
function useNotices(): Query<ComponentProps<typeof NoticesForm>> {
  const notices = useQuery(noticesQuery);
  const team = useQuery(teamQuery);
  const settings = notices.data;
  const accounts = team.data?.items.filter(
    ({ role, state }) => state === 'active' && hasPermission(role, 'sync'),
  );
  return {
    data: settings && accounts && { settings, accounts },
    error: notices.error ?? team.error,
    isPending: notices.isPending || team.isPending,
    refetch: () => Promise.all([notices.refetch(), team.refetch()]),
  };
}

const Notices = () => (
  <Section
    title="Benachrichtigen"
    text="Wer ausgewählt ist, bekommt zu jeder Störung eine E-Mail und noch eine, wenn sie vorbei ist."
    query={useNotices()}
  >
    {(both) => <NoticesForm {...both} />}
  </Section>
);

/** Monitoring of the synchronisation: incidents, their recipients, the webhook and the queues. */
export function SyncMonitoring() {
  const canAdminister = useMay()('administer');
  return (
    <>
      <Section title="Störungen" query={useQuery(incidentsQuery)}>
        {({ items }) => <IncidentList items={items} />}
      </Section>
      {canAdminister && <Notices />}
      <Section
        title="Webhook"
        text="Propstack meldet Änderungen sofort; die genannte Immobilie wird gleich neu gelesen."
        query={useQuery(webhookQuery)}
      >
        {(state) => <Webhook webhook={state} canRegister={canAdminister} />}
      </Section>
      <Section title="Warteschlangen" query={useQuery(queuesQuery)}>
        {(state) => (
          <>
            <QueueTable queues={state} />
            {canAdminister && (
              <chakra.p mt="3">
                <chakra.a href="/api/admin/queues" target="_blank" rel="noopener" css={textLink}>
                  Alle Vorgänge im Einzelnen ansehen
                </chakra.a>
              </chakra.p>
            )}
          </>
        )}
      </Section>
    </>
  );
}
