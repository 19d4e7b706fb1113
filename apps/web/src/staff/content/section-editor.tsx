import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { SectionDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { ControlIdContext } from '../../shared/form/field-frame.tsx';
import { problemText } from '../../shared/api/problem-text.ts';
import { Button, StyledLink } from '../../shared/ui/button.tsx';
import { PageHeading, Panel } from '../frame/tool-page.tsx';
import { Details } from '../ui/details.tsx';
import { TimeInWords } from '../ui/time-in-words.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Callout } from '../ui/callouts.tsx';
import { useMay } from '../session/use-may.ts';
import { sectionQuery } from './content-query.ts';
import type { Conflict } from './merge-words.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { Publication } from './publication.tsx';
import { shownPages } from './shown-pages.ts';
import { useDraft } from './use-draft.ts';
import { Versions, WordDifference } from './versions.tsx';
import { WordFields } from './word-fields.tsx';
import { type Fields, labelAt, valueAt, type Value } from './words-at.ts';

const controlId = (path: string) => `wort-${path.replaceAll('.', '-')}`;

interface Remark {
  readonly path: string;
  readonly message: string;
  /** Whether it prevents the publication; otherwise it is a warning. */
  readonly isFault: boolean;
}

const remarksOn = ({ draft }: SectionDetail): Remark[] => [
  ...(draft?.faults ?? []).map((finding) => ({ ...finding, isFault: true })),
  ...(draft?.warnings ?? []).map((finding) => ({ ...finding, isFault: false })),
];

/** What prevents or questions the publication of the words, each with the way to its field. */
function Remarks({ remarks, fields }: { remarks: readonly Remark[]; fields: Fields }) {
  if (remarks.length === 0) return null;
  return (
    <Callout>
      <chakra.p fontWeight="semibold">
        {remarks[0]?.isFault ? 'Vor der Veröffentlichung zu klären' : 'Bitte noch einmal ansehen'}
      </chakra.p>
      <chakra.ul mt="2" display="grid" gap="1">
        {remarks.map(({ path, message, isFault }) => (
          <chakra.li key={`${path} ${message}`} color={isFault ? 'danger' : 'ink'}>
            <chakra.a href={`#${controlId(path)}`} color="inherit">
              {labelAt(fields, path)}
            </chakra.a>
            : {message}
          </chakra.li>
        ))}
      </chakra.ul>
    </Callout>
  );
}

/** Places that a colleague changed at the same time. The own words hold until the colleague's are taken. */
function Conflicts({
  fields,
  words,
  conflicts,
  onTake,
  onKeep,
}: {
  fields: Fields;
  words: Value;
  conflicts: readonly Conflict[];
  onTake: (conflict: Conflict) => void;
  onKeep: (conflict: Conflict) => void;
}) {
  if (conflicts.length === 0) return null;
  return (
    <Callout role="alert" display="grid" gap="3">
      <chakra.p fontWeight="semibold">
        Ein Kollege hat dieselbe Stelle geändert. Ihr Text gilt, bis Sie wählen.
      </chakra.p>
      {conflicts.map((conflict) => (
        <div key={conflict.path}>
          <p>{labelAt(fields, conflict.path)}</p>
          <WordDifference
            fields={fields}
            before={{ [conflict.path]: valueAt(words, conflict.path) }}
            after={{ [conflict.path]: conflict.theirs }}
          />
          <chakra.div display="flex" gap="2" mt="2">
            <Button size="sm" tone="outline" onClick={() => onTake(conflict)}>
              Text des Kollegen übernehmen
            </Button>
            <Button size="sm" tone="quiet" onClick={() => onKeep(conflict)}>
              Meinen behalten
            </Button>
          </chakra.div>
        </div>
      ))}
    </Callout>
  );
}

function SaveState({
  section,
  isDirty,
  failure,
}: {
  section: SectionDetail;
  isDirty: boolean;
  failure: Error | null;
}) {
  const { draft, version } = section;
  if (failure && isDirty) {
    return (
      <chakra.p role="alert" color="danger">
        Nicht gespeichert: {problemText(failure)} Ihr Text steht noch hier, es wird weiter versucht.
      </chakra.p>
    );
  }
  return (
    <chakra.p role="status" color="inkMuted">
      {isDirty ? (
        'Wird gespeichert...'
      ) : draft ? (
        <>
          Entwurf gespeichert von {draft.saved_by.name}, <TimeInWords at={draft.saved_at} />
        </>
      ) : version ? (
        <>
          Veröffentlicht von {version.published_by.name}, <TimeInWords at={version.published_at} />
        </>
      ) : (
        'Es stehen die mitgelieferten Texte.'
      )}
    </chakra.p>
  );
}

/** Pages on which words of header, footer and many pages are shown in the preview. */
const sitePages = ['/', '/kontakt', '/ueber-uns', '/verkaufen', '/immobilien'] as const;

function Editor({ loaded }: { loaded: SectionDetail }) {
  const { section, words, conflicts, failure, isDirty, save, change, settle, replace } = useDraft(loaded);
  const fields = section.fields as Fields;
  const remarksBox = useRef<HTMLDivElement>(null);
  const remarks = useMemo(() => remarksOn(section), [section]);
  // A place with a fault and a warning shows the fault.
  const remarkAt = useMemo(
    () => new Map(remarks.toReversed().map(({ path, ...remark }) => [path, remark])),
    [remarks],
  );
  const isWaiting = Boolean(section.draft?.publish_at);
  const own = shownPages(section.pages);
  const may = useMay();
  const mayEdit = !section.is_legal || may('administer');
  return (
    <>
      <chakra.p mb="4">
        <StyledLink to="/admin/inhalte" search={{}}>
          Alle Inhalte
        </StyledLink>
      </chakra.p>
      <PageHeading title={section.title} text={section.text} />
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', _roomLg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <Panel aria-label="Stand" display="grid" gap="3">
            <SaveState section={section} isDirty={isDirty} failure={failure} />
            {mayEdit ? (
              <Publication
                section={section}
                isDirty={isDirty}
                save={save}
                onChanged={replace}
                onFaults={() => remarksBox.current?.focus()}
              />
            ) : (
              <p>Rechtliche Seiten und Texte von Einwilligungen ändern nur Admins.</p>
            )}
          </Panel>
          <Conflicts
            fields={fields}
            words={words}
            conflicts={conflicts}
            onTake={({ path, theirs }) => {
              change(path, theirs);
              settle(path);
            }}
            onKeep={({ path }) => settle(path)}
          />
          <div ref={remarksBox} tabIndex={-1}>
            <Remarks remarks={remarks} fields={fields} />
          </div>
          <Panel aria-label="Texte">
            <chakra.fieldset disabled={isWaiting || !mayEdit} minW="0" border="0">
              <ControlIdContext value={controlId}>
                <WordFields fields={fields} value={words} remarks={remarkAt} onChange={change} />
              </ControlIdContext>
            </chakra.fieldset>
          </Panel>
          {mayEdit && (
            <Panel aria-label="Fassungen">
              <Details summary="Frühere Fassungen">
                <Versions section={section} onPublished={replace} />
              </Details>
            </Panel>
          )}
        </chakra.div>
        {/* Mails stand on no page. */}
        {section.group !== 'E-Mails' && (
          <chakra.div position={{ _roomLg: 'sticky' }} top="4">
            <PreviewFrame
              pages={own.length > 0 ? own : sitePages}
              state={`${section.version?.number ?? 0} ${section.draft?.revision ?? 0}`}
            />
          </chakra.div>
        )}
      </chakra.div>
    </>
  );
}

/** A section of the website's words: the form on the left, the real page on the right. */
export function SectionEditor({ sectionKey }: { sectionKey: string }) {
  const query = useQuery(sectionQuery(sectionKey));
  return (
    <>
      <QueryState query={query} subject="Die Texte" isPlural h="24rem" />
      {query.data && <Editor key={sectionKey} loaded={query.data.section} />}
    </>
  );
}
