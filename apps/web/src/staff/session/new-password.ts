import { minPasswordLength } from '@estate/domain/staff/password';

export const newPasswordField = {
  label: 'Neues Passwort',
  required: true,
  type: 'password',
  autoComplete: 'new-password',
  help: `Mindestens ${minPasswordLength} Zeichen; ein Satz ist besser als ein Wort.`,
} as const;

export const newPasswordRules = {
  required: 'Bitte geben Sie ein neues Passwort ein.',
  minLength: {
    value: minPasswordLength,
    message: `Das neue Passwort braucht mindestens ${minPasswordLength} Zeichen.`,
  },
};
