import { offerState, offerStateLabel } from '@estate/domain/property/offer-state';
import type { ComparedProperty } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toggleFavourite, useFavourites } from '../../lists/favourites.ts';
import { NoticeBar } from './notice-bar.tsx';

const goneText = (count: number): string =>
  count === 1
    ? 'Eine gemerkte Immobilie ist nicht mehr im Angebot.'
    : `${count} gemerkte Immobilien sind nicht mehr im Angebot.`;

/** 'reserviert', 'verkauft' or 'vermietet'; null for a property that is still on offer. */
function takenWord(property: ComparedProperty): string | null {
  const isTaken = ['reserved', 'closed'].includes(offerState(property));
  return isTaken ? offerStateLabel(property).toLocaleLowerCase('de') : null;
}

/**
 * Names the properties of the list that are reserved, sold or let, and the number of properties that are no longer
 * public, with a button that removes the latter from the list.
 */
export function UnavailableNotice({
  cards,
  goneIds,
}: {
  cards: readonly ComparedProperty[];
  goneIds: readonly number[];
}) {
  const marked = useFavourites();
  const removable = goneIds.filter((id) => marked.includes(id));
  const taken = cards.flatMap((card) => {
    const word = takenWord(card);
    return word ? [{ id: card.id, text: `„${card.title}“ ist ${word}.` }] : [];
  });
  if (goneIds.length === 0 && taken.length === 0) return null;
  return (
    <NoticeBar>
      <div>
        {taken.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
        {goneIds.length > 0 && <p>{goneText(goneIds.length)}</p>}
      </div>
      {removable.length > 0 && (
        <Button tone="outline" size="sm" onClick={() => removable.forEach(toggleFavourite)}>
          Von der Liste nehmen
        </Button>
      )}
    </NoticeBar>
  );
}
