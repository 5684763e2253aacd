import type { Corretor } from '#contract/cadastros/corretores.ts';

export const creciFormat = 'Como estiver no cartão: “12345-F” ou “CRECI/SP 12.345 F”.';

/** What is said of a number that is already somebody's: his name, and how another state's is written. */
export function helpOf(number: string, uf: string, other: Pick<Corretor, 'nome' | 'ufCreci'>): string {
  const where = other.ufCreci ? ` (${other.ufCreci})` : '';
  const whose = `Este número já é de ${other.nome}${where}.`;
  if (uf && uf === other.ufCreci) return whose;
  const example = uf || (other.ufCreci === 'RJ' ? 'SP' : 'RJ');
  return `${whose} Se este é de outro estado, escreva a UF junto: “${number}/${example}”.`;
}
