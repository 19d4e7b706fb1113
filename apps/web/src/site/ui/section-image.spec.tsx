import { renditions } from '@estate/domain/property/renditions';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { brokers } from '@estate/content/brokers';
import { BrokerPhoto } from './broker-photo.tsx';
import { SectionImage } from './section-image.tsx';

const image = { path: 'content/a.jpg', mark: '1', alt: 'Unser Büro', origin: 'original' } as const;

it('an image of a section that is no original is labelled with its origin, which screen readers hear once', () => {
  const { container, rerender } = render(
    <SectionImage image={image} widths={renditions.logo} sizes="15rem" />,
  );
  expect(screen.getByRole('img', { name: 'Unser Büro' })).toBeVisible();
  expect(container).toHaveTextContent('');
  rerender(<SectionImage image={{ ...image, origin: 'staged' }} widths={renditions.logo} sizes="15rem" />);
  expect(screen.getByRole('img', { name: 'Unser Büro, möbliert (Visualisierung)' })).toBeVisible();
  expect(screen.getByText('möbliert (Visualisierung)')).toHaveAttribute('aria-hidden', 'true');
});

it('a portrait that was made by a computer says so', () => {
  const [broker] = brokers();
  if (!broker) throw new Error('nobody works here');
  render(
    <BrokerPhoto
      broker={{ ...broker, portrait: { ...broker.portrait, origin: 'generated' } }}
      sizes="72px"
    />,
  );
  expect(screen.getByText('erzeugt')).toBeVisible();
});
