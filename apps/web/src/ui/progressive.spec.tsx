import { afterEach, describe, expect, it } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { createSiteSystem } from '../theme/system.ts';
import { Progressive } from './progressive.tsx';

const system = createSiteSystem();

const parts = ['eins', 'zwei', 'drei', 'vier'];
const page = (first: number) => (
  <ChakraProvider value={system}>
    <Progressive first={first} step={2} placeholder={<p>noch mehr</p>}>
      {parts.map((part) => (
        <h2 key={part}>{part}</h2>
      ))}
    </Progressive>
  </ChakraProvider>
);

/** The first render, before any effect has run. */
const firstRender = (first: number): string =>
  renderToStaticMarkup(page(first))
    .replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');

describe('parts shown progressively', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('begin with the first ones and a place for the rest', () => {
    expect(firstRender(1)).toBe('eins noch mehr');
    expect(firstRender(3)).toBe('eins zwei drei noch mehr');
  });

  it('are all there soon, in their order and without the place', async () => {
    render(page(1));
    await screen.findByRole('heading', { name: 'vier' });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(parts);
    expect(screen.queryByText('noch mehr')).toBeNull();
  });

  it('come at once where the address names one of them', () => {
    window.history.replaceState(null, '', '/#vier');
    expect(firstRender(1)).toBe('eins zwei drei vier');
  });
});
