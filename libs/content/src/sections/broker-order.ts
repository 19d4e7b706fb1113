import { draftMark } from '../draft-mark.ts';
import type { GroupField, Section, TextField } from '../section.ts';
import type { Words } from '../texts.ts';

/** A text of the contract. A changed text gets a new version, because each order stores what its sender saw. */
export interface OrderText {
  readonly version: string;
  readonly text: string;
}

export interface BrokerOrderWords {
  /** Whether the agency offers the order at all; staff switch it on for each property. */
  readonly isOffered: boolean;
  /** The lawyer who released all texts, and the day; both empty until then. */
  readonly release: { readonly lawyer: string; readonly day: string };
  readonly contract: OrderText;
  /** With `{Provision}`, `{Betrag}`, `{Kaufpreis}` and `{Immobilie}`. */
  readonly commission: OrderText;
  readonly withdrawal: OrderText;
  readonly sampleForm: OrderText;
  readonly startEarly: OrderText;
  readonly loseRight: OrderText;
  /** In the exposé of an order and on its page, in place of the words that nothing is owed. */
  readonly notice: string;
  /** The confirmation by mail, which closes the contract; `{Immobilie}` is the title. */
  readonly mail: {
    readonly subject: string;
    readonly text: string;
    readonly withdrawalLink: string;
    readonly notOfferedSubject: string;
    readonly notOffered: string;
  };
}

const draft = `${draftMark}: Dieser Text ist nicht freigegeben. Ein Anwalt muss ihn prüfen, bevor Aufträge eingeschaltet werden.\n\n`;

/** The texts of the order. As shipped they are drafts, no lawyer released them, and no order is offered. */
export const brokerOrder: Words<BrokerOrderWords> = {
  key: 'broker-order',
  shipped: {
    isOffered: false,
    release: { lawyer: '', day: '' },
    contract: {
      version: 'maklervertrag-2026-11',
      text: `${draft}Sie beauftragen {Firma}, {Anschrift}, Ihnen die genannte Immobilie nachzuweisen oder ihren Kauf zu vermitteln. Mit dem Klick auf „zahlungspflichtig beauftragen“ bieten Sie uns den Abschluss dieses Maklervertrags an. Er kommt zustande, wenn Sie unsere Auftragsbestätigung mit dem Exposé per E-Mail erhalten.\n\nWir sind auch für den Verkäufer tätig. Der Vertrag betrifft nur diese Immobilie; Sie können ihn jederzeit ohne Frist kündigen.\n\nDas Exposé ist nur für Sie bestimmt. Es gelten unsere Allgemeinen Geschäftsbedingungen.`,
    },
    commission: {
      version: 'provision-2026-11',
      text: `${draft}Kaufen Sie „{Immobilie}“ aufgrund unserer Tätigkeit, schulden Sie uns eine Provision: {Provision}. Bei einem Kaufpreis von {Kaufpreis} sind das {Betrag} inklusive Mehrwertsteuer. Sie ist fällig, sobald der notarielle Kaufvertrag wirksam ist. Kommt kein Kaufvertrag zustande, schulden Sie nichts. Der Verkäufer zahlt uns eine Provision in gleicher Höhe.`,
    },
    withdrawal: {
      version: 'widerrufsbelehrung-2026-11',
      text: `${draft}Widerrufsrecht\n\nSie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.\n\nUm Ihr Widerrufsrecht auszuüben, müssen Sie uns ({Firma}, {Anschrift}, Telefon {Telefon}, E-Mail {E-Mail}) mittels einer eindeutigen Erklärung (zum Beispiel ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können auch die Funktion „Vertrag widerrufen“ am Fuß jeder Seite unserer Website verwenden; dann bestätigen wir Ihnen den Eingang unverzüglich per E-Mail.\n\nZur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.\n\nFolgen des Widerrufs\n\nWenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.\n\nHaben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.`,
    },
    sampleForm: {
      version: 'widerrufsformular-2026-11',
      text: `${draft}Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.\n\nAn {Firma}, {Anschrift}, E-Mail {E-Mail}:\n\nHiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung:\nBestellt am:\nName des/der Verbraucher(s):\nAnschrift des/der Verbraucher(s):\nUnterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):\nDatum:`,
    },
    startEarly: {
      version: 'sofort-beginnen-2026-11',
      text: `${draft}Ich verlange, dass Sie vor dem Ende der Widerrufsfrist mit der Leistung beginnen und mir das Exposé sofort senden.`,
    },
    loseRight: {
      version: 'recht-erlischt-2026-11',
      text: `${draft}Ich weiß, dass ich mein Widerrufsrecht verliere, sobald Sie den Vertrag vollständig erfüllt haben.`,
    },
    notice:
      'Dieses Exposé haben Sie mit Ihrem Auftrag erhalten. Es gelten der Vertrag und die Provision, die in unserer Auftragsbestätigung stehen.',
    mail: {
      subject: 'Auftragsbestätigung und Exposé: {Immobilie}',
      text: 'vielen Dank für Ihren Auftrag, den wir hiermit bestätigen. Das Exposé liegt dieser E-Mail als PDF bei. Bitte bewahren Sie die E-Mail auf: Sie enthält alle Texte, denen Sie zugestimmt haben.',
      withdrawalLink: 'Vertrag widerrufen',
      notOfferedSubject: 'Ihr Auftrag: Wir nehmen ihn nicht an',
      notOffered:
        'vielen Dank für Ihren Auftrag. Die Immobilie wird inzwischen nicht mehr oder zu anderen Bedingungen angeboten, deshalb nehmen wir ihn nicht an: Es ist kein Maklervertrag geschlossen, und Sie schulden keine Provision.',
    },
  },
};

const textField = (
  label: string,
  max: number,
  text: Partial<TextField> = { facts: true },
): GroupField<OrderText> => ({
  kind: 'group',
  label,
  fields: {
    version: {
      kind: 'line',
      label: 'Fassung',
      hint: 'Setzt die Website selbst, sobald sich der Text ändert.',
      max: 60,
    },
    text: { kind: 'paragraph', label: 'Text', max, ...text },
  },
});

export const brokerOrderSection: Section<BrokerOrderWords> = {
  words: brokerOrder,
  group: 'Rechtliches',
  title: 'Kostenpflichtiger Auftrag',
  text: 'Für Käufer, die statt einer Anfrage einen Maklervertrag schließen. Ohne Freigabe durch einen Anwalt gibt es nur die Anfrage, die zu nichts verpflichtet. Einschalten muss man den Auftrag danach noch bei jeder Immobilie.',
  pages: ['/immobilie'],
  isLegal: true,
  fields: {
    isOffered: {
      kind: 'tick',
      label: 'Aufträge anbieten',
      hint: 'Dann müssen auch AGB, Datenschutz und die Seite des Widerrufs sagen, dass über die Website Verträge geschlossen werden.',
    },
    release: {
      kind: 'group',
      label: 'Freigabe aller Texte',
      hint: 'Wer einen Text ändert, leert beide Felder, bis der Anwalt ihn wieder freigegeben hat.',
      fields: {
        lawyer: { kind: 'line', label: 'Anwalt', max: 100, optional: true },
        day: { kind: 'day', label: 'Freigegeben am', max: 10, optional: true },
      },
    },
    contract: textField('Vertrag', 6_000),
    commission: textField('Satz über die Provision', 1_500, {
      hint: '{Provision}, {Betrag}, {Kaufpreis} und {Immobilie} setzt die Website ein.',
    }),
    withdrawal: textField('Widerrufsbelehrung', 8_000),
    sampleForm: textField('Muster-Widerrufsformular', 3_000),
    startEarly: textField('Kästchen: sofort beginnen', 600),
    loseRight: textField('Kästchen: Erlöschen des Widerrufsrechts', 600),
    notice: { kind: 'paragraph', label: 'Satz im Exposé', max: 500 },
    mail: {
      kind: 'group',
      label: 'Auftragsbestätigung per E-Mail',
      hint: '{Immobilie} ist der Titel der Immobilie.',
      fields: {
        subject: { kind: 'line', label: 'Betreff', max: 100 },
        text: { kind: 'paragraph', label: 'Text', max: 600 },
        withdrawalLink: { kind: 'line', label: 'Link zum Widerruf', max: 60 },
        notOfferedSubject: {
          kind: 'line',
          label: 'Betreff, wenn es die Immobilie oder ihre Bedingungen nicht mehr gibt',
          max: 100,
        },
        notOffered: {
          kind: 'paragraph',
          label: 'Text, wenn es die Immobilie oder ihre Bedingungen nicht mehr gibt',
          max: 500,
        },
      },
    },
  },
};
