import type { LeadFilter } from '@estate/domain/forms/lead-filter';
import type { LeadRow } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { passFocusToList } from './focus.ts';

/** Notice that the list is filtered by a person or a property, with a button that removes this filter. */
export function FilterNotice({
  filter: { person, property },
  items,
  onEnd,
}: {
  filter: LeadFilter;
  items: readonly LeadRow[];
  onEnd: () => void;
}) {
  if (person === undefined && property === undefined) return null;
  const title = items.find((lead) => lead.property?.id === property)?.property?.title;
  const texts = [
    ...(person === undefined ? [] : ['von derselben Person']),
    ...(property === undefined ? [] : [`zu ${title ? `„${title}“` : `Objekt ${property}`}`]),
  ];
  return (
    <chakra.div ref={passFocusToList} display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
      <chakra.p role="status">Nur Anfragen {texts.join(' und ')}.</chakra.p>
      <Button tone="outline" size="sm" onClick={onEnd}>
        Alle Anfragen zeigen
      </Button>
    </chakra.div>
  );
}
