export const aboutHero = {
  title: 'Acht Menschen, ein Anspruch',
  subtitle:
    'Wir sind ein kleines Haus. Wer bei uns anruft, spricht mit dem Menschen, der auch die Besichtigung führt.',
} as const;

export const teamSection = {
  title: 'Unser Team',
  text: 'Jede und jeder von uns hat ein eigenes Gebiet oder Fach. Ein Klick auf den Namen führt zur persönlichen Seite.',
} as const;

export const homeTeam = {
  title: 'Wer für Sie da ist',
  text: 'Hinter jedem Angebot steht ein Mensch mit eigenem Gebiet oder Fach, den Sie direkt erreichen.',
} as const;

/** Section with the anchor immobilienziele, to which /suchauftrag links from its note on offers that are not public. */
export const goalsSection = {
  title: 'Ihre Immobilienziele',
  intro:
    'Verkaufen, kaufen, anlegen oder erst einmal wissen, woran man ist: Am Anfang steht ein Gespräch über Ihr Ziel, nicht über unser Angebot.',
  goals: [
    {
      title: 'Verkaufen',
      text: 'Sie möchten sich verkleinern, umziehen oder ein Erbe ordnen. Wir planen Zeitpunkt, Preis und Ablauf mit Ihnen.',
    },
    {
      title: 'Kaufen, auch abseits der Portale',
      text: 'Ein Teil unserer Objekte wird nie öffentlich angeboten, weil die Eigentümer es so wünschen. Wer einen Suchauftrag erteilt, erfährt auch davon.',
    },
    {
      title: 'Anlegen',
      text: 'Sie suchen eine Immobilie, die sich trägt. Wir rechnen offen und raten auch ab.',
    },
  ],
} as const;

export const aboutTestimonialsTitle = 'Was Kunden über uns sagen';

/** Section for job seekers (visitor-area §1). */
export const careerHint = {
  title: 'Mit uns arbeiten',
  text: 'Sie mögen Häuser, Menschen und gründliche Arbeit? Schreiben Sie uns einige Zeilen über sich, auch ohne ausgeschriebene Stelle. Wir antworten jedem.',
} as const;

export const aboutContact = {
  title: 'Sprechen Sie mit uns',
  text: 'Schreiben Sie uns, worum es geht. Wir melden uns in der Regel am nächsten Werktag.',
} as const;
