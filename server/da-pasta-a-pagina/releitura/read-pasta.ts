import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import type { RunState } from '#contract/base/runs.ts';
import { vigenciaDaTabela } from '#contract/cadastros/vigencia.ts';
import type { ArquivoKind, Comparacao, Pasta } from '#contract/da-pasta-a-pagina/pastas.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import {
  arquivos,
  changesBetween,
  type FolderMemory,
  readFolderMemory,
} from '#server/da-pasta-a-pagina/pastas/service.ts';
import type { Db } from '#server/db/client.ts';
import { readDiasDeVigencia } from '#server/db/dias-de-vigencia.ts';
import type { ArquivoDaPasta } from '#server/db/schema/pastas.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { whatsappDigits } from '#server/kernel/reading/whatsapp.ts';
import { messageFor } from './message.ts';
import { type FolderRecord, readExecucao, readRecord, readSites } from './record.ts';
import { reportOf } from './report.ts';
import { touchedBy } from './touched.ts';

export interface PastaDeps {
  db: Db;
  clock: Clock;
  /** Identifies the real folder; null for an invalid link. */
  keyOf(driveUrl: string): string | null;
}

/** Everything the folder screen shows, from stored state. Throws AppError 404. */
export async function readPasta({ db, clock, keyOf }: PastaDeps, id: number): Promise<Pasta> {
  const [record, dias] = await Promise.all([readRecord(db, id), readDiasDeVigencia(db)]);
  const key = record.driveUrl && keyOf(record.driveUrl);
  const memory = key ? await readFolderMemory(db, id, key) : null;
  const newest = key ? await readExecucao(db, id, key) : null;
  // Later inspections are more informative than the run's outcome.
  const isOld = (memory?.vistaEm ?? new Date(0)) > (newest?.run.terminadoEm ?? clock.now());
  const execucao = isOld ? null : newest;
  const { id: _id, nome, driveUrl, precoInicial, dataTabela, hotsite, incorporadora } = record;
  const vigencia = vigenciaDaTabela(dataTabela, dias, dayInBrazil(clock.now()));
  const files = memory?.vista?.arquivos ?? memory?.arquivos ?? [];
  const relatorio = reportOf(record, files, memory?.vista?.avisos ?? [], vigencia);
  return {
    id,
    nome,
    driveUrl,
    relatorio,
    hotsite: hotsite && { id: hotsite.id, rota: hotsite.rota, publicado: hotsite.publicado },
    incorporadora: {
      nome: incorporadora.nome,
      email: incorporadora.email,
      whatsapp: whatsappDigits(incorporadora.telefone),
    },
    tabela: { precoInicial, dataTabela, ...vigencia, dias },
    leitura: memory?.arquivos.length
      ? { em: memory.lidaEm.toISOString(), arquivos: memory.arquivos.length }
      : null,
    comparacao: memory && (await comparacaoOf(db, record, memory)),
    erro: memory?.erro ?? null,
    mensagem: files.length > 0 ? messageFor(record, relatorio) : null,
    execucao: execucao && {
      sessionId: execucao.sessionId,
      state: execucao.run.state as RunState,
      erro: (execucao.run.error as { message: string } | null)?.message ?? null,
      secoes: (execucao.run.input as { secoes?: SectionId[] }).secoes ?? [],
    },
  };
}

async function comparacaoOf(db: Db, record: FolderRecord, memory: FolderMemory): Promise<Comparacao | null> {
  const { vista, vistaEm } = memory;
  if (!vista || !vistaEm) return null;
  const changes = changesBetween(memory.arquivos, vista.arquivos);
  const touched = new Set(changes.map(({ arquivo }) => arquivo.path));
  return {
    em: vistaEm.toISOString(),
    total: vista.arquivos.length,
    iguais: vista.arquivos.filter(({ path }) => !touched.has(path)).length,
    mudancas: changes.map(({ tipo, arquivo, antes }) => ({
      tipo,
      arquivo: kindOf(arquivo),
      path: arquivo.path,
      antes: antes && antes.path !== arquivo.path ? antes.path : null,
    })),
    ...touchedBy(record, changes, await readSites(db, record.id)),
  };
}

function kindOf(file: ArquivoDaPasta): ArquivoKind {
  if (arquivos.isDocument(file)) return 'documento';
  if (file.mimeType.startsWith('image/')) return 'imagem';
  return file.mimeType.startsWith('video/') ? 'video' : 'outro';
}
