import { webhookEvents } from '@estate/domain/staff/webhook-events';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook as WebhookState } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button, StyledLink } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { exactMoment, momentInWords } from '../ui/moment.ts';
import { Facts } from '../ui/facts.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { registerWebhook, webhookQuery } from './watch-query.ts';

type Last = NonNullable<WebhookState['last']>;

const outcomes: Record<Last['outcome'], string> = {
  created: 'neu importiert',
  updated: 'aktualisiert',
  unchanged: 'unverändert',
  outdated: 'ein neuerer Stand lag schon vor',
  removed: 'in Propstack gelöscht und von der Website genommen',
  waiting: 'in Propstack gelöscht, wartet auf Ihr Wort',
  gone: 'weder in Propstack noch hier vorhanden',
  failed: 'fehlgeschlagen',
};

const isComplete = (registered: readonly string[]) =>
  webhookEvents.every((event) => registered.includes(event));

function statusText({ registered, error, has_secret }: WebhookState): string {
  if (!has_secret) {
    return 'Auf dem Server fehlt PROPSTACK_WEBHOOK_SECRET. Solange nimmt die Website keine Meldungen an.';
  }
  if (registered === null) return error ?? 'Propstack hat nicht geantwortet.';
  if (isComplete(registered)) return 'Eingerichtet für neue und geänderte Immobilien.';
  return registered.length === 0 ? 'Noch nicht eingerichtet.' : 'Nur zum Teil eingerichtet.';
}

function LastCall({ last: { received_at, property_id, outcome, error } }: { last: Last }) {
  return (
    <span title={exactMoment(received_at)}>
      {momentInWords(received_at)}:{' '}
      <StyledLink to="/admin/immobilien" search={{ objekt: property_id }} css={textLink}>
        Immobilie {property_id}
      </StyledLink>
      , {outcomes[outcome]}
      {error && `. ${error}`}
    </span>
  );
}

/** State of the webhook by which the CRM reports changes, the last call, and a button that registers it. */
export function Webhook({ webhook, canRegister }: { webhook: WebhookState; canRegister: boolean }) {
  const queryClient = useQueryClient();
  const register = useMutation({
    mutationFn: registerWebhook,
    onSuccess: (state) => {
      queryClient.setQueryData(webhookQuery.queryKey, state);
      showToast({ tone: 'success', title: 'Webhook eingerichtet' });
    },
    onError: (error) => showFailure(error, 'Der Webhook wurde nicht eingerichtet'),
  });
  const { registered, has_secret, last, target } = webhook;
  return (
    <>
      <Facts
        facts={{
          Zustand: statusText(webhook),
          Adresse: target,
          'Letzte Meldung': last ? <LastCall last={last} /> : 'noch keine',
        }}
      />
      {canRegister && has_secret && !(registered && isComplete(registered)) && (
        <chakra.div mt="4">
          <Button size="sm" tone="outline" disabled={register.isPending} onClick={() => register.mutate()}>
            {register.isPending ? 'Wird eingerichtet...' : 'Webhook einrichten'}
          </Button>
        </chakra.div>
      )}
      {canRegister && has_secret && (
        <chakra.p mt="3" color="inkMuted">
          In den Einstellungen von Propstack muss dasselbe Geheimnis stehen wie auf dem Server.
        </chakra.p>
      )}
    </>
  );
}
