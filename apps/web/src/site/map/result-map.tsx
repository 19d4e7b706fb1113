import type { ListingSearch } from '@estate/domain/search/listing-filter';
import { MapAreaFault, parseMapArea } from '@estate/domain/search/map-area';
import { useQuery } from '@tanstack/react-query';
import type { Map, MapOptions } from 'maplibre-gl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { chakra } from '#styled-system/jsx';
import { propertyCount } from '@estate/domain/text/format';
import { useMedia } from '../../shared/ui/use-media.ts';
import { useErrorToast } from '../ui/use-error-toast.ts';
import { addAreaLayer, boundsOfArea, showArea } from './area-layer.ts';
import { ChosenPins } from './chosen-pins.tsx';
import { MapFrame, MapLoading, MapSurface, phoneMap } from './map-frame.tsx';
import { mapPointsQuery } from './map-points-query.ts';
import { MapTools } from './map-tools.tsx';
import { maxDrawingZoom, openMap } from './open-map.ts';
import { PinDrawer } from './pin-drawer.tsx';
import { addPins, boundsOf, showPins, showPointed } from './pins.ts';
import { useCamera } from './use-camera.ts';
import { useOpening } from './use-opening.ts';

/** The first view of the map, before its hits have loaded or without hits. */
const hamburg = { center: [9.9937, 53.5511] as [number, number], zoom: 9.5 };

/** The padding around what the map has to show, above the drawer of a phone. */
const paddingOf = (px: number, isPhone: boolean) => ({
  top: px,
  left: px,
  right: px,
  bottom: isPhone ? px + 150 : px,
});

/** The number of hits: in the drawer of a phone its heading. */
const Count = chakra('span', {
  base: {
    mdDown: { display: 'block', fontFamily: 'heading', fontSize: 'md', fontWeight: 'semibold', color: 'ink' },
  },
});
const Note = chakra('span', {
  base: { _before: { content: '" · "' }, mdDown: { display: 'block', _before: { content: 'none' } } },
});

/** Shown while the map has the focus of the keyboard. */
const KeyHelp = chakra('p', {
  base: {
    display: 'none',
    position: 'absolute',
    top: '3',
    left: '3',
    right: '14',
    w: 'fit-content',
    maxW: '26rem',
    px: '3',
    py: '2',
    bg: 'card',
    borderRadius: 'card',
    boxShadow: 'soft',
    fontSize: 'xs',
    pointerEvents: 'none',
  },
});

/** All hits of the list on a map. `onUnsupported` is called if the browser cannot draw the map. */
export function ResultMap({
  search,
  pointedCard,
  onPointedPin,
  onAreaChange,
  onUnsupported,
}: {
  search: ListingSearch;
  /** The property of the card that the visitor points to; its pin is marked. */
  pointedCard: number | undefined;
  /** Gets the property of the pin that the visitor points to. */
  onPointedPin: (id: number | undefined) => void;
  onAreaChange: (within: string | undefined) => void;
  onUnsupported: () => void;
}) {
  const { page, view: _view, ...filter } = search;
  const { data: points, isError, error } = useQuery(mapPointsQuery(filter));
  useErrorToast(isError, 'Die Karte konnte nicht geladen werden.');
  const isPhone = useMedia(phoneMap);
  const [map, setMap] = useState<Map>();
  const [isDrawn, setDrawn] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { first, remember } = useCamera();
  const { opening, openAgain } = useOpening(onUnsupported);
  const canvas = useRef<HTMLDivElement>(null);
  const keyHelp = useId();
  const fittedKey = useRef<string>(undefined);
  /** Centre and zoom with which a new map opens after the browser has dropped the WebGL context of the last one. */
  const lostView = useRef<Pick<MapOptions, 'center' | 'zoom'>>(undefined);

  useEffect(() => {
    if (!canvas.current) return;
    let opened: Map;
    try {
      opened = openMap(canvas.current, {
        label: 'Karte der gefundenen Immobilien',
        maxZoom: search.abroad ? maxDrawingZoom.elsewhere : maxDrawingZoom.hamburg,
        ...(lostView.current ?? (first ? { center: [first.lng, first.lat], zoom: first.zoom } : hamburg)),
        // On a phone the tools are at the right.
        zoomButtons: isPhone ? 'top-left' : 'top-right',
        onLost: openAgain,
      });
    } catch {
      // A browser may report WebGL although it does not work, e.g. without a driver.
      onUnsupported();
      return;
    }
    // The pins are added once the style is loaded and do not wait for the base map.
    opened.on('style.load', () => {
      addAreaLayer(opened);
      addPins(opened, setChosen, onPointedPin);
      setMap(opened);
    });
    opened.getCanvas().setAttribute('aria-describedby', keyHelp);
    opened.once('load', () => setDrawn(true));
    opened.on('moveend', () => remember(opened));
    return () => {
      lostView.current = { center: opened.getCenter(), zoom: opened.getZoom() };
      setMap(undefined);
      setDrawn(false);
      opened.remove();
    };
    // Only for a new map, because the other values are those of its first view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [opening]);

  const { within, sort, ...otherFilters } = filter;
  const otherFiltersKey = JSON.stringify(otherFilters);
  const area = useMemo(() => {
    const parsed = within === undefined ? undefined : parseMapArea(within);
    return parsed instanceof MapAreaFault ? undefined : parsed;
  }, [within]);

  useEffect(() => {
    if (!map) return;
    showArea(map, area);
    // Only a circle can be outside of the view, because other areas come from the visible part of the map.
    if (area?.kind === 'circle' && fittedKey.current !== undefined)
      map.fitBounds(boundsOfArea(area), { padding: paddingOf(40, isPhone), animate: false });
  }, [map, area, isPhone]);

  useEffect(() => {
    if (!map || !points) return;
    setChosen((ids) => ids.filter((id) => points.items.some((pin) => pin.id === id)));
    // After another search the map moves to its hits. It does not move if only the area has changed, because that is in
    // view already, or if the view of an earlier visit is restored (`first`).
    const isInView = fittedKey.current === otherFiltersKey || (fittedKey.current === undefined && first);
    fittedKey.current = otherFiltersKey;
    const bounds = area ? boundsOfArea(area) : boundsOf(points.items);
    if (!isInView && bounds)
      map.fitBounds(bounds, { padding: paddingOf(56, isPhone), maxZoom: 12.5, animate: false });
    // Stores the view again, because a changed filter, order or page has a new history entry.
    else remember(map);
  }, [map, points, otherFiltersKey, area, sort, page, first, remember, isPhone]);

  useEffect(() => {
    if (map && points) showPins(map, points.items, chosen);
  }, [map, points, chosen]);

  useEffect(() => {
    if (map)
      showPointed(
        map,
        points?.items.find(({ id }) => id === pointedCard),
      );
  }, [map, points, pointedCard]);

  const notes = points && [
    points.without_point > 0 && `${propertyCount(points.without_point)} ohne Lage auf der Karte`,
    points.items.some(({ is_rough }) => is_rough) && 'helle Preise: ungefähre Lage',
  ];
  const status = (
    <chakra.div role="status" mt={{ md: '2' }} minH="1lh" fontSize="xs" color="inkMuted">
      {isError && problemText(error)}
      {points && (
        <>
          <Count>{`${propertyCount(points.items.length)} auf der Karte`}</Count>
          {notes?.map((note) => note && <Note key={note}>{note}</Note>)}
        </>
      )}
    </chakra.div>
  );

  return (
    <chakra.div position="relative">
      <MapTools key={opening} abroad={search.abroad} map={map} area={area} onAreaChange={onAreaChange} />
      <MapFrame>
        <MapSurface>
          <chakra.div ref={canvas} h="full" />
        </MapSurface>
        {!isDrawn && <MapLoading />}
        <KeyHelp id={keyHelp} data-keys>
          Pfeiltasten verschieben die Karte, + und − vergrößern und verkleinern. Die Eingabetaste öffnet, was
          dem Kreuz in der Mitte am nächsten liegt.
        </KeyHelp>
        {chosen.length > 0 && (
          <ChosenPins
            ids={chosen}
            onClose={() => {
              setChosen([]);
              map?.getCanvas().focus({ preventScroll: true });
            }}
          />
        )}
        {isPhone && (
          <PinDrawer
            ids={points?.items.map(({ id }) => id) ?? []}
            search={search}
            onClearArea={() => onAreaChange(undefined)}
          >
            {status}
          </PinDrawer>
        )}
      </MapFrame>
      {!isPhone && status}
    </chakra.div>
  );
}
