import { useMutation, useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import { useState } from 'react';
import type { SectionDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Details } from '../ui/details.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { publishVersion, versionsQuery } from './content-query.ts';
import { changesBetween, type Fields, labelAt, type Value } from './words-at.ts';

/** The number of the version before the first one: the shipped words. */
const shipped = 0;

const asText = (value: Value): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value, null, 1);

/** The places where two states of the words differ, each as one text with what was removed and added. */
export function WordDifference({ fields, before, after }: { fields: Fields; before: Value; after: Value }) {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return <chakra.p color="inkMuted">Kein Unterschied.</chakra.p>;
  return (
    <chakra.dl display="grid" gap="3" overflowWrap="anywhere">
      {changes.map(({ path, before: old, after: next }) => (
        <div key={path}>
          <chakra.dt color="inkMuted" fontSize="xs">
            {labelAt(fields, path)}
          </chakra.dt>
          <chakra.dd whiteSpace="pre-wrap">
            {diffWordsWithSpace(asText(old), asText(next)).map(({ value, added, removed }, index) =>
              added ? (
                <chakra.ins key={index} bg="sand">
                  {value}
                </chakra.ins>
              ) : removed ? (
                <chakra.del key={index} color="danger">
                  {value}
                </chakra.del>
              ) : (
                value
              ),
            )}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}

/** The published versions of a section: who published them and when, what differs from today, and the way back. */
export function Versions({
  section,
  onPublished,
}: {
  section: SectionDetail;
  onPublished: (section: SectionDetail) => void;
}) {
  const versions = useQuery(versionsQuery(section.key));
  const [asked, setAsked] = useState<number | null>(null);
  const publish = useMutation({
    mutationFn: (number: number) => publishVersion(section.key, number),
    onSuccess: async (published) => {
      onPublished(published);
      setAsked(null);
      showToast({ tone: 'success', title: 'Frühere Fassung veröffentlicht' });
      await versions.refetch();
    },
    onError: (error) => showFailure(error),
  });
  const items = versions.data?.items ?? [];
  const fields = section.fields as Fields;
  return (
    <>
      <QueryState query={versions} subject="Die Fassungen" isPlural />
      {versions.data && items.length === 0 && (
        <chakra.p color="inkMuted">Noch nichts veröffentlicht: Es stehen die mitgelieferten Texte.</chakra.p>
      )}
      <chakra.ol display="grid" gap="2">
        {items.map((version) => {
          const isCurrent = version.number === section.version?.number;
          return (
            <chakra.li key={version.number} borderTopWidth="1px" pt="2">
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
                <chakra.span flex="1" minW="12rem">
                  Fassung {version.number}, {version.published_by.name},{' '}
                  <TimeInWords at={version.published_at} />
                  {isCurrent && ' (steht auf der Website)'}
                </chakra.span>
                {!isCurrent && (
                  <Button size="sm" tone="outline" onClick={() => setAsked(version.number)}>
                    Wieder veröffentlichen
                  </Button>
                )}
              </chakra.div>
              {!isCurrent && (
                <Details summary="Unterschied zu heute">
                  <WordDifference fields={fields} before={version.words} after={section.published} />
                </Details>
              )}
            </chakra.li>
          );
        })}
        {section.version && (
          <chakra.li borderTopWidth="1px" pt="2" display="flex" flexWrap="wrap" alignItems="center" gap="2">
            <chakra.span flex="1" minW="12rem">
              Mitgelieferte Texte
            </chakra.span>
            <Button size="sm" tone="outline" onClick={() => setAsked(shipped)}>
              Wieder veröffentlichen
            </Button>
          </chakra.li>
        )}
      </chakra.ol>
      {asked !== null && (
        <ConfirmDialog
          title={
            asked === shipped
              ? 'Mitgelieferte Texte wieder veröffentlichen?'
              : `Fassung ${asked} wieder veröffentlichen?`
          }
          action="Wieder veröffentlichen"
          isPending={publish.isPending}
          onConfirm={() => publish.mutate(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>Sie steht sofort auf der Website. Ein Entwurf bleibt erhalten.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
