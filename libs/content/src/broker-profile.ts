export interface ProfileCard {
  readonly kind: 'experience' | 'languages' | 'availability' | 'location' | 'hobbies';
  readonly title: string;
  readonly text: string;
}

/** A film of another provider; it is loaded only after the visitor agreed to it on the spot. */
export interface ProfileVideo {
  readonly provider: 'youtube';
  readonly id: string;
  readonly title: string;
  /** Shown on the placeholder, before the second click. */
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
