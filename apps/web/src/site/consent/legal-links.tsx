import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';
import { StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';

const link = css.raw({ display: 'inline-block', py: '1', ...textLink });

/** §5 DDG: the legal pages stay one click away while banner or dialog is open. */
export function LegalLinks({ onFollow }: { onFollow?: () => void }) {
  return (
    <chakra.p fontSize="xs" display="flex" gap="5">
      <StyledLink to="/datenschutz" onClick={onFollow} css={link}>
        Datenschutz
      </StyledLink>
      <StyledLink to="/impressum" onClick={onFollow} css={link}>
        Impressum
      </StyledLink>
    </chakra.p>
  );
}
