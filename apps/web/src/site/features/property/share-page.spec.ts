import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { Toaster } from '../../../shared/ui/toast.tsx';
import { sharePage } from './share-page.ts';

const put = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const share = () => act(() => sharePage('Villa an der Elbe'));

describe('sharing a page', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/immobilie/villa-42?fbclid=IwAR0abc#expose');
    render(createElement(Toaster));
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('gives title and address without query and hash to the dialog of the device', async () => {
    const given: unknown[] = [];
    put('share', (data: unknown) => Promise.resolve(given.push(data)));
    await share();
    expect(given).toEqual([{ title: 'Villa an der Elbe', url: 'http://localhost/immobilie/villa-42' }]);
  });

  it('says nothing when the dialog was closed', async () => {
    put('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    await share();
    expect(screen.queryByText(/Link/)).toBeNull();
  });

  it('copies the address where there is no dialog', async () => {
    let copied = '';
    put('clipboard', { writeText: (text: string) => Promise.resolve(void (copied = text)) });
    await share();
    expect(copied).toBe('http://localhost/immobilie/villa-42');
    expect(screen.getByText('Link kopiert')).toBeVisible();
  });

  it('says what to do when nothing works', async () => {
    await share();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Bitte kopieren Sie die Adresse aus der Adresszeile.',
    );
  });
});
