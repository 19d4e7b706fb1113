import { chakra } from '@chakra-ui/react/styled-system';
import type { PropertyImage as ImageRecord } from '../../api/types.ts';
import { PropertyImage } from '../../ui/property-image.tsx';
import { floorPlanPreset } from './presets.ts';

/** Floor plans stand apart from the pictures, in full. */
export function FloorPlans({ plans, title }: { plans: readonly ImageRecord[]; title: string }) {
  return (
    <chakra.ul display="grid" gap="6">
      {plans.map((plan, index) => (
        <li key={plan.id}>
          <figure>
            <chakra.div bg="card" borderWidth="1px" borderRadius="card" overflow="hidden" aspectRatio="4 / 3">
              <PropertyImage
                image={plan}
                alt={plan.title ? `Grundriss: ${plan.title}` : `${title}, Grundriss ${index + 1}`}
                preset={floorPlanPreset}
                fit="contain"
              />
            </chakra.div>
            {plan.title && (
              <chakra.figcaption mt="2" fontSize="xs" color="inkMuted">
                {plan.title}
              </chakra.figcaption>
            )}
          </figure>
        </li>
      ))}
    </chakra.ul>
  );
}
