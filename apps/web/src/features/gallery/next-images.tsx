import { chakra } from '@chakra-ui/react/styled-system';
import type { PropertyImage as ImageRecord } from '../../api/types.ts';
import { PropertyImage } from '../../ui/property-image.tsx';
import { mainPreset } from './presets.ts';

const preset = { ...mainPreset, sizes: '248px' };

/** The next two images beside the current one, on wide screens; `aria-hidden`, because the thumbnails do the same. */
export function NextImages({
  images,
  index,
  onChoose,
}: {
  images: readonly ImageRecord[];
  index: number;
  onChoose: (index: number) => void;
}) {
  return (
    <chakra.div
      hideBelow="lg"
      display="grid"
      gap="3"
      gridTemplateRows="1fr 1fr"
      minH="0"
      _print={{ display: 'none' }}
    >
      {[1, 2].map((offset) => {
        const next = (index + offset) % images.length;
        const image = images[next];
        return image && next !== index ? (
          <chakra.button
            key={offset}
            type="button"
            tabIndex={-1}
            aria-hidden
            overflow="hidden"
            borderRadius="card"
            position="relative"
            onClick={() => onChoose(next)}
            css={{ '& img': { position: 'absolute', inset: 0 } }}
          >
            <PropertyImage key={image.id} image={image} alt="" preset={preset} />
          </chakra.button>
        ) : null;
      })}
    </chakra.div>
  );
}
