const farewell = 'Mit freundlichen Grüßen\n{Makler}';
const letter = (...paragraphs: string[]) => ['{Anrede},', ...paragraphs, farewell].join('\n\n');

/** The text of a new reply or template: greeting and signature. */
export const newReplyText = `{Anrede},\n\n\n\n${farewell}`;

/** The reply templates until staff save their own. */
export const replyTemplates: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Rückfrage',
    text: letter(
      'vielen Dank für Ihre Anfrage zu {Immobilie}.',
      'Damit wir Ihnen genau antworten können, haben wir eine Frage:',
      '{Welche Frage?}',
      'Antworten Sie einfach auf diese E-Mail.',
    ),
  },
  {
    title: 'Termin',
    text: letter(
      'vielen Dank für Ihr Interesse an {Immobilie}.',
      'Gern zeigen wir Ihnen alles vor Ort. Passt Ihnen einer dieser Termine?',
      '{Welche Termine?}',
      'Ist keiner dabei, nennen Sie uns bitte Ihre Wunschzeiten.',
    ),
  },
  {
    title: 'Exposé',
    text: letter(
      'vielen Dank für Ihr Interesse an {Immobilie}. Das Exposé finden Sie im Anhang.',
      'Wenn Sie Fragen haben oder besichtigen möchten, antworten Sie einfach auf diese E-Mail.',
    ),
  },
  {
    title: 'Absage',
    text: letter(
      'vielen Dank für Ihre Anfrage zu {Immobilie}.',
      'Leider können wir Ihnen hier kein Angebot machen. Wenn Sie möchten, merken wir Sie für ähnliche Angebote vor.',
    ),
  },
];
