import { LayoutDashboard, type LucideIcon } from 'lucide-react';
import type { Tool } from '../tools.ts';
import { tools } from '../tools.ts';
import { type Command, rank } from './rank.ts';

/** A command with its icon and its place. */
export interface PaletteEntry extends Command {
  readonly icon: LucideIcon;
  readonly to: '/admin' | Tool['path'];
}

const pages: readonly PaletteEntry[] = [
  {
    id: '/admin',
    to: '/admin',
    title: 'Übersicht',
    icon: LayoutDashboard,
    keywords: ['Start', 'Dashboard', 'Zustand'],
  },
  ...tools.map(({ path, title, icon, keywords }) => ({ id: path, to: path, title, icon, keywords })),
];

/** The entries that fit the input, the best first. */
export const useCommands = (input: string, recent: readonly string[]): PaletteEntry[] =>
  rank(pages, input, recent);
