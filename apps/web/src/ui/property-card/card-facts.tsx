import { floorArea, isCommercial } from '@estate/contracts/main-area';
import { DoorOpen, LandPlot, Maximize } from 'lucide-react';
import type { PropertyCard } from '../../api/types.ts';
import { chakra } from '../../theme/chakra.tsx';
import { countOf, formatArea } from '../format.ts';

/** One line of figures; missing ones are left out, and so are the rooms of an office or a hall. */
export function CardFacts({ property }: { property: PropertyCard }) {
  const area = floorArea(property);
  const isForWork = isCommercial(property);
  const facts = [
    {
      label: 'Zimmer',
      Icon: DoorOpen,
      text: isForWork ? null : countOf(property.number_of_rooms, 'Zimmer', 'Zimmer'),
    },
    {
      label: area?.label ?? '',
      Icon: Maximize,
      // An area for work has its name, because a bare number would be read as living space.
      text: area && (isForWork ? `${formatArea(area.value)} ${area.label}` : formatArea(area.value)),
    },
    { label: 'Grundstück', Icon: LandPlot, text: formatArea(property.plot_area) },
  ];
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
      {facts.map(
        ({ label, Icon, text }) =>
          text && (
            <chakra.li key={label} display="flex" alignItems="center" gap="1.5">
              <Icon
                size={18}
                strokeWidth={1.5}
                {...(text.includes(label) ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
              />
              {text}
            </chakra.li>
          ),
      )}
    </chakra.ul>
  );
}
