import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../shared/api/query-client.ts';
import { ConsentBanner } from '../site/consent/consent-banner.tsx';
import { Film } from '../site/features/home/film.tsx';
import { createAppRouter } from '../router.ts';
import { StylesContext } from '../shared/theme/styles.ts';
import { PageStyles } from './page-styles.ts';

const nothing = () => undefined;

/**
 * The styles of the parts that come to a visitor's first page by themselves. Every page has them, because a phone that makes
 * a rule has to make Chakra's system first.
 */
export function stylesOfLaterParts(): PageStyles {
  const styles = new PageStyles();
  const router = createAppRouter(createQueryClient(), { history: createMemoryHistory(), isServer: true });
  renderToString(
    <RouterContextProvider router={router}>
      <StylesContext value={styles}>
        <ConsentBanner onSettings={nothing} />
        <Film />
      </StylesContext>
    </RouterContextProvider>,
  );
  return styles;
}
