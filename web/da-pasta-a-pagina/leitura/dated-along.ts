import type { CampoDaLeitura, Leitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { formatDayOrMonth } from '#web/kit/format.ts';

const tabledOn = ({ campos }: Leitura): string | null =>
  (campos.find(({ campo }) => campo === 'dataTabela')?.valor as string | null | undefined) ?? null;

/** What a corrected price did to its table's date, in words; null if nothing. */
export function datedAlong(campo: CampoDaLeitura, before: Leitura, after: Leitura): string | null {
  const [was, is] = [tabledOn(before), tabledOn(after)];
  if (campo !== 'precoInicial' || was === is || !was || !is) return null;
  return `A tabela de ${formatDayOrMonth(was)} venceu: a data da tabela passou a ser ${formatDayOrMonth(is)}.`;
}
