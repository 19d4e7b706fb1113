interface SellPoint {
  readonly title: string;
  readonly text: string;
}

export const sellHero = {
  title: 'Verkaufen mit Ruhe und Plan',
  subtitle: 'Über 15 Jahre Erfahrung in Hamburg und Lüneburg. Sie zahlen nur im Erfolgsfall.',
} as const;

export const sellBenefits: readonly SellPoint[] = [
  {
    title: 'Ein Preis mit Begründung',
    text: 'Wir zeigen Ihnen die Vergleichsfälle hinter unserer Zahl. So können Sie selbst beurteilen, ob sie stimmt.',
  },
  {
    title: 'Keine Vorkosten',
    text: 'Vorbereitung, Fotos und Anzeigen gehen auf uns. Eine Provision fällt erst mit dem notariellen Kaufvertrag an.',
  },
  {
    title: 'Geprüfte Interessenten',
    text: 'Besichtigen darf, wer sein Interesse und seine Finanzierung glaubhaft gemacht hat.',
  },
  {
    title: 'Bilder, die zeigen, was ist',
    text: 'Gute Fotos, saubere Grundrisse und auf Wunsch Home Staging. Geschönt wird nichts.',
  },
  {
    title: 'Diskret, wenn Sie es wünschen',
    text: 'Manche Häuser gehören nicht ins Internet. Dann sprechen wir vorgemerkte Interessenten einzeln an.',
  },
  {
    title: 'Eine Person für alles',
    text: 'Vom ersten Gespräch bis zur Übergabe haben Sie denselben Menschen am Telefon.',
  },
];

export const sellSteps: readonly SellPoint[] = [
  { title: 'Kennenlernen', text: 'Wir sehen uns Ihre Immobilie an und hören, was Ihnen wichtig ist.' },
  { title: 'Bewertung', text: 'Sie erhalten eine Preisspanne mit Vergleichsfällen und unsere Empfehlung.' },
  { title: 'Unterlagen', text: 'Wir beschaffen Grundbuchauszug, Pläne, Energieausweis und Bescheinigungen.' },
  {
    title: 'Aufbereitung',
    text: 'Fotos, Grundrisse und Exposé entstehen; auf Wunsch richten wir Räume ein.',
  },
  { title: 'Ansprache', text: 'Zuerst erfahren vorgemerkte Interessenten davon, danach die Öffentlichkeit.' },
  { title: 'Besichtigungen', text: 'Wir führen Einzeltermine und berichten Ihnen nach jedem davon.' },
  { title: 'Verhandlung und Notar', text: 'Wir prüfen die Finanzierung und begleiten den Vertragsentwurf.' },
  {
    title: 'Übergabe',
    text: 'Mit Protokoll, Zählerständen und Schlüsseln. Auch danach sind wir erreichbar.',
  },
];
