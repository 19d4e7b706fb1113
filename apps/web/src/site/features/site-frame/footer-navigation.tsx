import { headerNavigation } from '@estate/content/navigation';
import { chakra } from '../../../shared/theme/chakra.tsx';
import { StyledLink } from '../../../shared/ui/button.tsx';
import { pathOf } from '../../ui/page-link.ts';
import { onlyWithoutScript } from '../../../shared/ui/without-script.ts';

/** Text and links of the footer have the same line height, so that its columns align. */
export const lineStyle = { display: 'flex', alignItems: 'center', minH: '8' } as const;

export const linkStyle = { ...lineStyle, display: 'inline-flex', _hover: { color: 'brassLight' } } as const;

export const ColumnTitle = chakra('h2', {
  base: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'semibold', color: 'brassLight', mb: '3' },
});

/** Target of the menu button where no script opens the menu. */
export const footerNavigationId = 'seiten';

/** The pages of the site; without a script also the parts that the menu leads to. */
export const FooterNavigation = () => (
  <chakra.nav id={footerNavigationId} aria-label="Seiten">
    <ColumnTitle>Themen</ColumnTitle>
    <ul>
      {headerNavigation.map((entry) => (
        <li key={entry.to}>
          <StyledLink to={pathOf(entry)} {...linkStyle}>
            {entry.label}
          </StyledLink>
          {entry.children && (
            <chakra.ul {...onlyWithoutScript('block')} pl="4">
              {entry.children.slice(1).map(({ to, hash, label }) => (
                <li key={label}>
                  <StyledLink to={pathOf({ to })} {...(hash ? { hash } : {})} {...linkStyle}>
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
