import type { HeirAnswer, HeirQuestion } from '@estate/domain/heirs/heir-steps';
import type { FieldsOf, Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface QuestionWords<Answers extends string> {
  readonly title: string;
  readonly hint: string;
  readonly answers: Readonly<Record<Answers, string>>;
}

interface HeirsWords {
  readonly title: string;
  readonly subtitle: string;
  readonly privacy: string;
  readonly questions: { readonly [Question in HeirQuestion]: QuestionWords<HeirAnswer<Question>> };
  readonly submit: string;
  readonly stepsTitle: string;
  readonly note: string;
}

/** /verkaufen/erbe: its head, the five questions and what stands below the steps. */
export const heirs: Words<HeirsWords> = {
  key: 'heirs',
  shipped: {
    title: 'Immobilie geerbt: was jetzt zu tun ist',
    subtitle: 'Fünf Fragen, dann sehen Sie die Schritte in ihrer Reihenfolge, mit Frist und Grundlage.',
    privacy:
      'Wir speichern Ihre Antworten nicht. Sie stehen nur in der Adresse dieser Seite, damit Sie die Liste drucken oder als Lesezeichen behalten können.',
    questions: {
      testament: {
        title: 'Gibt es ein Testament oder einen Erbvertrag?',
        hint: '',
        answers: {
          notariell: 'Ja, beim Notar errichtet',
          handschriftlich: 'Ja, von Hand geschrieben',
          keines: 'Nein',
          unklar: 'Weiß ich noch nicht',
        },
      },
      erben: {
        title: 'Wer erbt?',
        hint: '',
        answers: {
          allein: 'Ich allein',
          mehrere: 'Mehrere gemeinsam',
          unklar: 'Weiß ich noch nicht',
        },
      },
      grundbuch: {
        title: 'Wer steht im Grundbuch als Eigentümer?',
        hint: 'Gehörte der verstorbenen Person nur ein Anteil, so gilt die Frage für diesen Anteil.',
        answers: {
          verstorben: 'Noch die verstorbene Person',
          erben: 'Schon die Erben',
          unklar: 'Weiß ich nicht',
        },
      },
      todesfall: {
        title: 'Wie lange liegt der Todesfall zurück?',
        hint: '',
        answers: {
          '6-wochen': 'Höchstens sechs Wochen',
          '3-monate': 'Bis zu drei Monate',
          '2-jahre': 'Bis zu zwei Jahre',
          frueher: 'Länger als zwei Jahre',
        },
      },
      nutzung: {
        title: 'Wie wird die Immobilie genutzt?',
        hint: '',
        answers: {
          bewohnt: 'Jemand aus der Familie wohnt darin',
          vermietet: 'Sie ist vermietet',
          leer: 'Sie steht leer',
        },
      },
    },
    submit: 'Schritte anzeigen',
    stepsTitle: 'Ihre Schritte in dieser Reihenfolge',
    note: 'Das ist ein Überblick nach deutschem Recht (Stand November 2026) und keine Rechts- oder Steuerberatung. Ob und wann eine Frist für Sie läuft, sagt Ihnen ein Notariat, eine Anwaltskanzlei oder eine Steuerberatung. Im Zweifel handeln Sie nach der kürzeren Frist.',
  },
};

const answer = (label: string) => ({ kind: 'line', label, max: 60, fits: 40 }) as const;

const question = <Answers extends string>(label: string, answers: Readonly<Record<Answers, string>>) => ({
  kind: 'group' as const,
  label,
  fields: {
    title: { kind: 'line', label: 'Frage', max: 80 },
    hint: { kind: 'line', label: 'Hinweis zur Frage', max: 160, optional: true },
    answers: {
      kind: 'group',
      label: 'Antworten',
      fields: Object.fromEntries(
        Object.entries<string>(answers).map(([name, label]) => [name, answer(label)]),
      ),
    },
  } as FieldsOf<QuestionWords<Answers>>,
});

export const heirsSection: Section<HeirsWords> = {
  words: heirs,
  group: 'Seiten',
  title: 'Immobilie geerbt: Fragen',
  text: 'Kopf, Fragen und Hinweise der Seite für Erben. Welche Schritte aus den Antworten folgen, ist fest.',
  pages: ['/verkaufen/erbe'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    subtitle: { kind: 'line', label: 'Satz darunter', max: 200, fits: 120 },
    privacy: {
      kind: 'paragraph',
      label: 'Was mit den Antworten geschieht',
      max: 300,
      hint: 'Die Website speichert die Antworten nicht; der Text darf nichts anderes sagen.',
    },
    questions: {
      kind: 'group',
      label: 'Fragen',
      fields: {
        testament: question('Testament', {
          notariell: 'Notariell',
          handschriftlich: 'Handschriftlich',
          keines: 'Keines',
          unklar: 'Nicht bekannt',
        }),
        erben: question('Erben', { allein: 'Eine Person', mehrere: 'Mehrere', unklar: 'Nicht bekannt' }),
        grundbuch: question('Grundbuch', {
          verstorben: 'Die verstorbene Person',
          erben: 'Die Erben',
          unklar: 'Nicht bekannt',
        }),
        todesfall: question('Todesfall', {
          '6-wochen': 'Bis sechs Wochen',
          '3-monate': 'Bis drei Monate',
          '2-jahre': 'Bis zwei Jahre',
          frueher: 'Länger',
        }),
        nutzung: question('Nutzung', { bewohnt: 'Bewohnt', vermietet: 'Vermietet', leer: 'Leer' }),
      },
    },
    submit: { kind: 'line', label: 'Knopf', max: 40, fits: 30 },
    stepsTitle: { kind: 'line', label: 'Überschrift der Schritte', max: 80 },
    note: {
      kind: 'paragraph',
      label: 'Hinweis unter den Schritten',
      max: 500,
      hint: 'Er sagt, dass die Liste keine Rechts- und Steuerberatung ist, und von wann sie ist.',
    },
  },
};
