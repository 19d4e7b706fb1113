import { Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import type { MapPlace } from '../../shared/api/types.ts';
import { maxDrawingZoom, openMap } from './open-map.ts';
import { MapLoading, MapSurface } from './map-frame.tsx';
import { useOpening } from './use-opening.ts';
import { addAreaLayer, showArea } from './area-layer.ts';
import { tokenColor } from './map-theme.ts';

/** In metres: radius of the circle that contains the real place of a hidden address. */
const roughRadius = 800;

/** Our drawing has more details in the north, and most in and around Hamburg. */
function nearestZoom(lng: number, lat: number): number {
  if (lng > 9.35 && lng < 10.7 && lat > 53.2 && lat < 53.9) return maxDrawingZoom.hamburg;
  return lng > 7.5 && lng < 12.6 && lat > 52.2 && lat < 55.2
    ? maxDrawingZoom.north
    : maxDrawingZoom.elsewhere;
}

/** The map of one place. Cooperative gestures (two fingers, or a held key), because scrolling has to move the page. */
export function DrawnPlace({
  label,
  place: { lng, lat, is_rough: isRough },
  onUnsupported,
}: {
  label: string;
  place: MapPlace;
  onUnsupported: () => void;
}) {
  const canvas = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { opening, openAgain } = useOpening(onUnsupported);
  useEffect(() => {
    if (!canvas.current) return;
    try {
      const nearest = nearestZoom(lng, lat);
      const map = openMap(canvas.current, {
        label,
        onLost: openAgain,
        center: [lng, lat],
        maxZoom: nearest,
        // At a higher zoom the drawing has few details.
        zoom: nearest - 1.2,
        cooperativeGestures: true,
      });
      map.once('load', () => setDrawn(true));
      if (isRough)
        map.on('load', () => {
          addAreaLayer(map);
          showArea(map, { kind: 'circle', lng, lat, metres: roughRadius });
        });
      else new Marker({ color: tokenColor('brand') }).setLngLat([lng, lat]).addTo(map);
      return () => {
        setDrawn(false);
        map.remove();
      };
    } catch {
      // A browser may report WebGL although it does not work, e.g. without a driver.
      onUnsupported();
      return;
    }
  }, [label, lng, lat, isRough, onUnsupported, opening, openAgain]);
  return (
    <>
      <MapSurface>
        <chakra.div ref={canvas} h="full" />
      </MapSurface>
      {!isDrawn && <MapLoading />}
    </>
  );
}
