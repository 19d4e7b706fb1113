import { minPasswordLength } from '@estate/domain/staff/password';

/** Props of a text field for a new password. */
export const newPasswordField = {
  label: 'Neues Passwort',
  required: true,
  type: 'password',
  autoComplete: 'new-password',
  help: `Mindestens ${minPasswordLength} Zeichen; ein Satz ist besser als ein Wort.`,
} as const;

/** Validation rules for a new password. */
export const newPasswordRules = {
  required: 'Bitte geben Sie ein neues Passwort ein.',
  minLength: {
    value: minPasswordLength,
    message: `Das neue Passwort braucht mindestens ${minPasswordLength} Zeichen.`,
  },
};
