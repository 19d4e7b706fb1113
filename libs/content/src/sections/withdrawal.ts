import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface WithdrawalWords {
  readonly title: string;
  readonly subtitle: string;
  /** That requests on the website are no contracts, and which contracts can be withdrawn from. */
  readonly whichTitle: string;
  readonly which: string;
  readonly stepsTitle: string;
  readonly steps: readonly string[];
  readonly otherWays: string;
  /** Sentences of the receipt by mail, which quotes the declaration. */
  readonly receipt: {
    readonly intro: string;
    readonly quoted: string;
    readonly next: string;
  };
}

/** /widerruf (§ 356a BGB), and the receipt by mail. A lawyer has to check the words before an agency goes online. */
export const withdrawal: Words<WithdrawalWords> = {
  key: 'withdrawal',
  shipped: {
    title: 'Vertrag widerrufen',
    subtitle: 'In zwei Schritten und ohne Konto. Den Eingang bestätigen wir sofort per E-Mail.',
    whichTitle: 'Wofür Sie das brauchen',
    which:
      'Über diese Website schließen Sie zurzeit keinen Vertrag mit uns: Exposé-Anfrage, Besichtigung, Suchauftrag, Bewertung und Nachricht sind kostenlose Anfragen, die Sie nicht widerrufen müssen. Ein Widerruf kommt in Betracht, wenn Sie als Verbraucher auf anderem Weg einen Vertrag mit uns geschlossen haben, zum Beispiel einen Maklervertrag per E-Mail oder Telefon. Erklären können Sie ihn hier jederzeit; ob und wie lange ein Widerrufsrecht besteht, steht in der Belehrung zu Ihrem Vertrag.',
    stepsTitle: 'So geht es',
    steps: [
      'Sie nennen Ihren Namen, den Vertrag und Ihre E-Mail-Adresse.',
      'Sie prüfen die Erklärung und bestätigen sie mit „Widerruf bestätigen“. Gründe brauchen Sie nicht.',
      'Sie bekommen sofort eine E-Mail mit Ihrer Erklärung, dem Tag und der Uhrzeit des Eingangs.',
    ],
    otherWays:
      'Sie können uns den Widerruf auch anders mitteilen, zum Beispiel per E-Mail an {E-Mail}, telefonisch unter {Telefon} oder per Brief an {Firma}, {Anschrift}.',
    receipt: {
      intro: 'wir bestätigen Ihnen, dass Ihr Widerruf bei uns eingegangen ist:',
      quoted:
        'Die Zeilen mit > wurden auf unserer Website eingegeben. Punkte und At-Zeichen von Internetadressen stehen darin in eckigen Klammern, damit aus ihnen kein Link wird.',
      next: 'Bitte bewahren Sie diese E-Mail auf.',
    },
  },
};

export const withdrawalSection: Section<WithdrawalWords> = {
  words: withdrawal,
  group: 'Rechtliches',
  title: 'Widerruf',
  text: 'Die Seite, auf der man einen Vertrag widerruft, und die Eingangsbestätigung per E-Mail. Ändern Sie sie nur mit Rat.',
  pages: ['/widerruf'],
  isLegal: true,
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    subtitle: { kind: 'line', label: 'Satz darunter', max: 200, fits: 120 },
    whichTitle: { kind: 'line', label: 'Überschrift: welche Verträge', max: 60, fits: 40 },
    which: {
      kind: 'paragraph',
      label: 'Welche Verträge man widerrufen kann',
      max: 1_200,
      facts: true,
      hint: 'Er sagt, dass über die Website kein Vertrag geschlossen wird. Bieten Sie einen kostenpflichtigen Auftrag an, muss er es anders sagen.',
    },
    stepsTitle: { kind: 'line', label: 'Überschrift der Schritte', max: 60, fits: 40 },
    steps: {
      kind: 'list',
      label: 'Schritte',
      entry: 'Schritt',
      min: 1,
      max: 6,
      of: { kind: 'line', label: 'Schritt', max: 200 },
    },
    otherWays: { kind: 'paragraph', label: 'Andere Wege', max: 500, facts: true },
    receipt: {
      kind: 'group',
      label: 'Eingangsbestätigung per E-Mail',
      hint: 'Erklärung, Tag, Uhrzeit und Nummer setzt die Website ein.',
      fields: {
        intro: { kind: 'paragraph', label: 'Erster Satz nach der Anrede', max: 300 },
        quoted: { kind: 'paragraph', label: 'Hinweis zu den eingegebenen Zeilen', max: 400 },
        next: { kind: 'paragraph', label: 'Letzter Satz', max: 300 },
      },
    },
  },
};
