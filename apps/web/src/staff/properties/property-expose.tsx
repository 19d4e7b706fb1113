import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ExposeState, StaffRecord } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { ButtonAnchor } from '../../shared/ui/button.tsx';
import { useMay } from '../session/use-may.ts';
import { QueryState } from '../ui/query-state.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { ExposeSource } from './expose-source.tsx';
import { documentAddress, exposeQuery, orderStateQuery, setExposeReview } from './expose-query.ts';
import { SwitchTrack } from './table-frame.tsx';

const gapTexts: Readonly<Record<ExposeState['gaps'][number], string>> = {
  energy: 'Angaben zum Energieausweis',
  plan: 'ein Grundriss',
  picture: 'ein Bild',
  description: 'eine Beschreibung',
  commission: 'die Angabe zur Provision',
};

const list = new Intl.ListFormat('de-DE');

const modeText = (isReviewed: boolean) =>
  isReviewed
    ? 'Auf eine Anfrage geht nur die Bestätigung hinaus. Das Exposé senden Sie selbst mit einer Antwort.'
    : 'Wer es anfordert, bekommt das Exposé sofort per E-Mail.';

/** Switch that keeps the exposés of a property back until staff send them. */
function ReviewSwitch({ id, state }: { id: number; state: ExposeState }) {
  const queryClient = useQueryClient();
  const { queryKey } = exposeQuery(id);
  const setting = useMutation({
    mutationFn: async (is_reviewed: boolean) => {
      await setExposeReview(id, is_reviewed);
      queryClient.setQueryData(queryKey, { ...state, is_reviewed });
      void queryClient.invalidateQueries(orderStateQuery(id));
    },
    onError: (error: Error) => showFailure(error),
  });
  return (
    <SwitchTrack
      type="button"
      role="switch"
      aria-checked={state.is_reviewed}
      aria-describedby="objekt-expose-versand"
      aria-disabled={setting.isPending}
      onClick={() => {
        if (!setting.isPending) setting.mutate(!state.is_reviewed);
      }}
    >
      Erst nach Prüfung senden
    </SwitchTrack>
  );
}

function Documents({ id, hasBankSheet }: { id: number; hasBankSheet: boolean }) {
  const documents = [
    { kind: 'expose' as const, label: 'Exposé ansehen' },
    ...(hasBankSheet ? [{ kind: 'bank-sheet' as const, label: 'Kostenblatt ansehen' }] : []),
  ];
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {documents.map(({ kind, label }) => (
        <ButtonAnchor
          key={kind}
          size="sm"
          tone="outline"
          target="_blank"
          rel="noreferrer"
          href={documentAddress(id, kind)}
        >
          <FileText size={16} strokeWidth={1.5} aria-hidden />
          {label}
        </ButtonAnchor>
      ))}
    </chakra.div>
  );
}

/** The exposé of a property: as it would be sent now, what it lacks, and whether it goes out by itself. */
export function PropertyExpose({ record: { id, data_warnings } }: { record: StaffRecord }) {
  const expose = useQuery(exposeQuery(id));
  const may = useMay();
  const { data } = expose;
  const isFromCrm = data?.crm_file?.obstacle === null;
  const namesStreet = data_warnings?.some(({ reason }) => reason === 'names-street') ?? false;
  return (
    <chakra.section aria-labelledby="objekt-expose" mt="6">
      <chakra.h3 id="objekt-expose" fontSize="md" mb="2">
        Exposé
      </chakra.h3>
      <QueryState query={expose} subject="Exposé" />
      {data && (
        <chakra.div display="grid" gap="3" justifyItems="start">
          <Documents id={id} hasBankSheet={data.has_bank_sheet} />
          <ExposeSource id={id} state={data} />
          {!isFromCrm && (
            <p>
              {data.gaps.length > 0
                ? `Im Exposé fehlt: ${list.format(data.gaps.map((gap) => gapTexts[gap]))}.`
                : 'Im Exposé fehlt nichts.'}
            </p>
          )}
          {data.hides_address && !isFromCrm && (
            <p>
              Die Adresse ist verborgen und steht nicht darin.
              {namesStreet && ' Texte, die die Straße nennen, lässt das Exposé weg.'} In der Antwort auf eine
              Anfrage geben Sie sie für eine Person frei.
            </p>
          )}
          <div>
            {may('publish') && <ReviewSwitch id={id} state={data} />}
            <chakra.p id="objekt-expose-versand" color="inkMuted" role="status">
              {modeText(data.is_reviewed)}
            </chakra.p>
          </div>
        </chakra.div>
      )}
    </chakra.section>
  );
}
