import { formOf } from '@estate/domain/forms/all-forms';
import { figureText, monthText, pauseText } from '@estate/domain/property-report/figures';
import { type Letter } from '../mail/letter.ts';
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
}

export function reportLetter({ name, property, month, figures, pausedUntil, link }: MonthlyFigures): Letter {
  const time = monthText(month);
  if (pausedUntil !== null)
    return {
      subject: `Ihr Bericht pausiert: ${property.title}`,
      blocks: [
        { text: `Guten Tag ${name},` },
        { text: pauseText(pausedUntil) },
        { link, label: 'Bericht öffnen' },
        { text: 'Ist das ein Versehen? Dann antworten Sie bitte auf diese E-Mail.' },
      ],
    };
  return {
    subject: `Ihr Bericht für ${time}: ${property.title}`,
    blocks: [
      { text: `Guten Tag ${name},` },
      {
        text: figures
          ? `so oft wurde Ihre Immobilie im ${time} auf unserer Website angesehen und angefragt:`
          : `im ${time} war Ihre Immobilie noch nicht auf unserer Website.`,
      },
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
      { link, label: 'Bericht mit den Monaten davor ansehen' },
      {
        text: 'Diesen Bericht abbestellen: Öffnen Sie ihn über den Link und wählen Sie am Ende der Seite „Diesen Bericht abbestellen“. Ein Konto brauchen Sie dafür nicht.',
      },
      { text: 'Der Link ist nur für Sie bestimmt. Wer ihn kennt, sieht den Bericht.' },
    ],
  };
}
