import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

describe('a button', () => {
  it('a disabled button keeps the keyboard focus and ignores clicks [S-2.220]', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    const form = (isPending: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" disabled={isPending} onClick={onClick}>
          Speichern
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Speichern' });
    button.focus();
    rerender(form(true));
    expect(button).toHaveFocus();
    // Browsers take the focus from a natively disabled button, which jsdom does not.
    expect(button).not.toHaveAttribute('disabled');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('Name'), 'Jo{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
