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

  it('sharing a property page passes title and URL without query and hash to the share dialog of the device', async () => {
    const given: unknown[] = [];
    put('share', (data: unknown) => Promise.resolve(given.push(data)));
    await share();
    expect(given).toEqual([{ title: 'Villa an der Elbe', url: 'http://localhost/immobilie/villa-42' }]);
  });

  it('sharing a property page shows no message when the share dialog was closed', async () => {
    put('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    await share();
    expect(screen.queryByText(/Link/)).toBeNull();
  });

  it('sharing a property page copies the URL if the browser has no share dialog', async () => {
    let copied = '';
    put('clipboard', { writeText: (text: string) => Promise.resolve(void (copied = text)) });
    await share();
    expect(copied).toBe('http://localhost/immobilie/villa-42');
    expect(screen.getByText('Link kopiert')).toBeVisible();
  });

  it('sharing a property page explains how to copy the URL if neither sharing nor copying works', async () => {
    await share();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Bitte kopieren Sie die Adresse aus der Adresszeile.',
    );
  });
});
