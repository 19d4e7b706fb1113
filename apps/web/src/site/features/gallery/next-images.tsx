import type { PropertyImage as ImageRecord } from '../../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { PropertyImage } from '../../../shared/ui/property-image.tsx';
import { floorPlanPreset, mainPreset } from './picture-link.tsx';

const preset = { ...mainPreset, sizes: '248px' };

const Column = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gap: '3',
    gridAutoRows: '1fr',
    minH: '0',
    '& > *': { overflow: 'hidden', borderRadius: 'card', position: 'relative' },
    '& > button': { _noScript: { pointerEvents: 'none' } },
    '& img': { position: 'absolute', inset: 0 },
    // On paper there are always two rows, because a single image would otherwise be high and narrow.
    _print: { display: 'grid', gridTemplateRows: '1fr 1fr' },
  },
});

const ChoiceButton = chakra('button', {
  variants: {
    /** Floor plans are `screen` only: on paper they have a section of their own, and another image is printed here. */
    where: {
      both: {},
      screen: { _print: { display: 'none' } },
      paper: { display: 'none', _print: { display: 'block' } },
    },
  },
});

const most = 2;

interface Choice {
  readonly next: number;
  readonly where: 'both' | 'screen' | 'paper';
}

/** The indexes of the images that follow the current one on screen or on paper. */
function choicesAfter(images: readonly ImageRecord[], index: number): Choice[] {
  const others = images.slice(1).map((_, step) => (index + 1 + step) % images.length);
  const onScreen = others.slice(0, most);
  const onPaper = others.filter((next) => !images[next]?.is_floorplan).slice(0, most);
  return others.flatMap((next): Choice[] => {
    if (!onPaper.includes(next)) return onScreen.includes(next) ? [{ next, where: 'screen' }] : [];
    return [{ next, where: onScreen.includes(next) ? 'both' : 'paper' }];
  });
}

/**
 * The next one or two images beside the current one, on wide screens and on paper; `aria-hidden`, because the
 * thumbnails do the same.
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
      {choicesAfter(images, index).map(({ next, where }, place) => {
        const image = images[next];
        const shown = image?.is_floorplan
          ? ({ preset: floorPlanPreset, fit: 'contain', ground: 'transparent' } as const)
          : { preset };
        return (
          <ChoiceButton
            key={place}
            where={where}
            type="button"
            tabIndex={-1}
            aria-hidden
            bg={image?.is_floorplan ? 'card' : 'sand'}
            onClick={() => onChoose(next)}
          >
            <PropertyImage key={image?.id} image={image} alt="" {...shown} />
          </ChoiceButton>
        );
      })}
    </Column>
  );
}
