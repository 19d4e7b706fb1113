import { agency } from '@estate/content/sections/agency';
import { phoneLink } from '@estate/content/phone';
import { texts } from '@estate/content/texts';
import { ButtonAnchor } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** Shown in place of a form whose code failed to load. */
export function FormLoadFailed() {
  return (
    <Notice
      role="status"
      title="Das Formular konnte nicht geladen werden"
      text="Bitte laden Sie die Seite neu, oder rufen Sie uns an."
    >
      <ButtonAnchor tone="outline" href={phoneLink(texts(agency).phone)}>
        {texts(agency).phone}
      </ButtonAnchor>
    </Notice>
  );
}
