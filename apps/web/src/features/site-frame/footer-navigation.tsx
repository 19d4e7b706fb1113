import { headerNavigation } from '@estate/content/navigation';
import { chakra } from '../../theme/chakra.tsx';
import { StyledLink } from '../../ui/button.tsx';
import { pathOf } from '../../ui/page-link.ts';
import { onlyWithoutScript } from '../../ui/without-script.ts';
import { ColumnTitle, linkStyle } from './footer-style.ts';

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
