import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { type CampoDaFicha, camposDaFicha, ficha, linhasDoFato } from '#contract/cadastros/ficha.ts';
import type { CampoLido, Leitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { fieldLabel } from '#contract/painel/audit-words.ts';
import type { AuditEntry } from '#contract/painel/auditoria.ts';
import type { OpenApi } from '#contract/painel/documentacao.ts';
import { empreendimentoEntry } from '#web/app/empreendimento-entry.ts';
import { empreendimentosCsv } from '#web/cadastros/empreendimentos/csv.ts';
import { empreendimentosScreen } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import { sections } from '#web/cadastros/empreendimentos/fields.ts';
import { fileColumns } from '#web/kit/csv/file-columns.ts';
import { readCsv } from '#web/kit/csv/read-csv.ts';
import { readXlsx } from '#web/kit/csv/read-xlsx.ts';
import { writeCsv } from '#web/kit/csv/write-csv.ts';
import { writeXlsx } from '#web/kit/csv/write-xlsx.ts';
import { createRowFinder } from '#web/kit/table/find-rows.ts';
import { plainView } from '#web/kit/table/url-state.ts';
import { findEntries, foldGroup } from '#web/painel/busca/find-entries.ts';
import { valueText } from '#web/widgets/audit/value-words.ts';
import { valueWords } from '#web/widgets/leitura/value-words.ts';
import { startTestApp, type TestApp } from './app.ts';
import { drawPhoto } from './fixtures/drawn-images.ts';
import { bookPages, makePdf, tabelaPages, writeFolder } from './fixtures/pasta.ts';
import { runFolder } from './follow-run.ts';

interface Case {
  /** The lines a book states it in; null for one that no document may state. */
  book: string[] | null;
  /** What is read of them, one line a part. */
  read: string[];
  /** Another value, as a person types it. */
  typed: string[];
}

const concept =
  'Dois volumes de pedra clara em torno de uma praça arborizada, com varandas voltadas para a serra e o mar.';
/** A fact declared and missing here does not compile. */
const cases: Record<CampoDaFicha, Case> = {
  slogan: {
    book: ['Slogan: A manhã mora aqui'],
    read: ['A manhã mora aqui'],
    typed: ['Onde o mar encosta'],
  },
  conceito: { book: ['O conceito', concept], read: [concept], typed: ['Um jardim suspenso.', 'E silêncio.'] },
  diferenciais: {
    book: ['Diferenciais', '• Fechadura biométrica', '• Tomada para carro elétrico'],
    read: ['Fechadura biométrica', 'Tomada para carro elétrico'],
    typed: ['Gerador próprio', 'Horta'],
  },
  acabamentos: {
    book: ['Acabamentos', '• Piso em carvalho', '• Bancadas em quartzo'],
    read: ['Piso em carvalho', 'Bancadas em quartzo'],
    typed: ['Louças pretas'],
  },
  arquitetura: { book: ['Arquitetura: Lume & Traço'], read: ['Lume & Traço'], typed: ['Beira Arquitetos'] },
  interiores: {
    book: ['Interiores: Ateliê Nair Prado'],
    read: ['Ateliê Nair Prado'],
    typed: ['Casa Quatro'],
  },
  paisagismo: {
    book: ['Paisagismo: Raiz Serrana'],
    read: ['Raiz Serrana'],
    typed: ['Verde Vivo', 'Bromélia'],
  },
  construtora: {
    book: ['Construção: Alicerce Engenharia'],
    read: ['Alicerce Engenharia'],
    typed: ['Prumo Obras'],
  },
  torres: { book: ['São 2 torres.'], read: ['2'], typed: ['7'] },
  pavimentos: { book: ['Gabarito: 19 pavimentos'], read: ['19'], typed: ['23'] },
  totalUnidades: { book: ['• 152 unidades'], read: ['152'], typed: ['341'] },
  unidadesPorAndar: { book: ['4 apartamentos por andar'], read: ['4'], typed: ['6'] },
  elevadores: { book: ['Elevadores: 5'], read: ['5'], typed: ['9'] },
  areaTerreno: { book: ['Área do terreno: 3.217,40 m²'], read: ['3.217,40 m²'], typed: ['8.123 m²'] },
  coordenadas: {
    book: ['Localização', 'Como chegar: https://www.google.com/maps/place/x/@-27.091234,-48.610987,17z'],
    read: ['-27.091234, -48.610987'],
    typed: ['-26.5, -48.7'],
  },
  distancias: {
    book: ['Fica a 350 m da Praia do Meio.'],
    read: ['Praia do Meio: 350 m'],
    typed: ['Metrô Liberdade: 5 min a pé', 'Aeroporto: 12,5 km de carro'],
  },
  pagamento: {
    book: ['25% de entrada, 35% em 40 meses e 40% financiamento.'],
    read: ['Entrada: 25%', 'Parcelas mensais: 35% em 40 parcelas', 'Financiamento: 40%'],
    typed: ['Sinal: 12,5%', 'Obra: 48 parcelas'],
  },
  entregas: {
    book: ['Entrega', 'Torre Mar: dezembro de 2031', 'Torre Serra: junho de 2032'],
    read: ['Torre Mar: 12/2031', 'Torre Serra: 06/2032'],
    typed: ['Torre Mar: 2º semestre de 2033', '3º trimestre de 2034'],
  },
  fases: {
    book: ['• Fase 1 (Torre Mar)', '• Fase 2 (Torre Serra)'],
    read: ['Fase 1 (Torre Mar)', 'Fase 2 (Torre Serra)'],
    typed: ['Fase única'],
  },
  andamento: {
    book: ['Obras 42 % concluídas em 10/2025.'],
    read: ['42% em 10/2025'],
    typed: ['Fundações: 100%', '61,5% em 02/2026'],
  },
  videos: {
    book: ['Filme: https://youtu.be/dQw4w9WgXcQ'],
    read: ['https://youtu.be/dQw4w9WgXcQ'],
    typed: ['https://vimeo.com/123456789'],
  },
  tours: {
    book: ['Tour virtual', 'https://my.matterport.com/show/?m=abc123xyz'],
    read: ['https://my.matterport.com/show/?m=abc123xyz'],
    typed: ['https://my.matterport.com/show/?m=outro987'],
  },
  perguntas: {
    book: ['Perguntas frequentes', 'O condomínio aceita animais?', 'Sim, com passeio próprio no jardim.'],
    read: ['O condomínio aceita animais? Sim, com passeio próprio no jardim.'],
    typed: ['Há bicicletário? Há um por torre.'],
  },
  downloads: {
    book: null,
    read: [],
    typed: ['Livro digital: https://exemplo.com/livro.pdf'],
  },
};
const stated = camposDaFicha.filter((campo) => cases[campo].book !== null);
/** Each fact on a page of its own, after those of the small book. */
const pageOf = (campo: CampoDaFicha) => bookPages.length + stated.indexOf(campo) + 1;

let app: TestApp;
let id: number;
let paths: OpenApi['paths'];
let place: { bairroId: number; incorporadoraId: number };
beforeAll(async () => {
  app = await startTestApp({ workers: true });
  await app.login();
  const files = {
    'BOOK DIGITAL.pdf': await makePdf([...bookPages, ...stated.map((campo) => cases[campo].book!)]),
    'TABELA.pdf': await makePdf(tabelaPages),
    'Fachada.jpg': await (await drawPhoto({ seed: 1, width: 1200, height: 900 })).jpeg().toBuffer(),
  };
  const { frames } = await runFolder(app, writeFolder(app.config.drive.localRoot, 'fatos', files));
  id = frames.at(-1)!.event.data!.empreendimentoId as number;
  const { bairroId, incorporadoraId } = await record();
  place = { bairroId, incorporadoraId };
  paths = (await app.get('/api/documentacao')).body.paths;
  await app.post('/api/empreendimentos', { nome: 'Outro', ...place });
}, 60_000);
afterAll(() => app?.close());

const record = async (of = id): Promise<Empreendimento> => {
  const { status, body } = await app.get(`/api/empreendimentos/${of}`);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};
const list = async (): Promise<Empreendimento[]> => (await app.get('/api/empreendimentos')).body;
const linesOf = async (campo: CampoDaFicha, of = id) => linhasDoFato(campo, (await record(of))[campo]);
const fieldOf = async (campo: CampoDaFicha): Promise<CampoLido> => {
  const { campos } = (await app.get(`/api/empreendimentos/${id}/leitura`)).body as Leitura;
  return campos.find((each) => each.campo === campo)!;
};
const decide = (campo: CampoDaFicha, body: object) =>
  app.post(`/api/empreendimentos/${id}/leitura/${campo}`, body);
/** The newest change in the record's history, in the words the panel tells it in. */
async function lastChange() {
  const { itens } = (await app.get(`/api/auditoria?entidade=empreendimento&entidadeId=${id}`)).body as {
    itens: AuditEntry[];
  };
  return itens[0]!.mudancas.map(({ campo, antes, depois }) => [
    fieldLabel(campo),
    valueText(campo, antes),
    valueText(campo, depois),
  ]);
}

/** The fields of a record in every call that takes or answers one, as the API's documentation tells them. */
function described(): Record<string, object>[] {
  const [all, one] = [paths['/api/empreendimentos']!, paths['/api/empreendimentos/{id}']!];
  const answered = [all.get!, one.get!].map(({ responses }) => responses[200]);
  return [all.post!.requestBody, one.put!.requestBody, ...answered].map((of) => {
    const { schema } = of!.content!['application/json']!;
    return ((schema.items ?? schema) as { properties: Record<string, object> }).properties;
  });
}

describe('TRU-10 every fact of the declaration', () => {
  it.each(stated)('%s is read from a document with its page, its words and its confidence', async (campo) => {
    const { lido, valor, estado, igual, duvida } = await fieldOf(campo);
    expect(valueWords(campo, lido?.valor)).toEqual(cases[campo].read);
    expect(lido!.confianca).toBeGreaterThanOrEqual(linhaPadrao);
    expect({ estado, igual, duvida }).toEqual({ estado: 'a-revisar', igual: true, duvida: false });
    expect(valueWords(campo, valor)).toEqual(cases[campo].read);
    expect(lido!.fontes.length).toBeGreaterThan(0);
    for (const { file, page, quote, imagem } of lido!.fontes) {
      expect([file, page, imagem]).toEqual(['BOOK DIGITAL.pdf', pageOf(campo), true]);
      expect(cases[campo].book!.join(' ')).toContain(quote.split('\n')[0]);
    }
    expect(await linesOf(campo)).toEqual(cases[campo].read);
  });

  it.each(camposDaFicha)(
    '%s is typed, accepted, refused and undone in the review, and logged',
    async (campo) => {
      const { read, typed } = cases[campo];
      const { label } = sections.flatMap(({ fields }) => fields).find(({ name }) => name === campo)!;
      const edited = await decide(campo, { decisao: 'editar', valor: typed.join('\n') });
      expect([edited.status, (await fieldOf(campo)).estado]).toEqual([200, 'editado']);
      expect(await linesOf(campo)).toEqual(typed);
      expect(await lastChange()).toEqual([[label, read.join('\n'), typed.join('\n')]]);
      await app.call('DELETE', `/api/empreendimentos/${id}/leitura/${campo}`);
      expect(await linesOf(campo)).toEqual(read);
      if (read.length === 0) return expect((await fieldOf(campo)).estado).toBe('nao-encontrado');
      await decide(campo, { decisao: 'recusar' });
      expect([await linesOf(campo), (await fieldOf(campo)).estado]).toEqual([[], 'recusado']);
      await decide(campo, { decisao: 'aceitar' });
      expect([await linesOf(campo), (await fieldOf(campo)).estado]).toEqual([read, 'aceito']);
      expect(await lastChange()).toEqual([[label, '', read.join('\n')]]);
    },
  );

  it.each(camposDaFicha)('%s is created, written and emptied by the API, and documented', async (campo) => {
    const typed = cases[campo].typed.join('\n');
    const made = await app.post('/api/empreendimentos', { nome: `Com ${campo}`, ...place, [campo]: typed });
    expect([made.status, linhasDoFato(campo, made.body[campo])]).toEqual([200, cases[campo].typed]);
    const path = `/api/empreendimentos/${made.body.id}`;
    const put = (value: unknown) =>
      app.call('PUT', path, { body: { nome: `Com ${campo}`, ...place, [campo]: value } });
    // As it was answered, then nothing.
    expect((await put(made.body[campo])).body[campo]).toEqual(made.body[campo]);
    expect((await put('')).body).not.toHaveProperty(campo);
    await app.call('DELETE', path);
    for (const properties of described()) expect(Object.keys(properties[campo] ?? {})).not.toEqual([]);
  });

  it.each(camposDaFicha)('%s is found by both searches and stands in CSV and XLSX', async (campo) => {
    const typed = cases[campo].typed;
    await decide(campo, { decisao: 'editar', valor: typed.join('\n') });
    const rows = await list();
    const find = createRowFinder<Empreendimento>(empreendimentosScreen);
    const palette = foldGroup({ label: 'Empreendimentos', entries: rows.map(empreendimentoEntry) });
    for (const line of typed) {
      expect(find(rows, { ...plainView, search: line }).map((row) => row.id)).toEqual([id]);
      const [found] = findEntries([palette], `${ficha[campo].rotulo}: ${line}`);
      expect(found?.entries.map((entry) => entry.id)).toEqual([`empreendimentos/${id}`]);
      expect(found!.entries[0]!.detail).toContain(`${ficha[campo].rotulo}: ${line}`);
    }
    const columns = fileColumns<Empreendimento>(empreendimentosScreen.columns, empreendimentosCsv);
    const own = rows.filter((row) => row.id === id);
    const csv = readCsv(writeCsv(columns, own));
    const xlsx = await writeXlsx(
      columns.map(({ label }) => label),
      own.map((row) => columns.map(({ value }) => value(row))),
    );
    for (const { header, rows: lines } of [csv, await readXlsx(new Uint8Array(await xlsx.arrayBuffer()))])
      expect(lines[0]!.cells[header.indexOf(ficha[campo].rotulo)]).toBe(typed.join('; '));
  });
});
