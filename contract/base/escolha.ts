import { z } from 'zod';
import { idSchema } from './common.ts';

/** Most records per call. */
export const maxEscolha = 20_000;

/** Which of many records: by id, or every match of a search minus some. */
export function escolhaDe<Filtro extends z.ZodObject>(
  filtro: Filtro,
  { one, many }: { one: string; many: string },
) {
  const bad = `Lista de ${many} inválida`;
  const ids = () => z.array(idSchema, { error: bad }).max(maxEscolha, { error: () => tooMany(many) });
  return z.union(
    [
      z.strictObject({ ids: ids().min(1, `Escolha ao menos um ${one}`) }),
      z.strictObject({ filtro, exceto: ids().default([]) }),
    ],
    { error: `Diga em “ids” quais ${many}, ou em “filtro” como encontrá-los` },
  );
}

export const tooMany = (many: string) =>
  `Escolha no máximo ${maxEscolha.toLocaleString('pt-BR')} ${many} de uma vez`;
