import type { HeirStepName } from '@estate/domain/heirs/heir-steps';
import type { FieldsOf, Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface StepWords {
  readonly title: string;
  readonly deadline: string;
  readonly text: string;
  /** Shown in addition after the time limit, counted from the day of death. */
  readonly late: string;
  /** The paragraphs of the law or the contract from which the step follows. */
  readonly source: string;
  readonly link: string;
  readonly linkLabel: string;
}

type HeirStepsWords = Readonly<Record<HeirStepName, StepWords>>;

const noLink = { link: '', linkLabel: '' } as const;

/** The steps of /verkaufen/erbe, checked against the law as of August 2026 (docs/law.md). */
export const heirStepWords: Words<HeirStepsWords> = {
  key: 'heir-steps',
  shipped: {
    disclaim: {
      title: 'Annehmen oder ausschlagen',
      deadline:
        'Sechs Wochen. Sechs Monate, wenn die verstorbene Person ihren letzten Wohnsitz nur im Ausland hatte oder Sie bei Beginn der Frist im Ausland sind.',
      text: 'Die Frist beginnt, wenn Sie erfahren, dass und warum Sie erben; bei Testament oder Erbvertrag frühestens, wenn das Nachlassgericht den Inhalt bekannt gibt. Mit dem Erbe gehen auch die Schulden auf Sie über, etwa ein Darlehen auf dem Haus. Ausschlagen können Sie nur beim Nachlassgericht oder mit einer notariell beglaubigten Erklärung, die vor Ablauf der Frist dort eingeht. Ein einfacher Brief genügt nicht. Wer die Frist verstreichen lässt, hat angenommen.',
      late: 'Vom Todestag an gerechnet sind sechs Wochen vorbei. Die Frist kann noch laufen, wenn Sie erst später von der Erbschaft erfahren haben oder wenn die sechs Monate gelten.',
      source: '§§\u00a01943 bis 1945 und 1967 BGB',
      ...noLink,
    },
    emptyHome: {
      title: 'Die leere Immobilie sichern',
      deadline: 'Sofort. In Hamburg ist Leerstand von mehr als vier Monaten dem Bezirksamt zu melden.',
      text: 'Sagen Sie der Wohngebäudeversicherung, dass niemand mehr dort wohnt: Leerstand kann eine Gefahrerhöhung sein, und die ist unverzüglich anzuzeigen. Fragen Sie, wie oft jemand nach dem Rechten sehen muss und was im Winter für Heizung und Wasserleitungen gilt. Lesen Sie die Zähler ab, und klären Sie, wer Wege räumt und streut. Was zur Erhaltung notwendig ist, darf auch ein Miterbe allein veranlassen.',
      late: '',
      source: '§\u00a023 VVG und Ihr Versicherungsvertrag, §\u00a013 HmbWoSchG, §\u00a02038 BGB',
      ...noLink,
    },
    handInWill: {
      title: 'Das Testament abgeben',
      deadline: 'Unverzüglich, nachdem Sie vom Todesfall erfahren haben.',
      text: 'Wer ein Testament in Händen hat, liefert es im Original beim Nachlassgericht ab. Das ist das Amtsgericht, in dessen Bezirk die verstorbene Person zuletzt ihren gewöhnlichen Aufenthalt hatte. Das Gericht eröffnet das Testament und gibt den Beteiligten den Inhalt bekannt, der sie betrifft. Sollen Sie die Immobilie als Vermächtnis bekommen, sind Sie dadurch nicht Erbe: Sie können dann von den Erben verlangen, dass sie Ihnen die Immobilie übertragen.',
      late: '',
      source: '§§\u00a02174 und 2259 BGB, §§\u00a0343 und 348 FamFG',
      ...noLink,
    },
    findWill: {
      title: 'Klären, ob es ein Testament gibt',
      deadline: 'Bevor Sie einen Erbschein beantragen.',
      text: 'Sehen Sie die Papiere durch, und fragen Sie beim Nachlassgericht nach: Es eröffnet Testamente und Erbverträge, die amtlich verwahrt sind, sobald es vom Todesfall erfährt. Finden Sie selbst ein Testament, geben Sie es dort unverzüglich ab. Gibt es keines, gilt die gesetzliche Erbfolge.',
      late: '',
      source: '§\u00a02259 BGB, §\u00a0348 FamFG',
      ...noLink,
    },
    taxNotice: {
      title: 'Die Erbschaft dem Finanzamt anzeigen',
      deadline: 'Drei Monate, nachdem Sie erfahren haben, dass Sie erben.',
      text: 'Jeder Erbe zeigt seinen Erwerb schriftlich dem Finanzamt an, das für die Erbschaftsteuer zuständig ist: wer gestorben ist und wann, wer Sie sind und wie Sie verwandt waren, was Sie geerbt haben und was es etwa wert ist. Weil eine Immobilie dazugehört, gilt das auch, wenn ein Gericht oder Notariat das Testament eröffnet hat. Eine Steuererklärung folgt, wenn das Finanzamt Sie dazu auffordert.',
      late: 'Vom Todestag an gerechnet sind die drei Monate vorbei. Fehlt die Anzeige noch, holen Sie sie nach, am besten mit steuerlichem Rat.',
      source: '§§\u00a030 und 31 ErbStG',
      ...noLink,
    },
    tenants: {
      title: 'Die Mieter benachrichtigen',
      deadline: 'Keine feste Frist; sobald feststeht, wer erbt.',
      text: 'Der Mietvertrag läuft mit den Erben weiter; der Tod des Vermieters beendet ihn nicht. Teilen Sie den Mietern mit, wer jetzt Vermieter ist und wohin die Miete geht. Suchen Sie Mietvertrag, Angaben zur Kaution und die letzte Betriebskostenabrechnung heraus. Verkaufen Sie, tritt der Käufer in den Mietvertrag ein. Für die Erbschaftsteuer werden vermietete Wohnungen in der Regel mit 90 Prozent ihres Werts angesetzt.',
      late: '',
      source: '§§\u00a0566 und 1922 BGB, §\u00a013d ErbStG',
      ...noLink,
    },
    residents: {
      title: 'Klären, wer wohnen bleibt',
      deadline: 'Zehn Jahre, wenn die Steuerbefreiung für das Familienheim bleiben soll.',
      text: 'War die Immobilie bis zuletzt das Zuhause der verstorbenen Person, kann sie für Ehegatten, eingetragene Lebenspartner und Kinder, die unverzüglich selbst dort wohnen, von der Erbschaftsteuer befreit sein, für Kinder bis 200 m² Wohnfläche. Endet die eigene Nutzung vor Ablauf von zehn Jahren, etwa durch einen Verkauf, fällt die Befreiung rückwirkend weg, außer bei zwingenden Gründen. Fragen Sie vor einem Verkauf eine Steuerberatung. Sehen Sie auch nach, ob im Grundbuch ein Wohnungsrecht oder ein Nießbrauch steht.',
      late: '',
      source: '§\u00a013 Abs. 1 Nr. 4b und 4c ErbStG',
      ...noLink,
    },
    registerExtract: {
      title: 'Einen Grundbuchauszug besorgen',
      deadline: 'Keine Frist; bevor Sie das Grundbuch berichtigen lassen.',
      text: 'Das Grundbuchamt beim Amtsgericht, in dessen Bezirk die Immobilie liegt, gibt eine Abschrift, wenn Sie ein berechtigtes Interesse darlegen, als Erbe etwa mit Sterbeurkunde und Testament oder Erbschein. Sie zeigt, wer als Eigentümer eingetragen ist, welche Rechte und Grundschulden bestehen und ob Nacherbfolge oder Testamentsvollstreckung vermerkt ist.',
      late: '',
      source: '§\u00a012 GBO',
      ...noLink,
    },
    openedWill: {
      title: 'Das eröffnete Testament bereithalten',
      deadline: 'Keine Frist; bevor Sie das Grundbuch berichtigen lassen.',
      text: 'Das Nachlassgericht eröffnet ein notarielles Testament, das amtlich verwahrt ist, sobald es vom Todesfall erfährt. Dem Grundbuchamt genügen in der Regel das notarielle Testament oder der Erbvertrag und die Niederschrift über die Eröffnung; einen Erbschein verlangt es, wenn die Erbfolge daraus nicht klar hervorgeht. Ist für die Immobilie Testamentsvollstreckung angeordnet, können die Erben nicht selbst über sie verfügen.',
      late: '',
      source: '§\u00a035 GBO, §\u00a0348 FamFG, §\u00a02211 BGB',
      ...noLink,
    },
    certificate: {
      title: 'Den Erbschein beantragen',
      deadline: 'Keine Frist; erst, wenn Sie die Erbschaft annehmen wollen.',
      text: 'Das Grundbuchamt verlangt als Nachweis einen Erbschein oder ein Europäisches Nachlasszeugnis; ein handschriftliches Testament genügt ihm nicht. Den Antrag nehmen das Nachlassgericht und jedes Notariat auf. Er enthält die Erklärung, dass Sie die Erbschaft angenommen haben. Die Gebühren richten sich nach dem Wert des Nachlasses. Findet sich doch ein notarielles Testament, ist ein Erbschein meist nicht nötig.',
      late: '',
      source: '§\u00a035 GBO, §\u00a0352 FamFG, §\u00a040 GNotKG',
      ...noLink,
    },
    register: {
      title: 'Das Grundbuch berichtigen lassen',
      deadline: 'Zwei Jahre nach dem Todesfall, damit die Eintragung keine Gebühr kostet.',
      text: 'Die Erben sind Eigentümer, auch bevor sie im Grundbuch stehen; das Grundbuch ist deshalb zu berichtigen. Den Antrag stellen Sie beim Grundbuchamt, mit dem Nachweis der Erbfolge. Geht er binnen zwei Jahren seit dem Erbfall dort ein, wird für die Eintragung der Erben keine Gebühr erhoben, auch nicht, wenn sie erst nach einer Einigung unter Miterben eingetragen werden. Wollen Sie gleich verkaufen, fragen Sie das Notariat, ob Sie vorher eingetragen sein müssen.',
      late: 'Nach Ihrer Angabe sind die zwei Jahre vorbei: Die Eintragung kostet jetzt eine Gebühr.',
      source: 'Nr. 14110 des Kostenverzeichnisses zum GNotKG, §§\u00a040 und 82 GBO',
      ...noLink,
    },
    coHeirs: {
      title: 'Sich mit den Miterben einigen',
      deadline: 'Keine Frist; vor einem Verkauf.',
      text: 'Mehrere Erben bilden eine Erbengemeinschaft und verfügen über die Immobilie nur gemeinsam: Einen Verkauf müssen alle mittragen, beim Notar selbst oder durch Vollmacht. Jeder Miterbe kann in der Regel jederzeit verlangen, dass geteilt wird, zum Beispiel durch Verkauf oder indem einer übernimmt und die anderen auszahlt. Verkauft jemand seinen Erbteil an einen Dritten, haben die übrigen zwei Monate lang ein Vorkaufsrecht. Ohne Einigung kann jeder die Teilungsversteigerung beantragen.',
      late: '',
      source: '§§\u00a02032 bis 2042 BGB, §\u00a0180 ZVG',
      ...noLink,
    },
    taxValue: {
      title: 'Den Wert für die Steuer prüfen',
      deadline: 'Ein Monat für den Einspruch, sobald der Bescheid des Finanzamts bekannt gegeben ist.',
      text: 'Für die Erbschaftsteuer stellt das Finanzamt einen Wert der Immobilie fest. Ist er höher als der Verkehrswert am Todestag, können Sie den niedrigeren nachweisen: in der Regel durch ein Gutachten des Gutachterausschusses oder einer dafür bestellten oder zertifizierten Person, oder durch einen Kaufpreis aus dem Jahr vor oder nach dem Todestag, wenn sich die Verhältnisse seitdem nicht geändert haben. Unsere Preisspanne ist kein solcher Nachweis.',
      late: '',
      source: '§\u00a0198 BewG, §\u00a0355 AO',
      link: '/gutachten',
      linkLabel: 'Zu den Gutachten',
    },
    capitalGain: {
      title: 'Die Frist von zehn Jahren prüfen',
      deadline: 'Zehn Jahre, gerechnet vom Kauf durch die verstorbene Person.',
      text: 'Liegen zwischen Kauf und Verkauf einer Immobilie nicht mehr als zehn Jahre, kann der Gewinn einkommensteuerpflichtig sein. Der Erbfall ist kein Kauf: Es zählt, wann die verstorbene Person gekauft hat. Ausgenommen ist, was seit dem Kauf ausschließlich selbst bewohnt war, oder im Jahr des Verkaufs und in den beiden Jahren davor. Das Datum steht im alten Kaufvertrag.',
      late: '',
      source: '§\u00a023 Abs. 1 EStG',
      ...noLink,
    },
    papers: {
      title: 'Die Unterlagen zusammenstellen',
      deadline: 'Der Energieausweis muss spätestens bei der Besichtigung vorliegen.',
      text: 'Für einen Verkauf brauchen Sie neben Sterbeurkunde und Nachweis der Erbfolge auch Grundbuchauszug, Pläne, Wohnflächenberechnung und Energieausweis, bei Wohnungen zudem die Papiere der Eigentümergemeinschaft. Was fehlt, beschaffen wir mit Ihnen.',
      late: '',
      source: '§\u00a080 GModG (früher GEG)',
      link: '/verkaufen/unterlagen',
      linkLabel: 'Zur Checkliste der Unterlagen',
    },
    valuation: {
      title: 'Den Wert einschätzen lassen',
      deadline: 'Keine Frist; vor einer Einigung unter Erben und vor einem Verkauf.',
      text: 'Ob verkaufen, vermieten, übernehmen oder auszahlen: Für jede dieser Entscheidungen hilft eine Preisspanne. Sie ist kostenlos; auf Wunsch sehen wir uns die Immobilie an. Eine Marktpreiseinschätzung ist kein Gutachten.',
      late: '',
      source: '',
      link: '/bewertung',
      linkLabel: 'Zur Bewertung',
    },
  },
};

const fields: FieldsOf<StepWords> = {
  title: { kind: 'line', label: 'Überschrift', max: 60, fits: 40 },
  deadline: { kind: 'line', label: 'Frist', max: 180, source: 'source' },
  text: { kind: 'paragraph', label: 'Text', max: 700, source: 'source' },
  late: {
    kind: 'line',
    label: 'Zusatz nach Ablauf der Frist',
    max: 220,
    optional: true,
    hint: 'Steht nur, wenn die Frist vom Todestag an gerechnet vorbei ist.',
  },
  source: {
    kind: 'line',
    label: 'Grundlage',
    max: 120,
    optional: true,
    hint: 'Die Paragrafen, zum Beispiel: §\u00a035 GBO.',
  },
  link: { kind: 'link', label: 'Ziel des Links', max: 200, optional: true },
  linkLabel: { kind: 'line', label: 'Text des Links', max: 60, optional: true },
};

const step = (label: string) => ({ kind: 'group', label, fields }) as const;

export const heirStepsSection: Section<HeirStepsWords> = {
  words: heirStepWords,
  group: 'Seiten',
  title: 'Immobilie geerbt: Schritte',
  text: 'Die Schritte der Seite für Erben. Ändern Sie Fristen und Rechtliches nur, wenn das jemand vom Fach geprüft hat.',
  pages: ['/verkaufen/erbe'],
  fields: {
    disclaim: step('Ausschlagung'),
    emptyHome: step('Leerstand'),
    handInWill: step('Testament abgeben'),
    findWill: step('Testament suchen'),
    taxNotice: step('Anzeige beim Finanzamt'),
    tenants: step('Mieter'),
    residents: step('Bewohner und Familienheim'),
    registerExtract: step('Grundbuchauszug'),
    openedWill: step('Notarielles Testament'),
    certificate: step('Erbschein'),
    register: step('Grundbuchberichtigung'),
    coHeirs: step('Miterben'),
    taxValue: step('Wert für die Steuer'),
    capitalGain: step('Frist von zehn Jahren'),
    papers: step('Unterlagen'),
    valuation: step('Bewertung'),
  },
};
