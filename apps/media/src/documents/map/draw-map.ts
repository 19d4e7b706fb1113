import { type DocumentBlockOf } from '@estate/contracts/media/documents';
import { textWidth } from '../drawing/figures.ts';
import { colors, radius, styles, type TextStyle } from '../drawing/page-style.ts';
import { type Box, type Pen, type TaggedPdf } from '../drawing/tagged-pdf.ts';
import { isDrawn, mapShapes } from './map-shapes.ts';

/** The colours of the website's map (apps/web/src/site/map/drawing/style.ts). */
const mapColors = {
  land: colors.paper,
  hamburg: '#f1ece4',
  park: '#e3e8da',
  water: '#cfdfe4',
  shore: '#b4cbd2',
  border: '#d3c8b6',
  rail: '#8c9ba2',
} as const;

const mapHeight = 290;
/** Kilometres from the left side of a map to its right. */
const mapKilometres = 8;
const roughKilometres = 0.45;

const nameStyles: Readonly<Record<string, TextStyle>> = {
  district: { ...styles.label, font: 'sansBold', size: 8 },
  water: { ...styles.label, size: 8.5, color: '#3f6673' },
  stream: { ...styles.label, size: 8, color: '#3f6673' },
  village: { ...styles.label, size: 8 },
  municipality: { ...styles.label, size: 8 },
  town: { ...styles.label, size: 9.5, color: colors.ink },
};
const stationStyle: TextStyle = { ...styles.label, size: 7, color: '#566a76' };

type Position = readonly [number, number];

/** From degrees to points on the page, with `point` in the middle; exact enough for some kilometres. */
function projection({ lng, lat }: { lng: number; lat: number }, { x, y, width, height }: Box) {
  const pointsPerKilometre = width / mapKilometres;
  const [perLng, perLat] = [111.32 * Math.cos((lat * Math.PI) / 180), 111.32];
  const project = ([east, north]: Position): Position => [
    x + width / 2 + (east - lng) * perLng * pointsPerKilometre,
    y + height / 2 - (north - lat) * perLat * pointsPerKilometre,
  ];
  return { project, pointsPerKilometre };
}

/** Whether a part of the line may be in the box. */
function touches(line: readonly Position[], { x, y, width, height }: Box, margin = 0): boolean {
  const [xs, ys] = [line.map(([left]) => left), line.map(([, top]) => top)];
  return (
    Math.max(...xs) > x - margin &&
    Math.min(...xs) < x + width + margin &&
    Math.max(...ys) > y - margin &&
    Math.min(...ys) < y + height + margin
  );
}

/** Rectangles that are taken by names, tracks and stations, so that no name covers them. */
class TakenPlaces {
  private readonly taken: Box[] = [];

  /** Takes the points of a line, and enough between them. */
  takeLine(line: readonly Position[]): void {
    line.slice(1).forEach(([toX, toY], at) => {
      const [fromX, fromY] = line[at] ?? [toX, toY];
      const steps = Math.min(200, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / 4));
      for (let step = 0; step <= steps; step += 1)
        this.taken.push({
          x: fromX + ((toX - fromX) * step) / steps - 0.8,
          y: fromY + ((toY - fromY) * step) / steps - 0.8,
          width: 1.6,
          height: 1.6,
        });
    });
  }

  take(box: Box): boolean {
    const isFree = this.taken.every(
      (other) =>
        box.x > other.x + other.width ||
        other.x > box.x + box.width ||
        box.y > other.y + other.height ||
        other.y > box.y + box.height,
    );
    if (isFree) this.taken.push(box);
    return isFree;
  }
}

function outline(pen: Pen, lines: readonly (readonly Position[])[]): void {
  for (const line of lines) {
    line.forEach(([x, y], at) => (at === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  }
}

/** Draws the surroundings of a point in the box. */
function drawSurroundings(
  pdf: TaggedPdf,
  pen: Pen,
  { point, is_rough: isRough }: DocumentBlockOf<'map'>,
  box: Box,
): void {
  const { project, pointsPerKilometre } = projection(point, box);
  const near = (lines: readonly (readonly Position[])[], margin = 0) => {
    const projected = lines.map((line) => line.map(project));
    return projected.some((line) => touches(line, box, margin)) ? [projected] : [];
  };
  const shapes = (all: readonly (readonly (readonly Position[])[])[]) => all.flatMap((rings) => near(rings));

  pen.rect(box.x, box.y, box.width, box.height).fill(mapColors.land);
  const districts = shapes(mapShapes.districts);
  for (const rings of districts) {
    outline(pen, rings);
    pen.fill(mapColors.hamburg, 'even-odd');
  }
  for (const rings of shapes(mapShapes.parks)) {
    outline(pen, rings);
    pen.fill(mapColors.park, 'even-odd');
  }
  pen.lineJoin('round').lineCap('round').lineWidth(0.7);
  for (const rings of districts) {
    outline(pen, rings);
    pen.stroke(mapColors.border);
  }
  const lakes = shapes(mapShapes.lakes);
  const rivers = mapShapes.rivers.flatMap(({ line, width, isBasin }) => {
    const drawn = Math.max(0.9, (width / 1_000) * pointsPerKilometre);
    return near([line], drawn).map((lines) => ({ lines, drawn, isBasin }));
  });
  // The shores of all waters lie below their fill, because the pieces of a river overlap.
  pen.lineWidth(1.4);
  for (const rings of lakes) {
    outline(pen, rings);
    pen.stroke(mapColors.shore);
  }
  for (const { lines, drawn, isBasin } of rivers) {
    if (drawn < 3) continue;
    outline(pen, lines);
    pen
      .lineCap(isBasin ? 'butt' : 'round')
      .lineWidth(drawn + 1.4)
      .stroke(mapColors.shore);
  }
  for (const rings of lakes) {
    outline(pen, rings);
    pen.fill(mapColors.water, 'even-odd');
  }
  for (const { lines, drawn, isBasin } of rivers) {
    outline(pen, lines);
    pen
      .lineCap(isBasin ? 'butt' : 'round')
      .lineWidth(drawn)
      .stroke(mapColors.water);
  }
  pen.lineCap('round').lineWidth(1.3);
  const taken = new TakenPlaces();
  for (const lines of mapShapes.rails.flatMap((line) => near([line]))) {
    outline(pen, lines);
    pen.stroke(mapColors.rail);
    for (const line of lines) taken.takeLine(line);
  }

  const centre = project([point.lng, point.lat]);
  const reach = isRough ? roughKilometres * pointsPerKilometre : 14;
  taken.take({ x: centre[0] - reach, y: centre[1] - reach, width: 2 * reach, height: 2 * reach });
  const isInside = (x: number, y: number, width: number, height: number) =>
    x > box.x + 4 &&
    x + width < box.x + box.width - 4 &&
    y > box.y + 4 &&
    y + height < box.y + box.height - 4;

  const dots = mapShapes.stations
    .map(({ name, lines, lat, lon }) => ({ text: `${name}  ${lines.join(' ')}`, at: project([lon, lat]) }))
    .filter(({ at: [x, y] }) => isInside(x - 3, y - 3, 6, 6));
  for (const { at } of dots) {
    pen.lineWidth(1.2).circle(at[0], at[1], 2.6).fillAndStroke(colors.contrast, mapColors.rail);
    taken.take({ x: at[0] - 3, y: at[1] - 3, width: 6, height: 6 });
  }
  const write = (text: string, style: TextStyle, x: number, y: number): boolean => {
    const [width, height] = [pdf.widthOf(text, style), style.size * 1.25];
    if (!isInside(x, y, width, height) || !taken.take({ x, y, width, height })) return false;
    pdf.lettering(text, style, { x, y });
    return true;
  };
  const names = mapShapes.names.map(({ name, kind, lng, lat }) => ({ name, kind, at: project([lng, lat]) }));
  for (const kind of ['district', 'town', 'village', 'municipality', 'water', 'stream']) {
    const style = nameStyles[kind] ?? styles.label;
    for (const one of names) {
      if (one.kind !== kind) continue;
      const [x, y] = [one.at[0] - pdf.widthOf(one.name, style) / 2, one.at[1] - style.size * 0.6];
      // The name below the marker is the most important one, and moves as far as it has to.
      const isCovered = Math.hypot(one.at[0] - centre[0], one.at[1] - centre[1]) < reach + 20;
      const shifts = isCovered ? [0, -9, 9, -18, 18, -32, 32, -44, 44] : [0, -7, 7];
      shifts.some((shift) => write(one.name, style, x, y + shift));
    }
  }
  for (const { text, at } of dots) {
    const width = pdf.widthOf(text, stationStyle);
    const spots: Position[] = [
      [at[0] - width / 2, at[1] + 4],
      [at[0] - width / 2, at[1] - 13],
      [at[0] + 5, at[1] - 4.4],
      [at[0] - 5 - width, at[1] - 4.4],
      [at[0] + 4, at[1] + 3],
      [at[0] + 4, at[1] - 12],
      [at[0] - 4 - width, at[1] + 3],
      [at[0] - 4 - width, at[1] - 12],
    ];
    spots.some(([x, y]) => write(text, stationStyle, x, y));
  }
  drawMarker(pen, centre, isRough ? reach : undefined);
}

/** A circle with this radius, or a pin whose point is at the place. */
function drawMarker(pen: Pen, [x, y]: Position, circle: number | undefined): void {
  if (circle !== undefined) {
    pen.save().fillOpacity(0.22);
    pen.circle(x, y, circle).fill(colors.brass);
    pen.restore();
    pen.circle(x, y, circle).lineWidth(1.4).stroke(colors.brass);
    return;
  }
  pen
    .path(`M${x} ${y}c-3-6-8-9-8-15a8 8 0 1 1 16 0c0 6-5 9-8 15z`)
    .fillAndStroke(colors.brand, colors.contrast);
  pen.circle(x, y - 15, 3).fill(colors.contrast);
}

/** The map with its caption and sources; outside of the data the caption alone. */
export function drawMap(pdf: TaggedPdf, block: DocumentBlockOf<'map'>, sources: string): void {
  const { alt, caption, point } = block;
  if (!isDrawn(point)) {
    if (!caption) return;
    pdf.need(30);
    pdf.text('P', caption, styles.text, { x: pdf.area.x, y: pdf.y, width: textWidth });
    pdf.y += 8;
    return;
  }
  pdf.need(mapHeight + 50);
  const { x } = pdf.area;
  const top = pdf.y;
  const box = { x, y: top, width: textWidth, height: mapHeight };
  pdf.group('Div', () => {
    pdf.figure(alt, box, (pen) => {
      pen.save();
      pen.roundedRect(x, top, textWidth, mapHeight, radius).clip();
      drawSurroundings(pdf, pen, block, box);
      pen.restore();
      pen.roundedRect(x, top, textWidth, mapHeight, radius).lineWidth(0.6).stroke(colors.hairline);
    });
    pdf.y = top + mapHeight + 6;
    if (caption) {
      pdf.text('Caption', caption, styles.caption, { x, y: pdf.y, width: textWidth }, { maxHeight: 60 });
      pdf.y += 2;
    }
    pdf.text('P', sources, { ...styles.label, size: 7 }, { x, y: pdf.y, width: textWidth });
  });
  pdf.y += 12;
}
