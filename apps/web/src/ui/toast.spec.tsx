import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { specStyles } from '../../test/queried-styles.ts';
import { StylesContext } from '../theme/styles.ts';
import { showToast, Toaster } from './toast.tsx';

const show = (title: string, duration?: number) =>
  act(() => showToast({ tone: 'success', title, ...(duration ? { duration } : {}) }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <StylesContext value={specStyles}>
        <Toaster />
      </StylesContext>,
    );
  });
  afterEach(() => void jest.useRealTimers());

  it('shows one at a time', () => {
    show('Erste');
    show('Zweite');
    expect(screen.queryByText('Erste')).toBeNull();
    expect(screen.getByText('Zweite')).toBeVisible();
  });

  it('goes after 4000 ms, or as long as it was told', () => {
    show('Kurz');
    pass(3_999);
    expect(screen.getByText('Kurz')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Kurz')).toBeNull();

    show('Formular', 5_000);
    pass(4_999);
    expect(screen.getByText('Formular')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Formular')).toBeNull();
  });

  it('stays while one reads it, and goes when closed', () => {
    show('Bleibt');
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(60_000);
    expect(screen.getByText('Bleibt')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    expect(screen.queryByText('Bleibt')).toBeNull();
  });

  it('goes by itself although the one before was closed under the pointer', () => {
    show('Erste');
    fireEvent.mouseEnter(screen.getByRole('status'));
    fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    show('Zweite');
    pass(4_000);
    expect(screen.queryByText('Zweite')).toBeNull();
  });
});
