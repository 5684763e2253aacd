import type { CampoFato, StatusEmpreendimento } from '#contract/cadastros/fatos.ts';
import { type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { TrialPart } from '#contract/sistema/configuracoes.ts';
import type { Described, ExtractOutput, UnderstoodMessage } from '#server/adapters/intelligence/port.ts';

/* Formats engine answers for the settings screen. */

type Show = (value: string | number) => string;

const number: Show = (value) => Number(value).toLocaleString('pt-BR');
const money: Show = (value) => `R$ ${number(value)}`;
const area: Show = (value) => `${number(value)} m²`;
/** '2029-06' → '06/2029' */
const day: Show = (value) => String(value).split('-').reverse().join('/');
const statusLabels: Record<StatusEmpreendimento, string> = {
  em_lancamento: 'Em lançamento',
  em_construcao: 'Em construção',
  pronto: 'Pronto',
};
const status: Show = (value) => statusLabels[value as StatusEmpreendimento];

const shownFacts: [field: CampoFato, label: string, show?: Show][] = [
  ['nome', 'Nome'],
  ['incorporadora', 'Incorporadora'],
  ['endereco', 'Endereço'],
  ['bairro', 'Bairro'],
  ['cidade', 'Cidade'],
  ['uf', 'Estado'],
  ['precoInicial', 'Preço inicial', money],
  ['dormitoriosMin', 'Dormitórios, mínimo'],
  ['dormitoriosMax', 'Dormitórios, máximo'],
  ['suitesMax', 'Suítes, máximo'],
  ['vagasMin', 'Vagas, mínimo'],
  ['vagasMax', 'Vagas, máximo'],
  ['areaMin', 'Área mínima', area],
  ['areaMax', 'Área máxima', area],
  ['status', 'Situação', status],
  ['dataEntrega', 'Entrega', day],
  ['registroIncorporacao', 'Registro de incorporação'],
  ['cartorio', 'Cartório'],
];
const absent = 'não encontrado';

const source = ({ evidence: [first] }: Fact<unknown>) =>
  first ? `“${first.quote}” (${first.file}, p. ${first.page})` : null;

export function describeExtraction({ fatos, warnings }: ExtractOutput): TrialPart[] {
  const campos = shownFacts.map(([key, rotulo, show = String]) => {
    const fact = fatos[key] as Fact<string | number> | null;
    return { rotulo, valor: fact ? show(fact.value) : absent, nota: fact && source(fact) };
  });
  const listed = (rotulo: string, facts: Fact<unknown>[], name: (value: unknown) => string) =>
    campos.push({ rotulo, valor: facts.map((fact) => name(fact.value)).join('; ') || absent, nota: null });
  listed('Amenidades', fatos.amenidades, String);
  listed('Tipologias', fatos.tipologias, (value) => (value as { nome: string }).nome);
  return [
    { tipo: 'campos', titulo: 'Dados encontrados', campos },
    { tipo: 'texto', titulo: 'Descrição', texto: fatos.descricao?.value ?? absent },
    ...(warnings.length > 0
      ? [{ tipo: 'texto', titulo: 'Avisos', texto: warnings.join('\n') } as const]
      : []),
  ];
}

export function describeClasses(classes: AssetClass[], names: string[]): TrialPart[] {
  return classes.map(({ category, kind, confidence, description, reason }, index) => ({
    tipo: 'campos',
    titulo: names[index]!,
    campos: [
      {
        rotulo: 'Categoria',
        valor: imageClass[category].label + (confidence < certainFrom ? ' (incerta)' : ''),
        nota: reason,
      },
      { rotulo: 'Tipo', valor: kind ?? absent, nota: null },
      { rotulo: 'Descrição', valor: description, nota: null },
    ],
  }));
}

export function describeBlueprint({ sections, metadata }: Blueprint): TrialPart[] {
  return [
    ...sections.map(({ id, titulo, subtitulo, texto, assets, destaques, itens }): TrialPart => {
      const lines = [
        titulo,
        subtitulo,
        ...texto,
        ...destaques.map(({ rotulo, valor }) => `${rotulo}: ${valor}`),
        ...itens.map((item) => `• ${[item.titulo, item.texto].filter(Boolean).join(' – ')}`),
        assets.length > 0 ? `Imagens: ${assets.join(', ')}` : null,
      ];
      return { tipo: 'texto', titulo: `Seção ${id}`, texto: lines.filter(Boolean).join('\n') };
    }),
    {
      tipo: 'campos',
      titulo: 'Metadata',
      campos: [
        ...Object.entries(metadata.color_scheme).map(([rotulo, valor]) => ({ rotulo, valor, nota: null })),
        { rotulo: 'style', valor: metadata.style, nota: null },
        { rotulo: 'total_assets_used', valor: String(metadata.total_assets_used), nota: null },
      ],
    },
  ];
}

export const describePage = ({ html, css, js }: PageSource): TrialPart[] => [
  { tipo: 'codigo', titulo: 'HTML', texto: html },
  { tipo: 'codigo', titulo: 'CSS', texto: css },
  { tipo: 'codigo', titulo: 'JavaScript', texto: js },
];

/** A text; if researched, with its sources, else with a note that it was not. */
export const describeText = (titulo: string, { texto, nota, buscou, fontes }: Described): TrialPart[] => [
  { tipo: 'texto', titulo, texto },
  ...(nota === null ? [] : [{ tipo: 'texto' as const, titulo: 'Tamanho', texto: nota }]),
  {
    tipo: 'texto',
    titulo: 'Fontes',
    texto: buscou
      ? fontes.map(({ url, titulo: name }) => (name ? `${name}: ${url}` : url)).join('\n') ||
        'A busca na web não informou fontes.'
      : 'Sem busca na web: o texto vem do cadastro e do que o motor sabe.',
  },
];

export function describeUnderstood(asked: 'creci' | 'contato', message: UnderstoodMessage): TrialPart[] {
  const { creci, nome, email } = message;
  const campo = (rotulo: string, valor: string | null | undefined) => ({
    rotulo,
    valor: valor ?? absent,
    nota: null,
  });
  const campos =
    asked === 'creci'
      ? [campo('Número', creci?.numero), campo('Estado', creci?.uf), campo('Tipo', creci?.tipo)]
      : [campo('Nome', nome), campo('E-mail', email)];
  return [{ tipo: 'campos', titulo: 'O que foi entendido', campos }];
}
