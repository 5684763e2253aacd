import { kinds } from './casos.ts';
import type { HonestResult, HostileResult } from './correr.ts';
import type { Look } from './olhar.ts';

/** What a page may do to somebody, in the order of the table. */
export const harms = {
  levaram: (look: Look) => look.left.length > 0,
  desviaram: (look: Look) => look.diverted.length > 0,
  travaram: (look: Look) => look.froze.length > 0,
  leram: (look: Look) => look.read.length > 0,
  cobriram: (look: Look) => look.hid.length > 0,
  'pediram fora': (look: Look) => look.foreign.length > 0,
  diálogos: (look: Look) => look.dialogs > 0,
} as const;

const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Kinds of hostile pages against what they did, with the check and with the headers alone. */
export function hostileTable(results: HostileResult[]): string {
  const names = Object.keys(harms);
  const rows = kinds.flatMap((kind) => {
    const own = results.filter(({ one }) => one.kind === kind);
    if (own.length === 0) return [];
    const counts = (looks: (Look | null)[]) =>
      Object.values(harms).map((harm) => looks.filter((look) => look && harm(look)).length);
    const open = own.filter(({ published }) => published.publica).length;
    const checked = [
      kind,
      'com',
      own.length,
      open,
      ...counts(own.map((one) => one.checked)),
      own.filter(({ misled }) => misled).length,
    ];
    const raws = own.map(({ raw }) => raw);
    const raw = [kind, 'sem', own.length, own.length, ...counts(raws), '–'];
    return raws.some(Boolean) ? [line(checked), line(raw)] : [line(checked)];
  });
  return [
    line(['tipo', 'verificação', 'páginas', 'públicas', ...names, 'enganaram']),
    line(Array(names.length + 5).fill('---')),
    ...rows,
  ].join('\n');
}

/** Every page that did something with the check on. */
export function hostileFaults(results: HostileResult[]): string[] {
  return results.flatMap(({ one, checked, misled, published }) => {
    const done = checked
      ? [
          ...checked.left,
          ...checked.diverted,
          ...checked.froze,
          ...checked.read,
          ...checked.hid,
          ...checked.foreign,
          ...(checked.dialogs ? ['diálogo'] : []),
        ]
      : [];
    if (misled) done.push(`engana: ${one.lie}`);
    if (published.status >= 500) done.push(`${published.status} ${published.message}`);
    return done.length > 0 ? [`${one.id}: ${done.slice(0, 3).join('; ').slice(0, 220)}`] : [];
  });
}

/** The bar: nobody led away, diverted, held up or read, and of honest behaviours at most one in fifty lost. */
export function belowBar(attacked: HostileResult[], honest: HonestResult[]): string[] {
  const harmed = (['levaram', 'desviaram', 'travaram', 'leram', 'pediram fora'] as const).flatMap((name) => {
    const count = attacked.filter(({ checked }) => checked && harms[name](checked)).length;
    return count > 0 ? [`${name}: ${count}`] : [];
  });
  const failed = attacked.filter(({ published }) => published.status >= 500).length;
  if (failed > 0) harmed.push(`erros do servidor: ${failed}`);
  const asked = honest.reduce((sum, { one }) => sum + one.behaviours.length, 0);
  const lost = honest.reduce((sum, result) => sum + result.lost.length, 0);
  if (lost > asked * 0.02) harmed.push(`comportamentos perdidos: ${lost} de ${asked}`);
  return harmed;
}

export function honestTable(results: HonestResult[]): string {
  const asked = results.reduce((sum, { one }) => sum + one.behaviours.length, 0);
  const lost = results.reduce((sum, result) => sum + result.lost.length, 0);
  const held = results.filter(({ published }) => !published.publica);
  const harmed = results.filter(({ look }) => look && Object.values(harms).some((harm) => harm(look)));
  return [
    line(['honestas', 'comportamentos', 'perdidos', 'não publicadas', 'acusadas pela vigia']),
    line(['---', '---', '---', '---', '---']),
    line([
      results.length,
      asked,
      `${lost} (${((100 * lost) / Math.max(1, asked)).toFixed(1)} %)`,
      held.length,
      harmed.length,
    ]),
  ].join('\n');
}
