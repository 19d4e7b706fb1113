import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { mainPreset } from './picture-link.tsx';

const preset = { ...mainPreset, sizes: '248px' };

const Column = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gap: '3',
    gridAutoRows: '1fr',
    minH: '0',
    '& > *': { overflow: 'hidden', borderRadius: 'card', position: 'relative', bg: 'sand' },
    '& > button': { _noScript: { pointerEvents: 'none' } },
    '& img': { position: 'absolute', inset: 0 },
    // Two rows on paper also for one image, which else would be high and narrow.
    _print: { display: 'grid', gridTemplateRows: '1fr 1fr' },
  },
});

/** How many images stand beside the current one. */
const nextCount = (images: readonly ImageRecord[]): number => Math.min(2, images.length - 1);

/**
 * The next one or two images beside the current one, on wide screens and on paper; `aria-hidden`, because the thumbnails do
 * the same.
 */
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
    <Column>
      {Array.from({ length: nextCount(images) }, (_, place) => {
        const next = (index + place + 1) % images.length;
        const image = images[next];
        return (
          <button key={place} type="button" tabIndex={-1} aria-hidden onClick={() => onChoose(next)}>
            <PropertyImage key={image?.id} image={image} alt="" preset={preset} />
          </button>
        );
      })}
    </Column>
  );
}
