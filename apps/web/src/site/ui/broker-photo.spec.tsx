import { brokers } from '@estate/content/brokers';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BrokerPhoto } from './broker-photo.tsx';

it.each([
  ['original', null],
  ['edited', 'bearbeitet'],
  ['generated', 'erzeugt'],
] as const)('a portrait with the origin %s is labelled %s, also in its alternative text', (origin, label) => {
  const [broker] = brokers();
  if (!broker) throw new Error('nobody works');
  const portrait = { ...broker.portrait, alt: 'Porträt', origin };
  const { container } = render(<BrokerPhoto broker={{ ...broker, portrait }} sizes="72px" />);
  expect(screen.getByRole('img')).toHaveAttribute('alt', label ? `Porträt, ${label}` : 'Porträt');
  expect(container).toHaveTextContent(label ?? '', { normalizeWhitespace: true });
});
