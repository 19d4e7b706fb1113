import { headerNavigation } from '@estate/content/navigation';
import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { pathOf } from '../../ui/page-link.ts';

/** Text and links of the footer have the same line height, so that its columns align. */
export const lineStyle = css.raw({ display: 'flex', alignItems: 'center', minH: '8' });

export const linkStyle = css.raw({ ...lineStyle, display: 'inline-flex', _hover: { color: 'brassLight' } });

export const ColumnTitle = chakra('h2', {
  base: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'semibold', color: 'brassLight', mb: '3' },
});

/** Target of the menu button where no script opens the menu. */
export const footerNavigationId = 'seiten';

/** Links to the pages of the site, including the pages in the groups of the menu. */
export const FooterNavigation = () => (
  <chakra.nav id={footerNavigationId} aria-label="Seiten">
    <ColumnTitle>Themen</ColumnTitle>
    <ul>
      {headerNavigation.map((entry) => (
        <li key={entry.to}>
          <StyledLink to={pathOf(entry)} css={linkStyle}>
            {entry.label}
          </StyledLink>
          {entry.children && (
            <chakra.ul pl="4">
              {entry.children.slice(1).map(({ to, hash, label }) => (
                <li key={label}>
                  <StyledLink to={pathOf({ to })} {...(hash ? { hash } : {})} css={linkStyle}>
                    {label}
                  </StyledLink>
                </li>
              ))}
            </chakra.ul>
          )}
        </li>
      ))}
    </ul>
  </chakra.nav>
);
