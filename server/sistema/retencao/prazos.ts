import { prazosSchema, tiposRetidos } from '#contract/sistema/retencao.ts';
import { storedSetting } from '#server/kernel/stored-setting.ts';

/** How long each kind is kept; until somebody chooses a term, nothing is ever deleted. */
export const prazos = storedSetting({
  chave: 'prazos-de-guarda',
  entidade: 'retencao',
  parse: (saved) => prazosSchema.parse(saved),
  initial: prazosSchema.parse(Object.fromEntries(tiposRetidos.map((tipo) => [tipo, null]))),
  words: (chosen) =>
    Object.fromEntries(
      Object.entries(chosen).map(([tipo, meses]) => [
        tipo,
        meses === null ? 'para sempre' : `${meses} ${meses === 1 ? 'mês' : 'meses'}`,
      ]),
    ),
});
