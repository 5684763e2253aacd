import { eq } from 'drizzle-orm';
import { countAlcance, precosOf } from '#server/cadastros/corretores/service.ts';
import { corretorBairros } from '#server/db/schema/corretores.ts';
import { rangeText } from '../conversation/summary.ts';
import type { OwnView } from './own-view.ts';

/** Why nothing is on his list, and what to write to change that. */
export async function nothingText({ db, corretor, word }: OwnView): Promise<string> {
  const covers = await db.$count(corretorBairros, eq(corretorBairros.corretorId, corretor.id));
  if (covers === 0) return word('sem_cobertura');
  const { nosBairros } = await countAlcance(db, corretor.id, {});
  if (nosBairros === 0) return word('sem_empreendimentos');
  const { precoMin, precoMax } = await precosOf(db, corretor.id);
  return word('fora_da_faixa', { dados: rangeText(precoMin, precoMax) ?? 'qualquer valor' });
}
