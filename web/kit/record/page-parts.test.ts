import { expect, it, vi } from 'vitest';
import { createPageParts, type PagePart } from './page-parts.ts';

const part = (saved: boolean | Error = true): PagePart => ({
  dirty: true,
  save: vi.fn(async () => {
    if (saved instanceof Error) throw saved;
    return saved;
  }),
  discard: vi.fn(() => () => {}),
});

it('saves the changed parts alone, one after the other, in the order they stand', async () => {
  const parts = createPageParts();
  const saved: string[] = [];
  const named = (name: string): PagePart => ({
    ...part(),
    save: async () => {
      saved.push(`${name} begins`);
      await Promise.resolve();
      saved.push(`${name} ends`);
      return true;
    },
  });
  parts.put('a', { name: 'Dados', tab: 'dados', dirty: true }, () => named('Dados'));
  parts.put('b', { name: 'Cobertura', tab: 'cobertura', dirty: false }, () => named('Cobertura'));
  parts.put('c', { name: 'Preços', tab: 'cobertura', dirty: true }, () => named('Preços'));
  expect(await parts.save()).toBe(true);
  expect(saved).toEqual(['Dados begins', 'Dados ends', 'Preços begins', 'Preços ends']);
});

it('names the part that failed and goes on with the others; it stays changed until it is saved', async () => {
  const parts = createPageParts();
  const later = part();
  parts.put('a', { name: 'Dados', tab: 'dados', dirty: true }, () => part(false));
  parts.put('b', { name: 'Site', tab: 'site', dirty: true }, () => part(new Error('sem rede')));
  parts.put('c', { name: 'Preços', tab: 'cobertura', dirty: true }, () => later);
  expect(await parts.save()).toBe(false);
  expect(later.save).toHaveBeenCalledOnce();
  const failed = () => parts.read().parts.flatMap(({ name, failed }) => (failed ? [name] : []));
  expect(failed()).toEqual(['Dados', 'Site']);
  // What is typed into it next does not hide that; what was saved otherwise does.
  parts.put('a', { name: 'Dados', tab: 'dados', dirty: true }, () => part());
  parts.put('b', { name: 'Site', tab: 'site', dirty: false }, () => part());
  expect(failed()).toEqual(['Dados']);
  expect(await parts.save()).toBe(true);
  expect(failed()).toEqual([]);
});

it('does not save twice at once, and says that it saves', async () => {
  const parts = createPageParts();
  let finish = (_: boolean) => {};
  const slow = { ...part(), save: vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve))) };
  parts.put('a', { name: 'Dados', tab: 'dados', dirty: true }, () => slow);
  const first = parts.save();
  expect(parts.read().saving).toBe(true);
  expect(await parts.save()).toBe(false);
  finish(true);
  expect(await first).toBe(true);
  expect(slow.save).toHaveBeenCalledOnce();
  expect(parts.read().saving).toBe(false);
});

it('discards every change, and brings all of them again', () => {
  const parts = createPageParts();
  const restored: string[] = [];
  const named = (name: string): PagePart => ({ ...part(), discard: () => () => restored.push(name) });
  parts.put('a', { name: 'Dados', tab: 'dados', dirty: true }, () => named('Dados'));
  parts.put('b', { name: 'Cobertura', tab: 'cobertura', dirty: false }, () => named('Cobertura'));
  parts.put('c', { name: 'Preços', tab: 'cobertura', dirty: true }, () => named('Preços'));
  parts.discard()();
  expect(restored).toEqual(['Dados', 'Preços']);
});
