export interface ProfileCard {
  readonly kind: 'experience' | 'languages' | 'availability' | 'location' | 'hobbies';
  readonly title: string;
  readonly text: string;
}

/** A film at YouTube. It is loaded only after the visitor consents on the placeholder. */
export interface ProfileVideo {
  readonly id: string;
  readonly title: string;
  /** Text on the placeholder, before the film is loaded. */
  readonly notice: string;
}

/** Content of a broker page that no other page shows. */
export interface BrokerProfile {
  readonly about: readonly string[];
  readonly cards: readonly ProfileCard[];
  readonly focusTitle: 'Regionale Schwerpunkte' | 'Fachliche Schwerpunkte';
  readonly focusTags: readonly string[];
  readonly video?: ProfileVideo;
}
