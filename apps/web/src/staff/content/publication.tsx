import { hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SectionDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { DateField } from '../../shared/form/date-field.tsx';
import { ApiError } from '../../shared/api/problem.ts';
import { problemText } from '../../shared/api/problem-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Details } from '../ui/details.tsx';
import { exactMoment } from '../ui/moment.ts';
import { cancelPublication, discardDraft, publishDraft } from './content-query.ts';

/** The actions on a draft: publish it now or on a later day, or discard it. */
export function Publication({
  section,
  isDirty,
  save,
  onChanged,
  onFaults,
}: {
  section: SectionDetail;
  isDirty: boolean;
  /** Saves what is not saved yet, and resolves to the revision of the draft. */
  save: () => Promise<number>;
  onChanged: (section: SectionDetail) => void;
  /** Leads to the faults because of which the publication was refused. */
  onFaults: () => void;
}) {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('08:00');
  const [isAsked, setAsked] = useState(false);
  const [today] = useState(() => hamburgClock(Date.now()).date);
  const { key, draft } = section;
  const done = (title: string) => (changed: SectionDetail) => {
    onChanged(changed);
    setAsked(false);
    showToast({ tone: 'success', title });
  };

  const publish = useMutation({
    mutationFn: async (at: string | null) => publishDraft(key, await save(), at),
    onSuccess: (changed, at) =>
      done(at === null ? 'Veröffentlicht' : `Wird am ${exactMoment(at)} veröffentlicht`)(changed),
    // Whether the words have faults is known once they are saved.
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'invalid-input') onFaults();
    },
  });
  const discard = useMutation({
    mutationFn: async () => discardDraft(key, await save()),
    onSuccess: done('Entwurf verworfen'),
  });
  const cancel = useMutation({
    mutationFn: () => cancelPublication(key),
    onSuccess: done('Termin aufgehoben'),
  });
  const failure = publish.error ?? discard.error ?? cancel.error;
  const isPending = publish.isPending || discard.isPending || cancel.isPending;

  if (draft?.publish_at) {
    return (
      <chakra.div display="grid" gap="3">
        <p>
          Dieser Entwurf wird am <strong>{exactMoment(draft.publish_at)}</strong> veröffentlicht. Bis dahin
          lässt er sich nicht ändern.
        </p>
        {failure && <chakra.p color="danger">{problemText(failure)}</chakra.p>}
        <Button justifySelf="start" tone="outline" disabled={isPending} onClick={() => cancel.mutate()}>
          Termin aufheben
        </Button>
      </chakra.div>
    );
  }
  const hasDraft = draft !== null || isDirty;
  const at = day && time ? hamburgMoment(day, time).toISOString() : null;
  return (
    <chakra.div display="grid" gap="3">
      <Row gap="2">
        <Button disabled={!hasDraft || isPending} onClick={() => publish.mutate(null)}>
          Veröffentlichen
        </Button>
        <Button tone="quiet" disabled={!hasDraft || isPending} onClick={() => setAsked(true)}>
          Verwerfen
        </Button>
      </Row>
      {failure && (
        <chakra.p role="alert" color="danger">
          {problemText(failure)}
        </chakra.p>
      )}
      {hasDraft && (
        <Details summary="Später veröffentlichen">
          <chakra.div
            display="grid"
            gap="3"
            gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
          >
            <DateField label="Tag" type="date" min={today} value={day} onChange={setDay} />
            <DateField label="Uhrzeit in Hamburg" type="time" value={time} onChange={setTime} />
          </chakra.div>
          <Button
            mt="3"
            size="sm"
            tone="outline"
            disabled={at === null || isPending}
            onClick={() => publish.mutate(at)}
          >
            Termin festlegen
          </Button>
        </Details>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Entwurf verwerfen?"
          action="Entwurf verwerfen"
          isPending={discard.isPending}
          onConfirm={() => discard.mutate()}
          onCancel={() => setAsked(false)}
        >
          <p>Auf der Website bleibt stehen, was veröffentlicht ist.</p>
        </ConfirmDialog>
      )}
    </chakra.div>
  );
}
