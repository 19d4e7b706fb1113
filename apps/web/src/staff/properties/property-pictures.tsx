import { renditions, staffImageUrl } from '@estate/domain/property/renditions';
import type { StaffRecord } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';

const { card, lightbox } = renditions;

export function PropertyPictures({ images }: Pick<StaffRecord, 'images'>) {
  if (images.length === 0) return null;
  const inOrder = images.toSorted((a, b) => a.position - b.position);
  return (
    <chakra.ul aria-label="Bilder" tabIndex={0} mt="4" display="flex" gap="2" overflowX="auto">
      {inOrder.map((image, at) => (
        <chakra.li key={image.id} flexShrink="0" w="10rem">
          <a href={staffImageUrl(image, lightbox)} target="_blank" rel="noreferrer">
            <chakra.img
              src={staffImageUrl(image, card)}
              alt={image.title?.trim() || `Bild ${at + 1}`}
              htmlWidth={card.width}
              htmlHeight={card.height}
              loading="lazy"
              w="full"
              h="auto"
              borderRadius="card"
              bg="sand"
            />
          </a>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
