import { Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { chakra } from '#styled-system/jsx';
import type { MapPlace } from '../../shared/api/types.ts';
import { drawnZoom, openMap } from './open-map.ts';
import { addShapeLayer, showShape } from './shape-layer.ts';
import { tokenColor } from './map-theme.ts';

/** In metres: the true place of a hidden address lies within. */
const roughly = 800;

/** Where our drawing is fine. */
const isInTheNorth = (lng: number, lat: number): boolean =>
  lng > 7.5 && lng < 12.6 && lat > 52.2 && lat < 55.2;

/** The map itself; one of the page scrolls with the page, so it moves with two fingers or a held key. */
export function DrawnPlace({
  label,
  place: { lng, lat, is_rough: isRough },
  onMissing,
}: {
  label: string;
  place: MapPlace;
  onMissing: () => void;
}) {
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    try {
      const nearest = isInTheNorth(lng, lat) ? drawnZoom.north : drawnZoom.elsewhere;
      const map = openMap(canvas.current, {
        label,
        center: [lng, lat],
        maxZoom: nearest,
        // Nearer, the drawing has little to show.
        zoom: nearest - 1.2,
        cooperativeGestures: true,
      });
      if (isRough)
        map.on('load', () => {
          addShapeLayer(map);
          showShape(map, { kind: 'circle', lng, lat, metres: roughly });
        });
      else new Marker({ color: tokenColor('brand') }).setLngLat([lng, lat]).addTo(map);
      return () => map.remove();
    } catch {
      // A browser may name WebGL and not have it, e.g. without a driver.
      onMissing();
      return;
    }
  }, [label, lng, lat, isRough, onMissing]);
  return (
    <chakra.div position="absolute" inset="0">
      <chakra.div ref={canvas} h="full" />
    </chakra.div>
  );
}
