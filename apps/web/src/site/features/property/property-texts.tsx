import type { PublicProperty } from '../../../shared/api/types.ts';
import { Check, type LucideIcon, Minus } from 'lucide-react';
import { chakra } from '#styled-system/jsx';
import { Prose } from '../../../shared/ui/type.tsx';
import { DetailSection } from './detail-section.tsx';
import { FactTable } from './fact-table.tsx';
import { furnishingOf } from '@estate/domain/property/furnishing';
import { noteLines, noteParagraphs } from '@estate/domain/property/notes';

/** A first paragraph up to this length can be a lead in a large type. */
const longestLead = 400;

const lead = {
  '& p:first-child': {
    fontFamily: 'heading',
    fontSize: { base: 'lg', md: '1.75rem' },
    lineHeight: 'snug',
    mb: { base: '5', md: '8' },
    _print: { fontSize: 'inherit', mb: '0' },
  },
} as const;

/** A CRM note under its title; renders nothing if the note is empty. `hasLead`: a short first paragraph is its lead. */
export function NoteSection({
  title,
  note,
  hasLead = false,
}: {
  title: string;
  note: string | null | undefined;
  hasLead?: boolean;
}) {
  const paragraphs = noteParagraphs(note);
  if (paragraphs.length === 0) return null;
  return (
    <DetailSection title={title}>
      <Prose
        whiteSpace="pre-line"
        data-note={title}
        css={hasLead && (paragraphs[0]?.length ?? 0) <= longestLead ? lead : {}}
      >
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Prose>
    </DetailSection>
  );
}

function SignedList({ lines, Sign }: { lines: readonly string[]; Sign: LucideIcon }) {
  return (
    <chakra.ul display="grid" columnGap="8" rowGap="2.5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      {lines.map((line) => (
        <chakra.li key={line} display="flex" gap="3">
          {/* As high as a line of text, so that the icon is centred on the first line at every font size. */}
          <chakra.span color="brass" display="flex" alignItems="center" h="1lh" flexShrink="0">
            <Sign size="1.125em" strokeWidth={1.5} aria-hidden />
          </chakra.span>
          <span>{line}</span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** The features with a tick, and a table of counts and kinds below. */
export function FurnishingSection({ property }: { property: PublicProperty }) {
  const { lines, facts } = furnishingOf(property);
  if (lines.length === 0 && facts.length === 0) return null;
  return (
    <DetailSection title="Ausstattung">
      {lines.length > 0 && <SignedList lines={lines} Sign={Check} />}
      {facts.length > 0 && (
        <chakra.div mt={lines.length > 0 ? '5' : undefined}>
          <FactTable facts={facts} />
        </chakra.div>
      )}
    </DetailSection>
  );
}

/** The property's drawbacks from the agency's note, one per line; renders nothing without a note. */
export function DrawbacksSection({ note }: { note: string | null | undefined }) {
  const lines = [...new Set(noteLines(note))];
  if (lines.length === 0) return null;
  return (
    <DetailSection title="Was dagegen spricht">
      <SignedList lines={lines} Sign={Minus} />
    </DetailSection>
  );
}
