import { readSheet, type Row } from './row.ts';
import { coast } from './sheets/coast.ts';
import { commercialAndPlots } from './sheets/commercial-and-plots.ts';
import { hamburgApartments } from './sheets/hamburg-apartments.ts';
import { hamburgHouses } from './sheets/hamburg-houses.ts';
import { internal } from './sheets/internal.ts';
import { rentals } from './sheets/rentals.ts';
import { sold } from './sheets/sold.ts';
import { spain } from './sheets/spain.ts';
import { surroundings } from './sheets/surroundings.ts';

const sheets = [
  commercialAndPlots,
  internal,
  sold,
  spain,
  rentals,
  surroundings,
  coast,
  hamburgApartments,
  hamburgHouses,
].map(readSheet);

/**
 * The demo stock, distributed evenly over all sheets, so that the first N objects are always a mixture. Sheets are used
 * from their ends: the first object of a sheet gets the highest id and is shown first on the site.
 */
export const demoRows: readonly Row[] = sheets
  .flatMap((rows) => rows.toReversed().map((row, index) => ({ row, share: (index + 0.5) / rows.length })))
  .sort((a, b) => a.share - b.share)
  .map(({ row }) => row);
