import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PublicProperty } from '../src/shared/api/types.ts';
import { buildProperty } from './properties.ts';
import { server } from './server.ts';

export const propertyPath = '/immobilie/villa-an-der-elbe-42';
export const propertyRoute = '*/api/properties/:id';

/** Mocks every request for a property with one that has these fields. */
export function answerWith(part: Partial<PublicProperty> = {}) {
  server.use(http.get(propertyRoute, () => HttpResponse.json(buildProperty(part))));
}

export const section = (name: string) => within(screen.getByRole('region', { name }));

/** Waits for the contact section, because everything below the first screen renders in one step. */
export const waitForWholePage = () => screen.findByRole('region', { name: 'Ihr Kontakt' });
