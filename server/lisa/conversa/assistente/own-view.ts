import type { LisaMemory } from '#contract/lisa/lisa.ts';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { isSiteOpen, shownEmpreendimentos } from '#server/publico/paginas-publicas/service.ts';
import type { TextKey } from '../conversation/phrases.ts';
import type { SayValues } from '../conversation/say.ts';
import type { World } from '../conversation/session.ts';
import type { CorretorRow } from '../sessions.ts';

export interface OwnTools {
  db: Db;
  clock: Clock;
  publicUrl: string;
  publicPagesUrl: string;
}

/** How an answer is worded. */
export interface OwnWords {
  say: World['say'];
  recent: readonly string[];
  /** What the team answered to a question before; null if it was not asked. */
  kept: (question: string) => string | null;
}

/** An empreendimento as its corretor may speak of it. */
export interface OwnPlace {
  id: number;
  nome: string;
  bairro: string;
  cidade: string;
  /** Its page in his edition; null if there is none. */
  url: string | null;
}

/** What one corretor may be told: everything here is his. */
export interface OwnView extends OwnTools {
  /** A message filled with what is his, in words that were not just said. */
  word: (chave: TextKey, more?: Pick<SayValues, 'dados' | 'nome' | 'link'>) => string;
  corretor: CorretorRow;
  places: OwnPlace[];
  kept: OwnWords['kept'];
  /** His site; null while it is being prepared (WPP-21). */
  site: string | null;
}

export async function readOwnView(
  { say, recent, kept, ...tools }: OwnTools & OwnWords,
  { corretor, memoria }: { corretor: CorretorRow; memoria: LisaMemory },
): Promise<OwnView> {
  const { db, publicPagesUrl } = tools;
  const [shown, isOpen] = await Promise.all([
    shownEmpreendimentos(db, corretor, { ...tools, mediaOrigins: [] }),
    isSiteOpen(db, corretor.id),
  ]);
  return {
    ...tools,
    word: (chave, more) =>
      say(
        chave,
        {
          nomeGuerra: corretor.nomeGuerra,
          regiao: corretor.regiaoTrabalho,
          trato: memoria.trato,
          ...more,
        },
        recent,
      ),
    corretor,
    kept,
    places: shown.map(({ empreendimentoId: id, nome, bairro, cidade, pagina }) => ({
      id,
      nome,
      bairro,
      cidade,
      url: pagina && publicPagesUrl + pagina,
    })),
    site: isOpen ? `${publicPagesUrl}/corretor/${corretor.slug}` : null,
  };
}
