import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { specStyles } from '../../../../test/queried-styles.ts';
import { StylesContext } from '../../../theme/styles.ts';
import { Toaster } from '../../../ui/toast.tsx';
import { JsonTree } from './json-tree.tsx';

const unit = { id: 7, name: 'Villa', images: [{ url: 'a' }, { url: 'b' }], note: 'x'.repeat(400) };

function renderTree(value: unknown) {
  const user = userEvent.setup();
  const shown = (given: unknown) => (
    <StylesContext value={specStyles}>
      <JsonTree value={given} label="Antwort" />
      <Toaster />
    </StylesContext>
  );
  const { rerender } = render(shown(value));
  return { user, show: (given: unknown) => rerender(shown(given)) };
}

const items = () => screen.getAllByRole('treeitem');
const item = (name: string) => screen.getByRole('treeitem', { name });
const active = () => items().find((each) => each.getAttribute('aria-selected') === 'true');

describe('the tree of JSON', () => {
  beforeEach(() => {
    // jsdom has no layout; the tree gets the size of a screen.
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  });

  it('has the rows of the screen in the DOM and no others', () => {
    renderTree(Array.from({ length: 50_000 }, (_, index) => ({ index })));
    expect(items().length).toBeLessThan(60);
    expect(item('50000 Einträge')).toHaveAttribute('aria-expanded', 'true');
    expect(item('0: 1 Feld')).toHaveAttribute('aria-setsize', '50000');
  });

  it('works by keyboard: arrows open, close and move, letters go to a name', async () => {
    const { user } = renderTree(unit);
    await user.tab();
    expect(screen.getByRole('tree', { name: 'Antwort' })).toHaveFocus();
    await user.keyboard('im');
    expect(active()).toBe(item('images: 2 Einträge'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(item('0: 1 Feld')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(active()).toBe(item('url: "a"'));
    expect(screen.getByRole('tree')).toHaveAttribute('aria-activedescendant', active()?.id);
    expect(screen.getByText('$.images[0].url')).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(item('0: 1 Feld')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(screen.queryByRole('treeitem', { name: '0: 1 Feld' })).toBeNull();
    await user.keyboard('{Home}{ArrowUp}');
    expect(active()).toBe(item('4 Felder'));
    await user.keyboard('{End}');
    expect(active()).toHaveAttribute('aria-posinset', '4');
  });

  it('opens and closes by a click', async () => {
    const { user } = renderTree(unit);
    await user.click(item('0: 1 Feld'));
    expect(item('url: "a"')).toHaveAttribute('aria-level', '4');
    await user.click(item('0: 1 Feld'));
    expect(screen.queryByRole('treeitem', { name: 'url: "a"' })).toBeNull();
  });

  it('copies value and path of the row and marks it for two seconds', async () => {
    const { user } = renderTree(unit);
    const copied: string[] = [];
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    await user.click(item('name: "Villa"'));
    await user.click(screen.getByRole('button', { name: 'Wert kopieren' }));
    expect(await screen.findByText('Kopiert')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Kopiert')).toBeNull(), { timeout: 3_000 });
    await user.click(screen.getByRole('button', { name: 'Pfad kopieren' }));
    await user.click(item('images: 2 Einträge'));
    await user.keyboard('{Control>}c{/Control}');
    expect(copied).toEqual(['Villa', '$.name', JSON.stringify(unit.images, null, 2)]);
  });

  it('says so where the browser does not copy', async () => {
    const { user } = renderTree(unit);
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Wert kopieren' }));
    expect(await screen.findByText('Kopieren ist in diesem Browser nicht möglich.')).toBeVisible();
    expect(screen.queryByText('Kopiert')).toBeNull();
  });

  it('shows the whole of a long text, and another value from its beginning', async () => {
    const { user, show } = renderTree(unit);
    await user.click(items()[6] as HTMLElement);
    expect(screen.getByRole('region', { name: 'Ganzer Text' })).toHaveTextContent(unit.note);
    show({ other: true });
    expect(items().map((each) => each.textContent)).toEqual(['1 Feld', 'other: true']);
    expect(screen.queryByRole('region', { name: 'Ganzer Text' })).toBeNull();
  });
});
