import { getQuery } from '../../../shared/api/get-query.ts';

/** Sold properties, latest import first. */
export const soldQuery = getQuery('/api/properties/sold');
