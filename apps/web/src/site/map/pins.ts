import type { GeoJSONSource, Map, MapGeoJSONFeature } from 'maplibre-gl';
import type { MapPoints } from '../../shared/api/types.ts';
import { maxTileZoom } from './open-map.ts';
import { mapFont, tokenColor } from './map-theme.ts';

type Pin = MapPoints['items'][number];

const source = 'pins';
const pointedSource = 'pointed-pin';
const ratio = 2;

/** A rounded label whose middle stretches with its text. */
function labelImage(ground: string, border: string) {
  const [width, height, radius] = [32 * ratio, 28 * ratio, 6 * ratio];
  const surface = Object.assign(document.createElement('canvas'), { width, height });
  const pen = surface.getContext('2d');
  if (!pen) return undefined;
  pen.beginPath();
  pen.roundRect(ratio, ratio, width - 2 * ratio, height - 2 * ratio, radius);
  pen.fillStyle = ground;
  pen.fill();
  pen.lineWidth = 1.5 * ratio;
  pen.strokeStyle = border;
  pen.stroke();
  return {
    image: pen.getImageData(0, 0, width, height),
    options: {
      pixelRatio: ratio,
      stretchX: [[radius * 2, width - radius * 2]] as [number, number][],
      stretchY: [[radius * 2, height - radius * 2]] as [number, number][],
      content: [7 * ratio, 5 * ratio, width - 7 * ratio, height - 5 * ratio] as [
        number,
        number,
        number,
        number,
      ],
    },
  };
}

const featuresOf = (pins: readonly Pin[], chosen: readonly number[]) => ({
  type: 'FeatureCollection' as const,
  features: pins.map(({ id, lng, lat, label, is_rough = false }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: { id, label, is_rough, is_chosen: chosen.includes(id) },
  })),
});

const placeOf = ({ geometry }: MapGeoJSONFeature): [number, number] => {
  const [lng = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  return [lng, lat];
};

const isCluster = ['has', 'point_count'] as const;
const isChosen = ['get', 'is_chosen'] as const;

/**
 * Adds the layers for pins with prices and for clusters of pins that are close together. A click on a cluster zooms in
 * until the cluster splits. `onChoose` gets the id of a clicked pin, the ids of a clicked cluster that splits at no
 * zoom, and no ids for a click beside all pins. `onPoint` gets the pin under the mouse. Enter and space choose the pin or cluster next to the middle.
 */
export function addPins(
  map: Map,
  onChoose: (ids: readonly number[]) => void,
  onPoint: (id: number | undefined) => void,
): void {
  const [brand, brassLight] = [tokenColor('brand'), tokenColor('brass-light')];
  const [ink, white] = [tokenColor('ink'), tokenColor('card')];
  for (const [name, ground, border] of [
    ['pin', brand, white],
    ['pin-rough', white, brand],
    ['pin-chosen', brassLight, ink],
  ] as const) {
    const label = labelImage(ground, border);
    if (label) map.addImage(name, label.image, label.options);
  }
  map.addSource(source, {
    type: 'geojson',
    data: featuresOf([], []),
    cluster: true,
    clusterRadius: 48,
    // Clusters at every zoom, so that properties at the same place stay one pin.
    clusterMaxZoom: maxTileZoom,
    // A cluster is marked if it contains a chosen property.
    clusterProperties: { is_chosen: ['any', [...isChosen]] },
  });
  map.addLayer({
    id: 'clusters',
    type: 'circle',
    source,
    filter: [...isCluster],
    paint: {
      'circle-color': ['case', [...isChosen], brassLight, brand],
      'circle-radius': ['step', ['get', 'point_count'], 18, 10, 22, 100, 28],
      'circle-stroke-color': ['case', [...isChosen], ink, white],
      'circle-stroke-width': 2,
    },
  });
  map.addLayer({
    id: 'cluster-counts',
    type: 'symbol',
    source,
    filter: [...isCluster],
    layout: {
      'text-field': ['to-string', ['get', 'point_count']],
      'text-font': mapFont,
      'text-size': 15,
      // As large as the circle, so that names of places are not drawn over it.
      'text-padding': 14,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': ['case', [...isChosen], ink, white] },
  });
  map.addLayer({
    id: 'pins',
    type: 'symbol',
    source,
    filter: ['!', [...isCluster]],
    layout: {
      'icon-image': ['case', [...isChosen], 'pin-chosen', ['get', 'is_rough'], 'pin-rough', 'pin'],
      // Draws the chosen pin above its neighbours.
      'symbol-sort-key': ['case', [...isChosen], 1, 0],
      'icon-text-fit': 'both',
      'icon-allow-overlap': true,
      'text-field': ['get', 'label'],
      'text-font': mapFont,
      'text-size': 14,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': ['case', [...isChosen], ink, ['get', 'is_rough'], brand, white] },
  });

  map.addSource(pointedSource, { type: 'geojson', data: featuresOf([], []) });
  map.addLayer({
    id: 'pointed-pin',
    type: 'symbol',
    source: pointedSource,
    layout: {
      'icon-image': 'pin-chosen',
      'icon-text-fit': 'both',
      'icon-allow-overlap': true,
      'text-field': ['get', 'label'],
      'text-font': mapFont,
      'text-size': 14,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': ink },
  });

  const layers = ['pins', 'clusters'];
  const choose = async (hit: MapGeoJSONFeature | undefined): Promise<void> => {
    if (!hit) {
      onChoose([]);
      return;
    }
    const { id, cluster_id: cluster } = hit.properties as { id?: number; cluster_id?: number };
    const pins = map.getSource<GeoJSONSource>(source);
    if (cluster === undefined || !pins) {
      onChoose(id === undefined ? [] : [id]);
      return;
    }
    const zoom = await pins.getClusterExpansionZoom(cluster);
    if (zoom > map.getMaxZoom()) {
      const leaves = await pins.getClusterLeaves(cluster, Infinity, 0);
      onChoose(leaves.map(({ properties }) => Number(properties?.['id'])));
    } else map.easeTo({ center: placeOf(hit), zoom: zoom + 0.2 });
  };
  map.on('click', ({ point }) => void choose(map.queryRenderedFeatures(point, { layers })[0]));
  map.getCanvas().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    const middle = map.project(map.getCenter());
    const hits = map
      .queryRenderedFeatures({ layers })
      .map((hit) => ({ hit, distance: map.project(placeOf(hit)).dist(middle) }));
    void choose(hits.sort((a, b) => a.distance - b.distance)[0]?.hit);
  });
  map.on('mousemove', 'pins', ({ features }) => {
    const { id } = (features?.[0]?.properties ?? {}) as { id?: number };
    onPoint(id);
  });
  for (const layer of layers) {
    map.on('mouseenter', layer, () => (map.getCanvas().style.cursor = 'pointer'));
    map.on('mouseleave', layer, () => {
      map.getCanvas().style.cursor = '';
      onPoint(undefined);
    });
  }
}

/** Marks the pin of the card that the visitor points to. It is drawn alone, also if a cluster has taken it in. */
export const showPointed = (map: Map, pin: Pin | undefined): void =>
  void map.getSource<GeoJSONSource>(pointedSource)?.setData(featuresOf(pin ? [pin] : [], []));

/** Shows these pins; the ones in `chosen` are marked. */
export const showPins = (map: Map, pins: readonly Pin[], chosen: readonly number[]): void =>
  void map.getSource<GeoJSONSource>(source)?.setData(featuresOf(pins, chosen));

/** West, south, east and north of all pins, MapLibre's order for bounds; undefined without pins. */
export function boundsOf(pins: readonly Pin[]): [number, number, number, number] | undefined {
  if (pins.length === 0) return undefined;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { lng, lat } of pins) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return [west, south, east, north];
}
