import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { sessionQuery, useSession } from '../session/session.ts';
import { deviceOf } from './device.ts';
import { ownSessions, sessionsOf, type SessionCalls } from './staff-sessions-query.ts';

export const OwnSessions = () => <SessionList calls={ownSessions} />;

export const SessionsOf = ({ accountId }: { accountId: string }) => (
  <SessionList calls={sessionsOf(accountId)} />
);

/** Devices on which an account is signed in, with buttons that end a session. The current session is marked. */
function SessionList({ calls: { query, end: endOne, endAll } }: { calls: SessionCalls }) {
  const queryClient = useQueryClient();
  const sessions = useQuery(query);
  const currentId = useSession()?.session_id;
  const end = useMutation({
    mutationFn: (session: string | null) => (session === null ? endAll() : endOne(session)),
    onSuccess: () => {
      showToast({ tone: 'success', title: 'Abgemeldet', description: 'Die Sitzung ist beendet.' });
      return Promise.all([queryClient.invalidateQueries(query), queryClient.invalidateQueries(sessionQuery)]);
    },
    onError: (error) => showFailure(error),
  });

  if (!sessions.data) {
    return <QueryState query={sessions} subject="Die Sitzungen" isPlural />;
  }
  const { items } = sessions.data;
  if (items.length === 0) return <chakra.p color="inkMuted">Zurzeit nirgends angemeldet.</chakra.p>;
  return (
    <>
      <chakra.ul aria-label="Sitzungen">
        {items.map(({ id, user_agent, signed_in, last_seen }) => (
          <chakra.li
            key={id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            py="2"
            borderTopWidth="1px"
          >
            <span>
              <chakra.span fontWeight="medium">{deviceOf(user_agent)}</chakra.span>
              {id === currentId && ' (diese Sitzung)'}
              <chakra.span display="block" color="inkMuted">
                zuletzt <TimeInWords at={last_seen} />, angemeldet <TimeInWords at={signed_in} />
              </chakra.span>
            </span>
            <Button
              tone="outline"
              size="sm"
              aria-label={`${deviceOf(user_agent)} abmelden`}
              disabled={end.isPending}
              onClick={() => end.mutate(id)}
            >
              Abmelden
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      {items.length > 1 && (
        <Button
          tone="quiet"
          size="sm"
          mt="2"
          ml="-4"
          disabled={end.isPending}
          onClick={() => end.mutate(null)}
        >
          Überall abmelden
        </Button>
      )}
    </>
  );
}
