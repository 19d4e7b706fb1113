import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { useDialogEntry } from '../../ui/use-dialog-entry.ts';
import { Lightbox } from './lightbox.tsx';
import { captionOf, floorPlanPreset, PictureLink, ZoomButton } from './picture-link.tsx';

export function FloorPlans({ plans, title }: { plans: readonly ImageRecord[]; title: string }) {
  const lightbox = useDialogEntry('grundrisse');
  return (
    <chakra.ul display="grid" gap="6">
      {plans.map((plan, index) => (
        <li key={plan.id}>
          <figure>
            <chakra.div
              position="relative"
              bg="card"
              borderWidth="1px"
              borderRadius="card"
              overflow="hidden"
              aspectRatio="4 / 3"
            >
              <PropertyImage
                image={plan}
                alt={plan.title ? (captionOf(plan) ?? '') : `${title}, Grundriss ${index + 1}`}
                preset={floorPlanPreset}
                fit="contain"
              />
              <PictureLink image={plan} label={`Grundriss ${index + 1} in groß öffnen`} />
              <ZoomButton
                data-needs-script
                aria-label={`Grundriss ${index + 1} in Großansicht öffnen`}
                onClick={() => lightbox.open(index)}
              />
            </chakra.div>
            {plan.title && (
              <chakra.figcaption aria-hidden mt="2" fontSize="xs" color="inkMuted">
                {plan.title}
              </chakra.figcaption>
            )}
          </figure>
        </li>
      ))}
      {lightbox.openAt !== undefined && (
        <li>
          <Lightbox
            images={plans}
            title={`${title}, Grundrisse`}
            start={lightbox.openAt}
            onClose={lightbox.close}
          />
        </li>
      )}
    </chakra.ul>
  );
}
