import type { ListingSearch } from '@estate/domain/search/listing-filter';
import { formatMapArea, type MapArea, MapAreaFault, polygonOf } from '@estate/domain/search/map-area';
import { CircleDashed, PenLine, SquareDashed } from 'lucide-react';
import type { Map } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { showArea } from './area-layer.ts';
import { startAreaDrawing } from './area-drawing.ts';
import { RadiusForm } from './radius-form.tsx';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

const pressed = css.raw({
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

/** Buttons that limit the list to a part of the map: the visible part, a circle around a place, or a drawn area. */
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
  const [tool, setTool] = useState<'radius' | 'drawing'>();
  const [fault, setFault] = useState<string>();
  const endDrawing = useRef<() => void>(undefined);
  const radiusButton = useRef<HTMLButtonElement>(null);
  useEffect(() => () => endDrawing.current?.(), []);

  const choose = (next: typeof tool) => {
    endDrawing.current?.();
    setFault(undefined);
    setTool(next === tool ? undefined : next);
    if (map) showArea(map, area);
    if (!map || next !== 'drawing' || next === tool) return;
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

  return (
    <chakra.div mb="3">
      <Row gap="2">
        <Button tone="outline" size="sm" disabled={!map} onClick={() => map && apply(viewOf(map))}>
          <SquareDashed {...icon} />
          In diesem Ausschnitt suchen
        </Button>
        <Button
          ref={radiusButton}
          tone="outline"
          size="sm"
          css={pressed}
          disabled={!map}
          aria-expanded={tool === 'radius'}
          onClick={() => choose('radius')}
        >
          <CircleDashed {...icon} />
          Umkreis
        </Button>
        <Button
          tone="outline"
          size="sm"
          css={pressed}
          disabled={!map}
          aria-pressed={tool === 'drawing'}
          onClick={() => choose('drawing')}
        >
          <PenLine {...icon} />
          Gebiet zeichnen
        </Button>
      </Row>
      {map && tool === 'radius' && (
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
      {tool === 'drawing' && (
        <chakra.p role="status" mt="2" fontSize="xs">
          Ziehen Sie mit Maus, Stift oder Finger eine Linie um das Gebiet. Die Taste Esc oder ein zweiter
          Druck auf „Gebiet zeichnen“ bricht ab.
        </chakra.p>
      )}
      {fault !== undefined && (
        <chakra.p role="alert" mt="2" fontSize="xs" color="danger">
          {fault}
        </chakra.p>
      )}
    </chakra.div>
  );
}
