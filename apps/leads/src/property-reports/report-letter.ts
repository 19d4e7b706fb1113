import { mails } from '@estate/content/sections/mails';
import { texts } from '@estate/content/texts';
import { formOf } from '@estate/domain/forms/all-forms';
import { fillIn } from '@estate/domain/forms/facts';
import { figureText, pauseText } from '@estate/domain/property-report/figures';
import { monthText } from '@estate/domain/text/month-text';
import { type Letter, type PersonBlock } from '../mail/letter.ts';
import { type ReportedMonth } from './report-figures.ts';

interface MonthlyFigures {
  name: string;
  property: { title: string; city: string | null };
  month: string;
  /** Undefined if the property was not on the website in that month. */
  figures: ReportedMonth | undefined;
  /** The day on which the report of a removed property ends; null for a property that was not removed. */
  pausedUntil: string | null;
  link: string;
  /** Who sells the property. */
  person: PersonBlock;
}

export function reportLetter({
  name,
  property,
  month,
  figures,
  pausedUntil,
  link,
  person,
}: MonthlyFigures): Letter {
  const words = texts(mails).report;
  const fill = (sentence: string) =>
    fillIn(sentence, { Name: name, Immobilie: property.title, Monat: monthText(month) });
  if (pausedUntil !== null)
    return {
      subject: fill(words.pausedSubject),
      blocks: [
        { text: fill(words.greeting) },
        { text: pauseText(pausedUntil) },
        { link, label: words.pausedLink },
        { text: fill(words.pausedQuestion) },
        { person },
      ],
    };
  return {
    subject: fill(words.subject),
    blocks: [
      { text: fill(words.greeting) },
      { text: fill(figures ? words.figures : words.noFigures) },
      {
        facts: [
          ['Immobilie', property.title],
          ['Ort', property.city ?? undefined],
          ...(figures
            ? [
                ['Aufrufe', figureText(figures.views)] as const,
                ...figures.requests.map(({ kind, count }) => [formOf(kind).many, figureText(count)] as const),
              ]
            : []),
        ],
      },
      { link, label: words.link },
      { person },
      { text: fill(words.unsubscribe) },
      { text: fill(words.secret) },
    ],
  };
}
