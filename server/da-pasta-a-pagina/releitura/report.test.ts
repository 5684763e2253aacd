import { describe, expect, test } from 'vitest';
import type { Vigencia } from '#contract/cadastros/vigencia.ts';
import type { Asset, LeftOut } from '#contract/da-pasta-a-pagina/assets.ts';
import { gruposDoRelatorio, type Relatorio } from '#contract/da-pasta-a-pagina/pastas.ts';
import type { ArquivoDaPasta } from '#server/db/schema/pastas.ts';
import { assetOf, catalogOf } from '#tests/fixtures/hotsite.ts';
import { messageFor } from './message.ts';
import type { FolderRecord } from './record.ts';
import { reportOf } from './report.ts';

const file = (path: string, change: Partial<ArquivoDaPasta> = {}): ArquivoDaPasta => ({
  id: path,
  path,
  size: 100,
  version: path,
  modifiedAt: null,
  mimeType: path.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
  ...change,
});
const every = ['fachada', 'lazer', 'interior', 'planta', 'implantacao', 'logo'] as const;
const whole = every.map((category) => assetOf(category, { category, path: `${category}.jpg` }));
const papers = ['Book.pdf', 'Tabela de vendas.pdf'];
const record = (
  change: Partial<FolderRecord> = {},
  assets: Asset[] = whole,
  left_out: LeftOut[] = [],
): FolderRecord => ({
  id: 1,
  nome: 'Residencial Aurora',
  driveUrl: 'https://drive.google.com/drive/folders/abc',
  precoInicial: '690000.00',
  dataTabela: '2026-01',
  registroIncorporacao: 'R-3',
  fatos: null,
  documentos: [],
  catalog: { ...catalogOf(assets), left_out },
  incorporadora: { nome: 'Horizonte', email: null, telefone: null },
  hotsite: null,
  ...change,
});
const valid: Vigencia = { estado: 'vigente', de: '2026-01-01', ate: '2026-03-02' };
const files = [...papers, ...every.map((category) => `${category}.jpg`)].map((path) => file(path));
const texts = (report: Relatorio) =>
  Object.fromEntries(gruposDoRelatorio.map((grupo) => [grupo, report[grupo].map(({ texto }) => texto)]));
const nothing = Object.fromEntries(gruposDoRelatorio.map((grupo) => [grupo, []]));

describe('the report on a folder', () => {
  test('of one that has everything says nothing, and nobody is asked for anything', () => {
    const report = reportOf(record(), files, [], valid);
    expect(texts(report)).toEqual(nothing);
    expect(messageFor(record(), report)).toBeNull();
  });

  test('names what is missing: papers, registration, each kind of picture', () => {
    const bare = record({ registroIncorporacao: null }, []);
    expect(texts(reportOf(bare, [file('nota.pdf')], [], valid)).faltando).toEqual([
      'Book ou apresentação do empreendimento em PDF',
      'Tabela de vendas com a data',
      'Memorial de incorporação com o número do registro e o cartório',
      'Imagens da fachada',
      'Plantas das unidades',
      'Imagens das áreas de lazer',
      'Imagens dos ambientes internos (decorado ou perspectivas)',
      'Implantação do empreendimento',
      'Logomarca em PNG com fundo transparente',
    ]);
  });

  test('asks for a new table once it has run out, and for a date where it has none', () => {
    const out = reportOf(record(), files, [], { ...valid, estado: 'vencida' });
    expect(texts(out).faltando).toEqual(['Tabela de vendas atual: a última é de janeiro de 2026']);
    const undated = reportOf(record({ dataTabela: null }), files, [], { ...valid, estado: 'sem-data' });
    expect(texts(undated).faltando).toEqual(['A data da tabela de vendas']);
  });

  test('a picture that was taken out of the folder counts no more', () => {
    const without = files.filter(({ path }) => path !== 'fachada.jpg');
    expect(texts(reportOf(record(), without, [], valid)).faltando).toEqual(['Imagens da fachada']);
  });

  test('names what is unreadable, too small, private and there twice, each file once', () => {
    const left: LeftOut[] = [
      { path: 'a.psd', reason: 'formato', message: 'Arquivo do Photoshop (PSD) não é uma imagem pronta.' },
      { path: 'b.jpg', reason: 'pequeno-demais', message: 'A imagem é pequena demais.' },
      { path: 'c.jpg', reason: 'duplicado', message: 'Mesma imagem que “d.jpg”, que foi mantida.' },
      { path: 'e.jpg', reason: 'limite', message: 'A pasta tem mais imagens do que o limite.' },
      { path: 'sumiu.jpg', reason: 'corrompido', message: 'O arquivo está vazio.' },
    ];
    const documentos = [
      { path: 'Contrato Maria.pdf', state: 'reservado', message: '“Contrato Maria.pdf” é reservado.' },
      { path: 'velho.pdf', state: 'ignorado', message: '“velho.pdf” ficou de fora: o arquivo está vazio.' },
    ];
    const more = ['a.psd', 'b.jpg', 'c.jpg', 'e.jpg', 'Contrato Maria.pdf', 'velho.pdf'].map((path) =>
      file(path),
    );
    const copy = file('Cópia/Book.pdf', { version: 'Book.pdf' });
    const small = whole.map((asset) => (asset.category === 'fachada' ? { ...asset, width: 900 } : asset));
    const report = reportOf(
      record({ documentos }, small, left),
      [...files, ...more, copy],
      ['A subpasta “Obra” não pode ser lida: não está compartilhada.'],
      valid,
    );
    expect(texts(report)).toEqual({
      faltando: [],
      ilegiveis: [
        '“velho.pdf” ficou de fora: o arquivo está vazio.',
        '“a.psd”: Arquivo do Photoshop (PSD) não é uma imagem pronta.',
        'A subpasta “Obra” não pode ser lida: não está compartilhada.',
      ],
      pequenas: [
        '“b.jpg”: A imagem é pequena demais.',
        'A maior imagem da fachada tem 900 pixels de largura; o ideal são 2400 ou mais.',
      ],
      privados: ['“Contrato Maria.pdf” é reservado.'],
      duplicados: [
        '“c.jpg”: Mesma imagem que “d.jpg”, que foi mantida.',
        '“Cópia/Book.pdf”: é igual a “Book.pdf”.',
      ],
    });
    const message = messageFor(record(), report)!;
    expect(message).toMatch(/^Olá! Estamos preparando a página do Residencial Aurora/);
    expect(messageFor({ ...record(), nome: 'Casas da Vila' }, report)).toMatch(
      /a página do empreendimento Casas da Vila a partir/,
    );
    expect(message).toContain('(https://drive.google.com/drive/folders/abc)');
    expect(message).toContain('• “velho.pdf” ficou de fora');
    expect(message).toContain('Convém guardá-los em outra pasta');
    // What is there twice is nobody's trouble but ours.
    expect(message).not.toContain('é igual a');
  });

  test('a long list is cut in the message and told to go on', () => {
    const avisos = Array.from({ length: 12 }, (_, n) => `A subpasta “${n}” não pode ser lida.`);
    expect(messageFor(record(), reportOf(record(), files, avisos, valid))).toContain('• e mais 4');
  });
});
