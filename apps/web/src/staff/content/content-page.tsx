import { sectionGroups } from '@estate/content/section';
import { useQuery } from '@tanstack/react-query';
import type { SectionRow } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { CoverLink } from '../../shared/ui/button.tsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { exactMoment } from '../ui/moment.ts';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { useMay } from '../session/use-may.ts';
import { previewQuery, sectionsQuery } from './content-query.ts';
import { shownPages } from './shown-pages.ts';

/** Width in CSS pixels at which a page is shown small. */
const pageWidth = 1280;

/**
 * The page on which a section stands, small. The frame runs no scripts, because the page comes rendered and is only
 * looked at; phones leave it out.
 */
function Thumbnail({ page }: { page: string }) {
  const { data } = useQuery(previewQuery(page));
  return (
    <chakra.div
      aria-hidden
      inert
      display={{ base: 'none', _roomMd: 'block' }}
      h="8rem"
      mb="3"
      overflow="hidden"
      borderWidth="1px"
      borderRadius="card"
      bg="sand"
    >
      {data && (
        <chakra.iframe
          title=""
          src={data.address}
          // Without scripts, but with the origin that its style sheets need.
          sandbox="allow-same-origin"
          loading="lazy"
          borderWidth="0"
          transformOrigin="top left"
          transform="scale(0.25)"
          style={{ width: `${pageWidth}px`, height: '512px' }}
        />
      )}
    </chakra.div>
  );
}

function State({ row: { draft, version } }: { row: SectionRow }) {
  if (draft?.publish_at) return <>Wird am {exactMoment(draft.publish_at)} veröffentlicht</>;
  if (draft?.failed_at) return <>Am {exactMoment(draft.failed_at)} nicht veröffentlicht, bitte prüfen</>;
  if (draft) {
    return (
      <>
        Entwurf von {draft.saved_by.name}, <TimeInWords at={draft.saved_at} />
      </>
    );
  }
  if (version) {
    return (
      <>
        Zuletzt von {version.published_by.name}, <TimeInWords at={version.published_at} />
      </>
    );
  }
  return <>Mitgelieferte Texte</>;
}

/** All sections of the website's words by their group. */
export function ContentPage() {
  const query = useQuery(sectionsQuery);
  const may = useMay();
  const items = query.data?.items ?? [];
  return (
    <ToolPage path="/admin/inhalte" isWide>
      <QueryState query={query} subject="Die Inhalte" isPlural h="24rem" />
      {sectionGroups
        .filter((group) => items.some((row) => row.group === group))
        .map((group) => (
          <chakra.section key={group} mb="8" aria-label={group}>
            <chakra.h2 fontSize="md" mb="3">
              {group}
            </chakra.h2>
            <chakra.ul
              display="grid"
              gap="3"
              gridTemplateColumns="repeat(auto-fill, minmax(min(20rem, 100%), 1fr))"
            >
              {items
                .filter((row) => row.group === group)
                .map((row) => (
                  <Panel as="li" key={row.key} position="relative" _hover={{ borderColor: 'outline' }}>
                    {shownPages(row.pages)
                      .slice(0, 1)
                      .map((page) => (
                        <Thumbnail key={page} page={page} />
                      ))}
                    <chakra.h3 fontSize="sm" fontWeight="semibold">
                      {row.is_legal && !may('administer') ? (
                        row.title
                      ) : (
                        <CoverLink to="/admin/inhalte" search={{ abschnitt: row.key }}>
                          {row.title}
                        </CoverLink>
                      )}
                    </chakra.h3>
                    <chakra.p mt="1" fontSize="xs" color="inkMuted">
                      {row.text}
                    </chakra.p>
                    <chakra.p mt="2" fontSize="xs">
                      <State row={row} />
                    </chakra.p>
                    <chakra.div mt="2" display="flex" gap="2">
                      {row.draft && <Badge>Entwurf</Badge>}
                      {row.is_legal && <Badge>nur Admin</Badge>}
                    </chakra.div>
                  </Panel>
                ))}
            </chakra.ul>
          </chakra.section>
        ))}
    </ToolPage>
  );
}
