import { and, eq, gt, inArray } from 'drizzle-orm';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { dayMs } from '#contract/base/units.ts';
import { vigenciaDaTabela } from '#contract/cadastros/vigencia.ts';
import type { ComparacaoDeTabelas } from '#contract/da-pasta-a-pagina/unidades.ts';
import type { Novidade } from '#contract/lisa/novidades.ts';
import { readNewestTable } from '#server/da-pasta-a-pagina/unidades/service.ts';
import type { Db } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import { contatos } from '#server/db/schema/contatos.ts';
import { associacoes, empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { tabelasDeUnidades } from '#server/db/schema/unidades.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { shownEmpreendimentos } from '#server/publico/paginas-publicas/service.ts';

/** How long before its last day a price is about to lapse. */
const lapsesWithinDays = 7;

interface Whom {
  id: number;
  slug: string;
}
type Shown = Awaited<ReturnType<typeof shownEmpreendimentos>>[number];

interface Reading {
  db: Db;
  clock: Clock;
  corretor: Whom;
  desde: Date;
  shown: Shown[];
}

/** What changed for a corretor since a moment, newest first. */
export async function readNovidades(
  { db, clock }: { db: Db; clock: Clock },
  { corretor, desde }: { corretor: Whom; desde: Date },
): Promise<Novidade[]> {
  const shown = await shownEmpreendimentos(db, corretor, { mediaOrigins: [], clock });
  const reading: Reading = { db, clock, corretor, desde, shown };
  const all = await Promise.all([
    readContatos(reading),
    readNew(reading),
    readTables(reading),
    readLapsing(reading),
  ]);
  return all.flat().toSorted((a, b) => b.em.localeCompare(a.em) || a.chave.localeCompare(b.chave));
}

async function readContatos({ db, corretor, desde }: Reading): Promise<Novidade[]> {
  const rows = await db
    .select()
    .from(contatos)
    .where(and(eq(contatos.corretorId, corretor.id), gt(contatos.recebidoEm, desde)));
  return rows.map(({ id, empreendimentoId, empreendimento: nome, nome: quem, recebidoEm }) => ({
    tipo: 'contato',
    chave: `contato:${id}`,
    empreendimentoId,
    nome,
    texto: `${quem} deixou um contato em ${nome}.`,
    em: recebidoEm.toISOString(),
  }));
}

/** Those that came within his coverage, or were associated with him. */
async function readNew({ db, corretor, desde, shown }: Reading): Promise<Novidade[]> {
  const ids = shown.map(({ empreendimentoId }) => empreendimentoId);
  if (ids.length === 0) return [];
  const [made, associated] = await Promise.all([
    db
      .select({ id: empreendimentos.id, em: empreendimentos.criadoEm })
      .from(empreendimentos)
      .where(and(inArray(empreendimentos.id, ids), gt(empreendimentos.criadoEm, desde))),
    db
      .select({ id: associacoes.empreendimentoId, em: associacoes.criadoEm })
      .from(associacoes)
      .where(
        and(eq(associacoes.corretorId, corretor.id), associacoes.ativo, gt(associacoes.criadoEm, desde)),
      ),
  ]);
  const since = new Map([...made, ...associated].map(({ id, em }) => [id, em]));
  return shown.flatMap(({ empreendimentoId, nome, bairro, cidade }) => {
    const em = since.get(empreendimentoId);
    if (!em) return [];
    return [
      {
        tipo: 'empreendimento' as const,
        chave: `empreendimento:${empreendimentoId}`,
        empreendimentoId,
        nome,
        texto: `${nome}, em ${bairro}, ${cidade}, entrou na sua lista.`,
        em: em.toISOString(),
      },
    ];
  });
}

async function readTables({ db, desde, shown }: Reading): Promise<Novidade[]> {
  const ids = shown.map(({ empreendimentoId }) => empreendimentoId);
  if (ids.length === 0) return [];
  const read = await db
    .selectDistinct({ id: tabelasDeUnidades.empreendimentoId })
    .from(tabelasDeUnidades)
    .where(and(inArray(tabelasDeUnidades.empreendimentoId, ids), gt(tabelasDeUnidades.lidaEm, desde)));
  const found = await Promise.all(
    read.map(async ({ id }) => ({ id, newest: await readNewestTable(db, id) })),
  );
  return found.flatMap(({ id, newest }) => {
    const nome = shown.find(({ empreendimentoId }) => empreendimentoId === id)!.nome;
    const changes = newest?.comparacao ? changesText(newest.comparacao) : null;
    // An older table read late changes nothing for anybody.
    if (!newest || newest.lidaEm <= desde || !changes) return [];
    return [
      {
        tipo: 'tabela' as const,
        chave: `tabela:${newest.id}`,
        empreendimentoId: id,
        nome,
        texto: `Mudou a tabela de ${nome}: ${changes}.`,
        em: newest.lidaEm.toISOString(),
      },
    ];
  });
}

/** '3 preços subiram, 2 unidades vendidas'; null if nothing changed. */
function changesText(changes: ComparacaoDeTabelas): string | null {
  const { subiram, cairam, vendidas, novas, voltaram, sairam } = changes;
  const some = (rows: unknown[], one: string, many: string) =>
    rows.length === 0 ? null : `${rows.length} ${rows.length === 1 ? one : many}`;
  const parts = [
    some(subiram, 'preço subiu', 'preços subiram'),
    some(cairam, 'preço caiu', 'preços caíram'),
    some(vendidas, 'unidade vendida', 'unidades vendidas'),
    some(novas, 'unidade nova', 'unidades novas'),
    some(voltaram, 'unidade voltou à venda', 'unidades voltaram à venda'),
    some(sairam, 'unidade saiu da tabela', 'unidades saíram da tabela'),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}

/** Prices whose last day is near. */
async function readLapsing({ db, clock, shown }: Reading): Promise<Novidade[]> {
  const dias = await readDiasDeVigencia(db);
  const now = clock.now();
  const today = dayInBrazil(now);
  return shown.flatMap(({ empreendimentoId, nome, preco, dataTabela }) => {
    const { estado, ate } = vigenciaDaTabela(dataTabela, dias, today);
    const left = ate === null ? Infinity : (Date.parse(ate) - Date.parse(today)) / dayMs;
    if (preco === null || estado !== 'vigente' || left > lapsesWithinDays) return [];
    return [
      {
        tipo: 'preco' as const,
        chave: `preco:${empreendimentoId}:${ate}`,
        empreendimentoId,
        nome,
        texto: `O preço de ${nome} vale até ${ate!.split('-').reverse().join('/')}.`,
        em: new Date(Date.parse(ate!) - lapsesWithinDays * dayMs).toISOString(),
      },
    ];
  });
}
