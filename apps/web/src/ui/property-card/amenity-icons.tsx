import { chakra } from '@chakra-ui/react/styled-system';
import { amenities, type Amenity } from '@estate/contracts/amenities';
import {
  ArrowUpDown,
  Bath,
  Box,
  CarFront,
  CookingPot,
  Fence,
  Flame,
  Heater,
  type LucideIcon,
  Sun,
  TreeDeciduous,
  Umbrella,
  Waves,
} from 'lucide-react';

const icons: Readonly<Record<Amenity, LucideIcon>> = {
  pool: Waves,
  garden: TreeDeciduous,
  balcony: Fence,
  terrace: Umbrella,
  lift: ArrowUpDown,
  parking: CarFront,
  kitchen: CookingPot,
  fireplace: Flame,
  sauna: Bath,
  cellar: Box,
  'floor-heating': Heater,
  'sea-view': Sun,
};

/** Icons of the amenities that the server found; amenities without an icon are left out. */
export function AmenityIcons({ keys }: { keys: readonly string[] }) {
  const known = amenities.filter(({ key }) => keys.includes(key));
  if (known.length === 0) return null;
  return (
    <chakra.ul display="flex" gap="3" color="inkMuted" aria-label="Ausstattung">
      {known.map(({ key, label }) => {
        const Icon = icons[key];
        return (
          <li key={key} title={label}>
            <Icon size={18} strokeWidth={1.5} role="img" aria-label={label} />
          </li>
        );
      })}
    </chakra.ul>
  );
}
