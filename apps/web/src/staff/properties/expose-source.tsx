import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExposeState } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { useMay } from '../session/use-may.ts';
import { dayOfMoment } from '../ui/moment.ts';
import { showFailure } from '../ui/show-failure.ts';
import { exposeQuery, setExposeSource } from './expose-query.ts';

type CrmFile = NonNullable<ExposeState['crm_file']>;

const obstacleTexts: Readonly<Record<NonNullable<CrmFile['obstacle']>, string>> = {
  price: 'Der Preis ist inzwischen ein anderer',
  street: 'Es nennt die Straße, und die Adresse ist inzwischen verborgen',
};

function sourceText(file: CrmFile | null, hidesAddress: boolean): string {
  if (!file) return 'Hinaus geht das Exposé, das die Website macht.';
  const pages = file.pages === 1 ? '1 Seite' : `${file.pages} Seiten`;
  const taken = `„${file.title}“ aus Propstack, ${pages}, übernommen am ${dayOfMoment(file.taken_at)}`;
  if (file.obstacle)
    return `${obstacleTexts[file.obstacle]}. Deshalb geht statt ${taken}, wieder das Exposé der Website hinaus.`;
  const check = hidesAddress
    ? ' Die Adresse ist verborgen. Bitte sehen Sie nach, ob sie in einem Bild des PDF steht; geschrieben steht die Straße nicht darin.'
    : '';
  return `Hinaus geht ${taken}. Für seinen Inhalt sorgen Sie. Ändert sich der Preis, geht wieder das der Website hinaus.${check}`;
}

/** Which PDF is the exposé of a property: that of the website, or the one that the agency keeps in the CRM. */
export function ExposeSource({ id, state }: { id: number; state: ExposeState }) {
  const may = useMay();
  const queryClient = useQueryClient();
  const setting = useMutation({
    mutationFn: async (fromCrm: boolean) => {
      await setExposeSource(id, fromCrm);
      await queryClient.invalidateQueries(exposeQuery(id));
    },
    onError: (error: Error) => showFailure(error),
  });
  const { crm_file: file } = state;
  return (
    <div>
      <chakra.p color="inkMuted" role="status">
        {setting.isPending ? 'Einen Moment, bitte …' : sourceText(file, state.hides_address)}
      </chakra.p>
      {may('publish') && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
          <Button
            size="sm"
            tone="outline"
            disabled={setting.isPending}
            onClick={() => {
              setting.mutate(true);
            }}
          >
            {file ? 'Neu aus Propstack übernehmen' : 'PDF aus Propstack übernehmen'}
          </Button>
          {file && (
            <Button
              size="sm"
              tone="quiet"
              disabled={setting.isPending}
              onClick={() => {
                setting.mutate(false);
              }}
            >
              Wieder das der Website senden
            </Button>
          )}
        </chakra.div>
      )}
    </div>
  );
}
