import type { ImportResult } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { formatNumber } from '@estate/domain/text/format';
import { textLink } from '../../shared/ui/type.tsx';

type FailedImage = NonNullable<ImportResult['property']>['failedImageDetails'][number];

/** Only http(s) URLs become links, because the URL comes from the CRM. */
const webAddress = (url: string | null): string | null => (url && /^https?:\/\//.test(url) ? url : null);

interface Props {
  images: readonly (FailedImage & { propertyId?: number })[];
  /** Number of failed images if `images` contains only the first ones. */
  total?: number | undefined;
}

const headingOf = (listed: number, total: number) => {
  if (total > listed) {
    const first = listed === 1 ? 'Das erste' : `Die ersten ${listed}`;
    return `${first} von ${formatNumber(total)} Bildern, die nicht importiert wurden`;
  }
  return listed === 1
    ? '1 Bild konnte nicht importiert werden'
    : `${listed} Bilder konnten nicht importiert werden`;
};

export function FailedImages({ images, total = 0 }: Props) {
  if (images.length === 0) return null;
  return (
    <chakra.div mt="4">
      <chakra.h3 fontFamily="body" fontWeight="semibold" lineHeight="text">
        {headingOf(images.length, total)}
      </chakra.h3>
      <chakra.ul mt="2" display="grid" gap="2" overflowWrap="anywhere">
        {images.map(({ id, title, reason, url, propertyId }) => {
          const address = webAddress(url);
          return (
            <chakra.li key={`${propertyId ?? ''} ${id}`} borderTopWidth="1px" pt="2">
              <chakra.span fontWeight="medium">
                {propertyId !== undefined && `Immobilie ${propertyId} · `}
                {id} · {title ?? 'ohne Titel'}
              </chakra.span>
              <br />
              {reason}
              {address && (
                <>
                  {' '}
                  <chakra.a href={address} target="_blank" rel="noreferrer" css={textLink}>
                    Bild öffnen
                  </chakra.a>
                </>
              )}
            </chakra.li>
          );
        })}
      </chakra.ul>
    </chakra.div>
  );
}
