import { CountPastMatches, PastMatches } from '@estate/contracts/catalog/search-matches';
import { brokerBySlug } from '@estate/content/brokers';
import {
  CompareProperties,
  FindNearMisses,
  GetProperty,
  ListHolidays,
  ListLatest,
  ListMapPoints,
  ListPlaces,
  ListProperties,
  ListSimilar,
  ListSold,
  ReadSearch,
} from '@estate/contracts/catalog/properties';
import {
  ComparedProperties,
  comparedLimit,
  MapPoints,
  mapPointsLimit,
  NearMisses,
  PlacesQuery,
  PropertyCards,
  ReferenceCards,
  PropertyListPage,
  PropertyPlaces,
  PropertyQuery,
  SearchReading,
} from '@estate/contracts/catalog/listing';
import {
  CountSold,
  SoldFigures,
  BrokerProperties,
  ListBrokerProperties,
} from '@estate/contracts/catalog/proof';
import { PublicProperty } from '@estate/contracts/catalog/public-property';
import { GetOrderOffer, PropertyOrder } from '@estate/contracts/leads/orders';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { z } from 'zod';
import { route } from '../routing/route.ts';
import { MakeSelection, selectionLimit } from '@estate/contracts/leads/exposes';
import { PropertyPath } from './property-path.ts';

const BrokerPath = z.object({ slug: z.string().max(100) });

/** A GIF of one transparent pixel, the response to an image request that counts a view. */
const emptyPicture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** At most `comparedLimit` ids in one field, because the number of query fields is limited. */
const ComparedQuery = z.object({
  ids: z
    .string()
    .regex(
      /^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,199}$/,
      `Bitte nennen Sie 1 bis ${comparedLimit} Objekt-IDs, durch Kommas getrennt.`,
    ),
});

const SelectionQuery = z.object({
  ids: z
    .string()
    .regex(
      /^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,11}$/,
      `Bitte nennen Sie 1 bis ${selectionLimit} Objekt-IDs, durch Kommas getrennt.`,
    ),
});

/** Public reads of properties, also by broker (architecture.md, Public paths). */
export const propertyRoutes = [
  route({
    method: 'get',
    path: '/api/properties/latest',
    summary: 'Home list, at most six',
    response: PropertyCards,
    read: ({ services }) => services.catalog.call(ListLatest, {}),
  }),
  route({
    method: 'get',
    path: '/api/properties/holidays',
    summary: 'Holiday homes abroad',
    response: PropertyCards,
    read: ({ services }) => services.catalog.call(ListHolidays, {}),
  }),
  route({
    method: 'get',
    path: '/api/properties/sold',
    summary: 'Properties that were sold or let, as references',
    response: ReferenceCards,
    read: ({ services }) => services.catalog.call(ListSold, {}),
  }),
  route({
    method: 'get',
    path: '/api/properties/sold/figures',
    summary: 'What the stock says about the sales of the last 24 months',
    response: SoldFigures,
    read: ({ services }) => services.catalog.call(CountSold, {}),
  }),
  route({
    method: 'get',
    path: '/api/properties/places',
    summary:
      'Cities, districts and postcodes of a list, to suggest while somebody types; abroad countries too',
    query: PlacesQuery,
    response: PropertyPlaces,
    read: ({ query, services }) => services.catalog.call(ListPlaces, query),
  }),
  route({
    method: 'get',
    path: '/api/properties',
    summary: 'Listing with filters, sorting and pages; a price filter needs `deal`',
    query: PropertyQuery,
    response: PropertyListPage,
    limit: 'search',
    notSharedWith: ['q', 'within'],
    read: ({ query, services }) => services.catalog.call(ListProperties, query),
  }),
  route({
    method: 'get',
    path: '/api/properties/reading',
    summary: 'The query of a listing with its search text moved into the fields that mean the same',
    query: PropertyQuery,
    response: SearchReading,
    limit: 'search',
    notSharedWith: ['q', 'within'],
    read: ({ query, services }) => services.catalog.call(ReadSearch, query),
  }),
  route({
    method: 'get',
    path: '/api/properties/near-misses',
    summary: 'What a listing with few hits would show with one condition less or wider',
    query: PropertyQuery,
    response: NearMisses,
    limit: 'search',
    notSharedWith: ['q', 'within'],
    read: ({ query, services }) => services.catalog.call(FindNearMisses, query),
  }),
  route({
    method: 'get',
    path: '/api/properties/past-matches',
    summary: 'How many properties of the last twelve months a listing would have shown',
    query: PropertyQuery,
    response: PastMatches,
    limit: 'search',
    notSharedWith: ['q', 'within'],
    read: ({ query, services }) => services.catalog.call(CountPastMatches, query),
  }),
  route({
    method: 'get',
    path: '/api/properties/map',
    summary: `All hits of a listing as points of the map, at most ${mapPointsLimit}; page and order are of no account`,
    query: PropertyQuery,
    response: MapPoints,
    limit: 'search',
    notSharedWith: ['q', 'within'],
    read: ({ query, services }) => services.catalog.call(ListMapPoints, query),
  }),
  route({
    method: 'get',
    path: '/api/properties/compared',
    summary: `What a favourites list compares: the public ones among at most ${comparedLimit} ids, separated by commas`,
    query: ComparedQuery,
    response: ComparedProperties,
    // A favourites list belongs to one visitor, so its response is not cached.
    notSharedWith: ['ids'],
    read: ({ query: { ids }, services }) =>
      services.catalog.call(CompareProperties, { ids: ids.split(',').map(Number) }),
  }),
  route({
    method: 'get',
    path: '/api/properties/selection',
    summary: `One PDF about the public ones among at most ${selectionLimit} ids, separated by commas`,
    query: SelectionQuery,
    produces: ['application/pdf'],
    limit: 'document',
    problems: ['not-found'],
    answer: async ({ query: { ids }, services, response }) =>
      services.documents.send(
        await services.leads.call(MakeSelection, { ids: ids.split(',').map(Number) }),
        response,
      ),
  }),
  route({
    method: 'get',
    path: '/api/properties/{id}',
    summary: 'One property; 404 if it never was public, 410 if it once was',
    params: PropertyPath,
    response: PublicProperty,
    problems: ['property-not-found', 'property-gone'],
    read: ({ params, services }) => services.catalog.call(GetProperty, params),
  }),
  route({
    method: 'get',
    path: '/api/properties/{id}/similar',
    summary: 'Up to three offers like a property: kind, price, rooms and place',
    params: PropertyPath,
    response: PropertyCards,
    problems: ['property-not-found'],
    read: ({ params, services }) => services.catalog.call(ListSimilar, params),
  }),
  route({
    method: 'get',
    path: '/api/properties/{id}/order',
    summary: 'The terms by which a property is ordered; null for one that keeps the plain enquiry',
    params: PropertyPath,
    response: PropertyOrder,
    read: ({ params, services }) => services.leads.call(GetOrderOffer, params),
  }),
  route({
    method: 'post',
    path: '/api/properties/{id}/views',
    summary: 'The page of the property is displayed; people are counted once an hour, bots and staff are not',
    params: PropertyPath,
    response: z.object({}),
    status: 202,
    limit: 'view',
    answer: async ({ params, services, request }) => {
      await services.views.count(params.id, request);
      return {};
    },
  }),
  route({
    method: 'get',
    path: '/api/properties/{id}/views',
    summary: 'The same as a picture, which a browser shows that runs no script',
    params: PropertyPath,
    produces: ['image/gif'],
    limit: 'view',
    answer: async ({ params, services, request, response }) => {
      await services.views.count(params.id, request);
      response.set('cache-control', 'no-store').type('gif').send(emptyPicture);
    },
  }),
  route({
    method: 'get',
    path: '/api/brokers/{slug}/properties',
    summary: 'The first six offers that a broker answers for, and how many there are',
    params: BrokerPath,
    response: BrokerProperties,
    problems: ['not-found'],
    read: ({ params: { slug }, services }) => {
      if (!brokerBySlug(slug)) throw new ProblemError('not-found');
      return services.catalog.call(ListBrokerProperties, { slug });
    },
  }),
];
