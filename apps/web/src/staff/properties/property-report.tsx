import { monthText } from '@estate/domain/text/month-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { StaffReport } from '../../shared/api/types.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Facts } from '../ui/facts.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { chakra } from '#styled-system/jsx';
import { endMonthlyReport, renewLink, reportQuery } from './figures-query.ts';
import { ProprietorForm, type SavedReport } from './proprietor-form.tsx';

const mailStates = { pending: 'wird verschickt', sent: 'verschickt', failed: 'nicht zustellbar' } as const;

function mailText({ last_mail }: StaffReport): string {
  if (!last_mail) return 'noch keine; die erste kommt am ersten Arbeitstag des nächsten Monats';
  const { month, state } = last_mail;
  return [monthText(month), state && mailStates[state]].filter(Boolean).join(', ');
}

/** The link to the report. The server returns it only when it is created. */
const NewLink = ({ link }: { link: string }) => (
  <chakra.div role="status" mt="3" p="4" bg="sand" borderRadius="card">
    <chakra.p fontWeight="semibold">Link zum Bericht</chakra.p>
    <chakra.p overflowWrap="anywhere" mb="3">
      {link}
    </chakra.p>
    <CopyButton label="Link kopieren" write={() => link} />
    <chakra.p mt="3" color="inkMuted">
      Bitte geben Sie ihn dem Eigentümer. Er wird nur jetzt gezeigt, steht aber auch in jeder Monats-E-Mail.
    </chakra.p>
  </chakra.div>
);

function Actions({
  id,
  onEdit,
  onSaved,
}: {
  id: number;
  onEdit: () => void;
  onSaved: (saved: SavedReport | null) => void;
}) {
  const [confirming, setConfirming] = useState<'link' | 'end'>();
  const close = () => setConfirming(undefined);
  const onError = (error: Error) => showFailure(error);
  const renewing = useMutation({
    mutationFn: () => renewLink(id),
    onSuccess: onSaved,
    onError,
    onSettled: close,
  });
  const ending = useMutation({
    mutationFn: () => endMonthlyReport(id),
    onSuccess: () => {
      onSaved(null);
      showToast({ tone: 'success', title: 'Der Bericht ist beendet' });
    },
    onError,
    onSettled: close,
  });
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
      <Button size="sm" tone="outline" onClick={onEdit}>
        Eigentümer ändern
      </Button>
      <Button size="sm" tone="outline" onClick={() => setConfirming('link')}>
        Neuer Link
      </Button>
      <Button size="sm" tone="danger" onClick={() => setConfirming('end')}>
        Bericht beenden
      </Button>
      {confirming === 'link' && (
        <ConfirmDialog
          title="Link erneuern?"
          action="Link erneuern"
          isPending={renewing.isPending}
          onConfirm={() => renewing.mutate()}
          onCancel={close}
        >
          Der bisherige Link gilt dann nicht mehr.
        </ConfirmDialog>
      )}
      {confirming === 'end' && (
        <ConfirmDialog
          title="Bericht beenden?"
          action="Bericht beenden"
          isPending={ending.isPending}
          onConfirm={() => ending.mutate()}
          onCancel={close}
        >
          Der Link gilt dann nicht mehr, es geht keine E-Mail mehr hinaus, und Name und Adresse des
          Eigentümers werden gelöscht.
        </ConfirmDialog>
      )}
    </chakra.div>
  );
}

/** The proprietor who receives the monthly report of a property, and the link to the report. */
export function PropertyReport({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const query = reportQuery(id);
  const stored = useQuery(query);
  const [link, setLink] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const report = stored.data?.report;
  /** The form that had the focus is removed, so the heading takes the focus. */
  const endEditing = () => {
    setEditing(false);
    heading.current?.focus({ preventScroll: true });
  };
  const onSaved = (saved: SavedReport | null) => {
    queryClient.setQueryData(query.queryKey, { report: saved?.report ?? null });
    setLink(saved?.link ?? null);
  };
  return (
    <chakra.section aria-labelledby="objekt-bericht" mt="6">
      <chakra.h3 ref={heading} id="objekt-bericht" tabIndex={-1} fontSize="md" mb="2">
        Bericht an den Eigentümer
      </chakra.h3>
      <QueryState query={stored} subject="Bericht" />
      {report && (
        <Facts
          facts={{
            Name: report.name,
            'E-Mail': report.email,
            Seit: <TimeInWords at={report.created_at} />,
            'Letzte E-Mail': mailText(report),
          }}
        />
      )}
      {link && <NewLink link={link} />}
      {report && !isEditing && <Actions id={id} onEdit={() => setEditing(true)} onSaved={onSaved} />}
      {report === null && !isEditing && (
        <>
          <p>
            Jeden Monat eine E-Mail mit Aufrufen und Anfragen, dazu eine Seite, die nur mit ihrem Link zu
            finden ist.
          </p>
          <Button size="sm" tone="outline" mt="3" onClick={() => setEditing(true)}>
            Eigentümer eintragen
          </Button>
        </>
      )}
      {report !== undefined && isEditing && (
        <ProprietorForm
          id={id}
          report={report}
          onSaved={(saved) => {
            onSaved(saved);
            endEditing();
          }}
          onCancel={endEditing}
        />
      )}
    </chakra.section>
  );
}
