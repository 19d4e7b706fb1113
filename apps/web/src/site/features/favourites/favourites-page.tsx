import { toggleFavourite, useFavourites } from '../../lists/favourites.ts';
import { chakra } from '#styled-system/jsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Container, Section } from '../../../shared/ui/layout.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PropertyCards, PropertyCardsSkeleton } from '../../ui/property-card/property-cards.tsx';
import { PageTitle, VisuallyHidden } from '../../../shared/ui/type.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { KeptPicturesContext } from '../../../shared/ui/kept-pictures-context.ts';
import { KeptNotice } from './kept-notice.tsx';
import { useFavouriteCards } from './use-favourite-cards.ts';
import { useKeeping } from './kept/use-keeping.ts';
import { useFocusNext } from './use-focus-next.ts';

const failure = 'Immobilien konnten nicht geladen werden.';

const needsScript = 'Bitte aktivieren Sie JavaScript in Ihrem Browser, um Immobilien zu merken.';

const goneText = (count: number): string =>
  count === 1
    ? 'Eine gemerkte Immobilie ist nicht mehr im Angebot.'
    : `${count} gemerkte Immobilien sind nicht mehr im Angebot.`;

/** The properties marked in this browser, with their current data, or without a network as they were loaded last. */
export function FavouritesPage() {
  const ids = useFavourites();
  const found = useFavouriteCards(ids);
  const { cards, goneIds, isPending, isCutOff, error, retry } = found;
  const holder = useFocusNext(cards);
  useErrorToast(error !== null, failure);
  useKeeping(ids.length, found);

  return (
    <Section pt={{ base: '8', md: '12', xl: '12' }}>
      <Container>
        <PageTitle>Ihre Merkliste</PageTitle>
        <chakra.p mt="3" mb={{ base: '6', md: '10' }} maxW="measure" fontSize="md">
          Die Liste liegt nur in diesem Browser. Wir erfahren nicht, was Sie sich merken.
        </chakra.p>
        <chakra.div data-without-script display="none" _noScript={{ display: 'block' }}>
          <Notice title="Die Merkliste braucht JavaScript" text={needsScript}>
            <ButtonLink to="/immobilien">Immobilien ansehen</ButtonLink>
          </Notice>
        </chakra.div>
        <VisuallyHidden as="h2">Gemerkte Immobilien</VisuallyHidden>
        {ids.length === 0 && (
          <div data-needs-script>
            <Notice
              role="status"
              title="Noch nichts gemerkt"
              text="Mit dem Herz an einem Angebot legen Sie es hier ab, um später zu vergleichen."
            >
              <ButtonLink to="/immobilien">Immobilien ansehen</ButtonLink>
            </Notice>
          </div>
        )}
        {goneIds.length > 0 && (
          <chakra.div
            role="status"
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            p="4"
            mb="6"
            bg="sand"
            borderRadius="card"
          >
            {goneText(goneIds.length)}
            <Button tone="outline" size="sm" onClick={() => goneIds.forEach(toggleFavourite)}>
              Von der Liste nehmen
            </Button>
          </chakra.div>
        )}
        {isCutOff && <KeptNotice loadedAt={found.loadedAt} absentCount={found.absentCount} onRetry={retry} />}
        <KeptPicturesContext value={found.pictures}>
          <div ref={holder}>{cards.length > 0 && <PropertyCards items={cards} hasFirstScreen />}</div>
        </KeptPicturesContext>
        {isPending && <PropertyCardsSkeleton count={Math.min(ids.length - cards.length, 6)} />}
        {error && (
          <Notice title={failure} text={error.message}>
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
