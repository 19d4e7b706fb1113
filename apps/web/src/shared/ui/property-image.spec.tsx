import { renditions } from '@estate/domain/property/renditions';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { buildImage } from '../../../test/properties.ts';
import { PropertyImage } from './property-image.tsx';

const show = (changeMark: string) => (
  <PropertyImage
    image={buildImage({ change_mark: changeMark })}
    alt="Villa"
    preset={{ main: renditions.card }}
  />
);

it.each([
  ['original', null],
  ['edited', 'bearbeitet'],
  ['staged', 'möbliert (Visualisierung)'],
  ['generated', 'erzeugt'],
] as const)('an image with the origin %s is labelled %s, also in its alternative text', (origin, label) => {
  const { container } = render(
    <PropertyImage image={buildImage({ origin })} alt="" preset={{ main: renditions.card }} />,
  );
  expect(container.querySelector('img')).toHaveAttribute('alt', label ?? '');
  expect(container).toHaveTextContent(label ?? '', { normalizeWhitespace: true });
});

it('an image that failed to load is requested again once its URL changes', () => {
  const { rerender } = render(show('a1'));
  fireEvent.error(screen.getByRole('img', { name: 'Villa' }));
  expect(screen.getByRole('img', { name: 'Villa' })).toHaveAttribute('src', '/asset');
  rerender(show('a1'));
  expect(screen.getByRole('img', { name: 'Villa' })).toHaveAttribute('src', '/asset');
  rerender(show('a2'));
  expect(screen.getByRole('img', { name: 'Villa' }).getAttribute('src')).toContain('v=KeyOfTheImage001.a2');
});
