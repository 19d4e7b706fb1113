import { exposeProof, openedNote, type ProofStep } from '@estate/domain/forms/expose-proof';
import type { LeadDetail } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { exactMoment } from '../ui/moment.ts';

/** Successive equal steps as one, so that a link that is opened often takes one line. */
function inGroups(steps: readonly ProofStep[]): ProofStep[][] {
  const groups: ProofStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.[0]?.text === step.text) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{exactMoment(at)}</time>;

/** What proves that the documents of a lead's property were asked for, sent and opened; nothing if none was sent. */
export function LeadExposes({ lead }: { lead: LeadDetail }) {
  const steps = exposeProof(lead);
  return (
    <>
      <chakra.ol display="grid" gap="1" overflowWrap="anywhere">
        {inGroups(steps).map(([first, ...others]) => {
          const last = others.at(-1);
          return (
            first && (
              <li key={first.at + first.text}>
                <chakra.span color="inkMuted">
                  <Moment at={first.at} />
                  {' · '}
                </chakra.span>
                {first.text}
                {last && (
                  <>
                    , noch {others.length}-mal bis <Moment at={last.at} />
                  </>
                )}
              </li>
            )
          );
        })}
      </chakra.ol>
      {lead.exposes?.events.length ? (
        <chakra.p mt="2" color="inkMuted">
          {openedNote}
        </chakra.p>
      ) : null}
    </>
  );
}
