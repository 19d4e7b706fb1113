import type { ConsentText } from '@estate/content/forms';
import { StyledLink } from '../button.tsx';
import { pathOf } from '../page-link.ts';
import { textLink } from '../type.tsx';

/** The label of a consent box; its links open in a new tab, so that typed text is not lost. */
export function ConsentLabel({ text, links }: Pick<ConsentText, 'text' | 'links'>) {
  const parts = links.reduce<string[]>(
    (made, { word }) =>
      made.flatMap((part) =>
        part.split(word).flatMap((piece, index) => (index === 0 ? [piece] : [word, piece])),
      ),
    [text],
  );
  return parts.map((part, index) => {
    const link = links.find(({ word }) => word === part);
    return link ? (
      <StyledLink key={index} to={pathOf(link)} target="_blank" {...textLink}>
        {part}
      </StyledLink>
    ) : (
      part
    );
  });
}
