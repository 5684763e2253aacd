import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SettingGroup } from './groups.ts';
import { TextJump, TextNav } from './text-nav.tsx';
import type { OpenGroups } from './use-open-groups.ts';

const nothing = () => {};
const open: OpenGroups = {
  isOpen: () => true,
  canClose: () => false,
  inSight: ({ settings }) => settings,
  toggle: nothing,
  openAll: nothing,
  go: nothing,
};
const settings = ['v0_css_prompt', 'v0_js_prompt'].map((chave) => ({ chave, titulo: `Regras de ${chave}` }));
const groups = [{ id: 'codigo', titulo: 'Código', resumo: '', settings }] as unknown as SettingGroup[];
const drawn = (Nav: typeof TextJump) =>
  renderToStaticMarkup(
    <Nav tools={[]} groups={groups} open={open} unsaved={new Set(['v0_js_prompt'])} current={null} />,
  );

it('the contents mark the text that is not saved, and no other, on a phone as well', () => {
  for (const [html, words] of [
    [drawn(TextNav), 'não salvo'],
    [drawn(TextJump), '(não salvo)'],
  ] as const) {
    expect(html.split(words)).toHaveLength(2);
    expect(html.indexOf(words)).toBeGreaterThan(html.indexOf('Regras de v0_js_prompt'));
  }
});
