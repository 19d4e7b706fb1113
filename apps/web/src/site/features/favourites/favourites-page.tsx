import { useMemo } from 'react';
import { useFavourites } from '../../lists/favourites.ts';
import { problemText } from '../../../shared/api/problem-text.ts';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PageTitle } from '../../../shared/ui/type.tsx';
import { PrintHead } from '../../ui/print-head.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { OfflinePicturesContext } from '../../../shared/ui/offline-pictures-context.ts';
import { Comparison } from './comparison/comparison.tsx';
import { ComparisonSkeleton } from './comparison/comparison-skeleton.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useCompared } from './use-compared.ts';
import { useOfflineStoring } from './offline/use-offline-storing.ts';
import { SelectionFile } from './selection-file.tsx';
import { ShareSection } from './shared-list/share-section.tsx';
import { type SharedList, sharedRow, useSharedList } from './shared-list/shared-list.ts';
import { SharedNotice } from './shared-list/shared-notice.tsx';
import { VisitsSection } from './visits/visits-section.tsx';
import { UnavailableNotice } from './unavailable-notice.tsx';
import { useFocusNext } from './use-focus-next.ts';

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' });

const failure = 'Immobilien konnten nicht geladen werden.';

const needsScript = 'Bitte aktivieren Sie JavaScript in Ihrem Browser, um Immobilien zu merken.';

const howToBegin =
  'Mit dem Herz an einem Angebot legen Sie es hier ab. Ab zwei Immobilien sehen Sie Preis, Fläche, Hausgeld und Rate nebeneinander.';

/** The ids of the shared list come first and in its order, so that marking a property does not move its column. */
function useIds(own: readonly number[], shared: SharedList | null): readonly number[] {
  return useMemo(() => [...new Set([...(shared?.ids ?? []), ...own])], [own, shared]);
}

/**
 * The favourites of this browser and the properties of a shared list, with their current data. Without a network the
 * page shows the data that was loaded last.
 */
export function FavouritesPage() {
  const own = useFavourites();
  const shared = useSharedList();
  const ids = useIds(own, shared);
  const comparison = useCompared(ids);
  const { cards, isPending, isCutOff, error, retry } = comparison;
  const holder = useFocusNext(cards);
  useErrorToast(error !== null, failure);
  const ownCards = useMemo(() => cards.filter(({ id }) => own.includes(id)), [cards, own]);
  useOfflineStoring(own.length, { ...comparison, cards: ownCards });

  return (
    <Section pt={{ base: '8', md: '12', xl: '12' }} _print={{ page: 'comparison', py: '0' }}>
      <Container>
        <PageTitle>Ihre Merkliste</PageTitle>
        {cards.length > 0 && (
          <PrintHead path="/merkliste"> · geladen am {day.format(comparison.loadedAt)}</PrintHead>
        )}
        <chakra.p
          mt="3"
          mb={{ base: '6', md: '10' }}
          maxW="measure"
          fontSize="md"
          _print={{ display: 'none' }}
        >
          Die Liste liegt nur in diesem Browser. Wir speichern nicht, was Sie sich merken.
        </chakra.p>
        <chakra.div data-without-script display="none" _noScript={{ display: 'block' }}>
          <Notice title="Die Merkliste braucht JavaScript" text={needsScript}>
            <ButtonLink to="/immobilien">Immobilien ansehen</ButtonLink>
          </Notice>
        </chakra.div>
        {shared && <SharedNotice list={shared} />}
        {ids.length === 0 && (
          <div data-needs-script>
            <Notice role="status" title="Noch nichts gemerkt" text={howToBegin}>
              <ButtonLink to="/immobilien">Immobilien ansehen</ButtonLink>
            </Notice>
          </div>
        )}
        <UnavailableNotice cards={cards} goneIds={comparison.goneIds} />
        {isCutOff && (
          <OfflineNotice
            loadedAt={comparison.loadedAt}
            absentCount={comparison.absentCount}
            onRetry={retry}
          />
        )}
        <OfflinePicturesContext value={comparison.pictures}>
          <div ref={holder}>
            {cards.length > 0 && (
              <Comparison properties={cards} firstRow={shared && sharedRow(cards, own, shared)} />
            )}
          </div>
        </OfflinePicturesContext>
        {cards.length > 0 && !isCutOff && <SelectionFile ids={cards.map(({ id }) => id)} />}
        {isPending && <ComparisonSkeleton count={Math.min(ids.length - cards.length, 6)} />}
        <VisitsSection properties={ownCards} />
        {ownCards.length > 0 && <ShareSection ids={own} />}
        {error && (
          <Notice title={failure} text={problemText(error)}>
            {retry && (
              <Button tone="outline" onClick={retry}>
                Erneut versuchen
              </Button>
            )}
          </Notice>
        )}
      </Container>
    </Section>
  );
}
