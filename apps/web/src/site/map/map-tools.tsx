import type { ListingSearch } from '@estate/domain/search/listing-filter';
import { formatMapArea, type MapArea, MapAreaFault, polygonOf } from '@estate/domain/search/map-area';
import { CircleDashed, LocateFixed, PenLine, SquareDashed } from 'lucide-react';
import type { Map } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { placeOfVisitor } from './place-of-visitor.ts';
import { showArea } from './area-layer.ts';
import { startAreaDrawing } from './area-drawing.ts';
import { RadiusForm } from './radius-form.tsx';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** A row of buttons above the map; on a phone a column of icons on it. */
const Tools = chakra('div', {
  base: {
    display: 'flex',
    position: { base: 'absolute', md: 'static' },
    zIndex: 2,
    top: '3',
    right: '3',
    flexDirection: { base: 'column', md: 'row' },
    flexWrap: { md: 'wrap' },
    gap: { md: '2' },
    borderWidth: { base: '1px', md: '0' },
    borderColor: 'outline',
    borderRadius: 'card',
    bg: { base: 'card', md: 'transparent' },
    overflow: { base: 'hidden', md: 'visible' },
  },
});

/** What a tool says or asks: below the buttons, on a phone on the map beside them. */
const Answer = chakra('div', {
  base: {
    position: { base: 'absolute', md: 'static' },
    zIndex: 3,
    top: '3',
    left: '3',
    right: '4.75rem',
    p: { base: '3', md: '0' },
    bg: { base: 'card', md: 'transparent' },
    borderWidth: { base: '1px', md: '0' },
    borderRadius: 'card',
    _empty: { display: 'none' },
  },
});

const tool = css.raw({
  mdDown: { w: '12', minH: '12', px: '0', borderColor: 'transparent', borderRadius: '0' },
  '&[aria-pressed=true], &[aria-expanded=true]': { bg: 'sand', borderColor: 'ink' },
});

/** The visible part of the map, within the coordinates that the filter accepts. */
function viewOf(map: Map): MapArea {
  const bounds = map.getBounds();
  return {
    kind: 'box',
    west: Math.max(bounds.getWest(), -180),
    south: Math.max(bounds.getSouth(), -85),
    east: Math.min(bounds.getEast(), 180),
    north: Math.min(bounds.getNorth(), 85),
  };
}

/** The name of a tool. On a phone only screen readers get it. */
const Name = ({ children }: { children: string }) => (
  <chakra.span srOnly={{ base: true, md: false }}>{children}</chakra.span>
);

/** In metres: radius of 'In meiner Nähe'. */
const nearMetres = 2_000;

/**
 * Buttons that limit the list to a part of the map: near the visitor, the visible part, a circle around a place, or a
 * drawn area.
 */
export function MapTools({
  abroad,
  map,
  area,
  onAreaChange,
}: {
  abroad: ListingSearch['abroad'];
  map: Map | undefined;
  area: MapArea | undefined;
  onAreaChange: (within: string | undefined) => void;
}) {
  const [openTool, setTool] = useState<'radius' | 'drawing'>();
  const [fault, setFault] = useState<string>();
  const endDrawing = useRef<() => void>(undefined);
  const radiusButton = useRef<HTMLButtonElement>(null);
  useEffect(() => () => endDrawing.current?.(), []);

  const choose = (next: typeof openTool) => {
    endDrawing.current?.();
    setFault(undefined);
    setTool(next === openTool ? undefined : next);
    if (map) showArea(map, area);
    if (!map || next !== 'drawing' || next === openTool) return;
    showArea(map, undefined);
    endDrawing.current = startAreaDrawing(map, {
      onEnd: (corners) => {
        const drawn = polygonOf(corners);
        setTool(undefined);
        setFault(undefined);
        if (drawn instanceof MapAreaFault) {
          setFault(drawn.text);
          showArea(map, area);
        } else {
          onAreaChange(formatMapArea(drawn));
        }
      },
      onSmall: () => setFault('Die Linie ist zu klein für ein Gebiet. Bitte ziehen Sie eine größere.'),
      onCancel: () => choose(undefined),
    });
  };
  const apply = (next: MapArea) => {
    choose(undefined);
    onAreaChange(formatMapArea(next));
  };
  const [isLocating, setLocating] = useState(false);
  const locate = async () => {
    choose(undefined);
    setLocating(true);
    const place = await placeOfVisitor();
    setLocating(false);
    if (place) apply({ kind: 'circle', ...place, metres: nearMetres });
    else
      setFault(
        'Ihr Browser gibt Ihren Standort nicht frei. Mit „Umkreis“ können Sie einen Ort selbst wählen.',
      );
  };

  return (
    <chakra.div mb={{ md: '3' }}>
      <Tools role="group" aria-label="Gebiet wählen">
        <Button
          tone="outline"
          size="sm"
          css={tool}
          disabled={!map || isLocating}
          onClick={() => void locate()}
        >
          <LocateFixed {...icon} />
          <Name>In meiner Nähe</Name>
        </Button>
        <Button tone="outline" size="sm" css={tool} disabled={!map} onClick={() => map && apply(viewOf(map))}>
          <SquareDashed {...icon} />
          <Name>In diesem Ausschnitt suchen</Name>
        </Button>
        <Button
          ref={radiusButton}
          tone="outline"
          size="sm"
          css={tool}
          disabled={!map}
          aria-expanded={openTool === 'radius'}
          onClick={() => choose('radius')}
        >
          <CircleDashed {...icon} />
          <Name>Umkreis</Name>
        </Button>
        <Button
          tone="outline"
          size="sm"
          css={tool}
          disabled={!map}
          aria-pressed={openTool === 'drawing'}
          onClick={() => choose('drawing')}
        >
          <PenLine {...icon} />
          <Name>Gebiet zeichnen</Name>
        </Button>
      </Tools>
      <Answer>
        {map && openTool === 'radius' && (
          <RadiusForm
            abroad={abroad}
            centre={() => map.getCenter()}
            onApply={(circle) => {
              apply(circle);
              // The form is removed together with its focused button, so the button that opened it takes the focus.
              radiusButton.current?.focus();
            }}
          />
        )}
        {isLocating && (
          <chakra.p role="status" mt={{ md: '2' }} fontSize="xs">
            Ihr Standort wird bestimmt...
          </chakra.p>
        )}
        {openTool === 'drawing' && (
          <chakra.p role="status" mt={{ md: '2' }} fontSize="xs">
            Ziehen Sie mit Maus, Stift oder Finger eine Linie um das Gebiet. Die Taste Esc oder ein zweiter
            Druck auf „Gebiet zeichnen“ bricht ab.
          </chakra.p>
        )}
        {fault !== undefined && (
          <chakra.p role="alert" mt={{ md: '2' }} fontSize="xs" color="danger">
            {fault}
          </chakra.p>
        )}
      </Answer>
    </chakra.div>
  );
}
