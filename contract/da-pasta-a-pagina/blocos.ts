import { foldText } from '../base/text.ts';
import { type CampoDaFicha, ficha, linhasDoFato } from '../cadastros/ficha.ts';
import type { tiposDeLugar } from '../cadastros/lugares-proximos.ts';
import { periodoEmPalavras } from '../cadastros/periodo.ts';
import { formatArea, formatDay, formatMonth, formatPreco } from '../publico/page-format.ts';
import type { PageFacts } from './blueprint.ts';
import { contagensNaProsa, figuresSaid } from './figuras-ditas.ts';
import { linksDaPagina } from './page-links.ts';
import type { SectionId } from './sections.ts';

/** A line of a block: what it is about, its value, what is added below. */
export interface Linha {
  titulo: string;
  texto?: string;
  nota?: string;
  /** Of a share in percent. */
  parte?: number;
  /** Where it leads: one of `linksDaPagina`. */
  href?: string;
}
export interface Bloco {
  id:
    | 'diferenciais'
    | 'ficha'
    | 'obra'
    | 'pesquisa'
    | 'fontes'
    | 'perguntas'
    | 'downloads'
    | 'unidades'
    | 'pagamento'
    | 'lugares'
    | 'mapas'
    | 'filmes';
  titulo: string | null;
  linhas: Linha[];
  nota?: string;
  /** It goes once its table has lapsed. */
  daTabela?: true;
}

/**
 * What a section tells beside its text: the record's further facts, line by line. Made of the record alone, so
 * that no writer can add to them, and nothing stands there that the record does not hold.
 */
export function blocosDa(secao: SectionId, facts: PageFacts): Bloco[] {
  return (blocos[secao]?.(facts) ?? []).filter(({ linhas }) => linhas.length > 0);
}

const lapsedTexts = (facts: PageFacts) => [tabelaVencida(facts)?.titulo, tabelaVencida(facts)?.nota];
/** Every text of a page's blocks. */
export const textosDosBlocos = (facts: PageFacts): string[] =>
  (Object.keys(blocos) as SectionId[]).flatMap((secao) =>
    blocosDa(secao, facts).flatMap(({ titulo, nota, daTabela, linhas }) =>
      [
        ...[titulo, nota, ...(daTabela ? lapsedTexts(facts) : [])],
        ...linhas.flatMap((linha) => [linha.titulo, linha.texto, linha.nota]),
      ].filter((text) => typeof text === 'string'),
    ),
  );

const blocos: Partial<Record<SectionId, (facts: PageFacts) => Bloco[]>> = {
  sobre: (facts) => [
    diferenciais(facts),
    fichaTecnica(facts),
    obra(facts),
    perguntas(facts),
    downloads(facts),
    pesquisa(facts),
    fontes(facts),
  ],
  galeria: (facts) => [filmes(facts)],
  plantas: (facts) => withOneNote([unidades(facts), pagamento(facts)]),
  localizacao: (facts) => [...lugares(facts), mapas(facts)],
};

const linhas = (campo: CampoDaFicha, { ficha: known }: PageFacts) => linhasDoFato(campo, known?.[campo]);
const asLinha = (titulo: string): Linha => ({ titulo });

/** Those that the amenities and the headline do not tell already. */
function diferenciais(facts: PageFacts): Bloco {
  const told = new Set([...facts.amenidades, facts.ficha?.slogan ?? ''].map(foldText));
  const own = linhas('diferenciais', facts).filter((linha) => !told.has(foldText(linha)));
  return { id: 'diferenciais', titulo: 'Diferenciais', linhas: own.slice(0, 24).map(asLinha) };
}

/** What a search found, in its own sentences. */
const pesquisa = ({ pesquisa: found }: PageFacts): Bloco => ({
  id: 'pesquisa',
  titulo: 'Pesquisado na internet',
  linhas: (found?.frases ?? []).map(asLinha),
});

/** Where it was found: by the name of the site, each once. */
function fontes(facts: PageFacts): Bloco {
  const known = facts.pesquisa?.frases.length ? linksDaPagina(facts).fontes : [];
  const named = new Map(known.toReversed().map((href) => [siteOf(href), href]));
  return {
    id: 'fontes',
    titulo: named.size > 0 ? 'Fontes da pesquisa' : null,
    linhas: [...named]
      .toReversed()
      .slice(0, mostSources)
      .map(([titulo, href]) => ({ titulo, href })),
  };
}
const mostSources = 6;
const siteOf = (href: string) => href.replace(/^https:\/\/(?:www\.)?/, '').replace(/[/?#].*$/, '');

const camposTecnicos = [
  ...([
    'arquitetura',
    'interiores',
    'paisagismo',
    'construtora',
    'areaTerreno',
    'torres',
    'pavimentos',
  ] as const),
  ...(['totalUnidades', 'unidadesPorAndar', 'elevadores'] as const),
];
function fichaTecnica(facts: PageFacts): Bloco {
  // What the text or an amenity tells in words of its own is not told again beside it.
  const told: ReadonlySet<string> = new Set([
    ...contagensNaProsa(facts),
    ...facts.amenidades.flatMap((amenidade) => figuresSaid(amenidade, facts)),
    ...(saysTerreno(facts) ? ['areaTerreno'] : []),
  ]);
  const known = camposTecnicos.flatMap((campo) => {
    if (told.has(campo) || (campo === 'torres' && facts.ficha?.torres === 1)) return [];
    const texto = linhas(campo, facts).join(' · ');
    return texto === '' ? [] : [{ titulo: ficha[campo].rotulo, texto }];
  });
  return { id: 'ficha', titulo: 'Ficha técnica', linhas: known };
}

/** Whether the text says how large the ground is: 'num terreno de 3.120,00 m²'. */
function saysTerreno({ descricao, ficha: known }: PageFacts): boolean {
  const [, written = ''] =
    /\bterreno de (\d[\d.]*(?:,\d+)?)\s?m²/i.exec([known?.conceito, descricao].join(' ')) ?? [];
  return (
    written !== '' && Number(written.replaceAll('.', '').replace(',', '.')) === Number(known?.areaTerreno)
  );
}

const periodo = (value: string) => formatMonth(value) ?? periodoEmPalavras(value);
const percentual = (value: number) => `${String(value).replace('.', ',')}%`;

function obra({ ficha: known }: PageFacts): Bloco {
  const steps = known?.andamento ?? [];
  return {
    id: 'obra',
    titulo: 'Andamento da obra',
    linhas: steps.map((step) => ({
      titulo: step.etapa ?? 'Obra',
      texto: percentual(step.percentual),
      parte: step.percentual,
      ...(step.em ? { nota: capitalized(periodo(step.em)) } : {}),
    })),
  };
}

/** Those of the documents, then questions whose answers stand nowhere else on the page. */
function perguntas(facts: PageFacts): Bloco {
  const own = (facts.ficha?.perguntas ?? [])
    .filter((one) => !asksWhere(one) || facts.endereco === null)
    .slice(0, mostQuestions);
  const told = new Set(own.map(({ pergunta }) => foldText(pergunta)));
  // The whole building's stands among the figures that open the page.
  const known = (facts.ficha?.entregas ?? []).filter(
    ({ parte, quando }) => parte !== null || quando.slice(0, 7) !== facts.dataEntrega?.slice(0, 7),
  );
  const entregas = known.map(({ parte, quando }) =>
    parte === null ? capitalized(periodo(quando)) : `${parte}: ${periodo(quando)}`,
  );
  const acabamentos = linhas('acabamentos', facts);
  if (
    own.length === 0 &&
    entregas.length === 0 &&
    acabamentos.length > 0 &&
    linhas('fases', facts).length === 0
  )
    return { id: 'diferenciais', titulo: ficha.acabamentos.rotulo, linhas: acabamentos.map(asLinha) };
  const asked: [string, string[]][] = [
    ['Como são os acabamentos?', acabamentos],
    ['Quando é a entrega?', entregas],
    ['Quais são as fases?', linhas('fases', facts)],
  ];
  return {
    id: 'perguntas',
    titulo: 'Perguntas frequentes',
    linhas: [
      ...own.map(({ pergunta, resposta }) => ({ titulo: pergunta, texto: resposta })),
      ...asked.flatMap(([titulo, answers]) =>
        answers.length === 0 || told.has(foldText(titulo)) ? [] : [{ titulo, texto: answers.join('\n') }],
      ),
    ],
  };
}
const mostQuestions = 12;

/** 'Onde fica o Solar? O Solar fica no Centro.': the section of its place says it. */
const asksWhere = ({ pergunta, resposta }: { pergunta: string; resposta: string }) =>
  /^(?:onde (?:fica|está|se localiza)|qual (?:é )?[oa] (?:endereço|localização))(?!\p{L})/iu.test(pergunta) &&
  resposta.length <= 120 &&
  !/\d/.test(resposta);

/** Opened beside the page, as they are kept by whoever offers them. */
function downloads(facts: PageFacts): Bloco {
  const allowed = new Set(linksDaPagina(facts).downloads);
  const known = (facts.ficha?.downloads ?? []).filter(({ endereco }) => allowed.has(endereco));
  return {
    id: 'downloads',
    titulo: 'Para baixar',
    linhas: known.map(({ nome, endereco }) => ({ titulo: nome, href: endereco })),
  };
}

type Tabela = NonNullable<PageFacts['tabela']>;
const notaDaTabela = ({ data, ate: lastDay }: Tabela) =>
  `Tabela de ${formatMonth(data)}. Válida até ${formatDay(lastDay)}. Sujeita a alteração.`;

/** Cheapest first, as a family reads them; what has no price is last. */
const byPrice = (one: Tabela['tipos'][number], other: Tabela['tipos'][number]) =>
  Number(one.precoMin ?? Number.MAX_VALUE) - Number(other.precoMin ?? Number.MAX_VALUE);

/** '12 disponíveis' */
export const emEstoque = (count: number) =>
  count === 1 ? '1 disponível' : `${count || 'Nenhuma'} ${count ? 'disponíveis' : 'disponível'}`;

/** '63,42 m²', '63,42 a 70 m²'; null where the type's name says it. */
function areaDoTipo(nome: string, min?: string, max?: string): string | null {
  if (min === undefined || max === undefined) return null;
  const [least, most] = [formatArea(min), formatArea(max)];
  if (nome.includes(least)) return null;
  return `${least === most ? least : `${least}\u00a0a\u00a0${most}`}\u00a0m²`;
}

function unidades({ tabela }: Pick<PageFacts, 'tabela'>): Bloco {
  const types = (tabela?.tipos ?? []).toSorted(byPrice);
  const spoken = types.map(({ nome, disponiveis, precoMin, precoMax, areaMin, areaMax }): Linha => {
    const area = areaDoTipo(nome, areaMin, areaMax);
    const left = disponiveis === null ? null : emEstoque(disponiveis);
    const low = precoMin === null ? null : formatPreco(precoMin);
    const high = precoMax === null ? null : formatPreco(precoMax);
    return {
      titulo: nome,
      ...(area || left ? { nota: [area, left].filter((part) => part !== null).join(' · ') } : {}),
      ...(low === null ? {} : { texto: high === null || high === low ? low : `De ${low} a ${high}` }),
    };
  });
  return {
    id: 'unidades',
    titulo: 'Unidades e valores',
    linhas: spoken.filter(({ texto, nota }) => texto ?? nota),
    ...(tabela ? { nota: notaDaTabela(tabela), daTabela: true } : {}),
  };
}

/** What is left to say of a table that has lapsed: its month, and its types by size, where nothing else tells them. */
export function tabelaVencida({ tabela }: Pick<PageFacts, 'tabela'>): (Bloco & { nota: string }) | null {
  if (!tabela) return null;
  const sized = tabela.tipos.flatMap(({ nome, areaMin, areaMax }): Linha[] => {
    const area = areaDoTipo(nome, areaMin, areaMax);
    return area === null ? [] : [{ titulo: nome, texto: area }];
  });
  return {
    id: 'unidades',
    titulo: 'Unidades e valores',
    linhas: sized,
    nota: `Última tabela: ${formatMonth(tabela.data)}.`,
  };
}

/** What a page tells of a table of units, a line each: its month, then each type with its prices and what is left. */
export function linhasDaTabela(tabela: PageFacts['tabela']): string[] {
  const { linhas: types } = unidades({ tabela });
  if (!tabela || types.length === 0) return [];
  const told = types.map(
    ({ titulo, texto, nota }) => `${titulo}: ${[texto, nota].filter((part) => part).join(', ')}`,
  );
  return [`Tabela de ${formatMonth(tabela.data)}`, ...told];
}

/** Both hang on one table, whose date is told once. */
function withOneNote(both: Bloco[]): Bloco[] {
  const first = both.find(({ linhas }) => linhas.length > 0);
  return both.map((bloco) => {
    if (bloco === first) return bloco;
    const { nota: _, ...silent } = bloco;
    return silent;
  });
}

/** '10%', '30% em 36 parcelas', '6 vezes'; the one part without either is what the others leave. */
function parteEmPalavras({ percentual: share, parcelas }: Parte, isRest: boolean): string {
  if (share === null && parcelas === null) return isRest ? 'Restante' : 'Conforme a tabela';
  if (share === null) return parcelas === 1 ? 'Parcela única' : `${parcelas} vezes`;
  return parcelas === null || parcelas === 1
    ? percentual(share)
    : `${percentual(share)} em ${parcelas} parcelas`;
}
type Parte = Tabela['pagamento'][number];

function pagamento({ tabela }: PageFacts): Bloco {
  const parts = tabela?.pagamento ?? [];
  const unsaid = parts.filter((part) => part.percentual === null && part.parcelas === null);
  const isRest = unsaid.length === 1 && parts.length > 1;
  return {
    id: 'pagamento',
    titulo: 'Condições de pagamento',
    linhas: parts.map((part) => ({
      titulo: part.parte,
      texto: parteEmPalavras(part, isRest),
      ...(part.percentual === null ? {} : { parte: part.percentual }),
    })),
    ...(tabela ? { nota: notaDaTabela(tabela), daTabela: true } : {}),
  };
}

type Tipo = (typeof tiposDeLugar)[number];
type Lugar = NonNullable<NonNullable<PageFacts['ficha']>['distancias']>[number];
const nomesDosTipos: Record<Tipo, string> = {
  praia: 'Praia',
  transporte: 'Transporte',
  parque: 'Parques e praças',
  compras: 'Compras',
  ensino: 'Ensino',
  saude: 'Saúde',
  via: 'Vias',
  outro: 'Arredores',
};
function lugares({ ficha: known }: PageFacts): Bloco[] {
  const places = known?.distancias ?? [];
  const kinds = (Object.keys(nomesDosTipos) as Tipo[]).flatMap((tipo) => {
    const linhasDoTipo = places.filter((place) => place.tipo === tipo).map(linhaDoLugar);
    return linhasDoTipo.length > 0 ? [{ tipo, linhas: linhasDoTipo }] : [];
  });
  if (places.length >= 2 * kinds.length)
    return kinds.map(({ tipo, linhas: own }) => ({
      id: 'lugares',
      titulo: nomesDosTipos[tipo],
      linhas: own,
    }));
  if (places.length === 1) return [{ id: 'lugares', titulo: null, linhas: places.map(linhaDoLugar) }];
  // A heading over each single line is more heading than list: what matters is how far each is.
  const all = places.toSorted(byDistance);
  const [near = [], far = []] = [true, false].map((is) => all.filter((place) => ficaPerto(place) === is));
  const listed = (titulo: string, own: Lugar[]): Bloco[] =>
    own.length === 0 ? [] : [{ id: 'lugares', titulo, linhas: own.map(linhaComTipo) }];
  return near.length === 0 || far.length === 0
    ? listed('Distâncias', all)
    : [...listed('Perto de casa', near), ...listed('Mais adiante', far)];
}

/** Within a walk of a quarter of an hour. */
const walk = { m: 1000, min: 15 };
/** Minutes without their means may be minutes by car. */
export const ficaPerto = ({
  distancia,
  medida,
  modo,
}: Pick<Lugar, 'distancia' | 'medida' | 'modo'>): boolean =>
  distancia <= walk[medida] && (medida === 'm' ? modo !== 'de-carro' : modo === 'a-pe');

/** What is nearest first: metres before minutes, which say nothing of each other. */
const byDistance = (a: Lugar, b: Lugar) =>
  a.medida === b.medida ? a.distancia - b.distancia : a.medida === 'm' ? -1 : 1;

const linhaDoLugar = (place: Lugar): Linha => ({
  titulo: capitalized(place.lugar),
  texto: distanciaEmPalavras(place),
});

/** What tells its kind itself: 'Colégio São Lucas', 'BH Shopping', 'Acesso à BR-101'. */
const tellsKind =
  /\b(?:praia|orla|calcadao|mar|parque|praca|lago|lagoa|bosque|jardim|horto|estacao|terminal|metro|aeroporto|rodoviaria|porto|trem|vlt|brt|supermercado|mercado|hipermercado|shopping|mall|outlet|padaria|farmacia|feira|restaurante|escola|colegio|creche|universidade|faculdade|campus|hospital|clinica|upa|maternidade|acesso|avenida|rua|rodovia|marginal|ponte|br|centro|bairro|museu|teatro|igreja|clube|estadio)\b/;

/** With its kind where the name does not tell it: 'Anglo' is 'Ensino', 'Colégio Anglo' tells as much itself. */
function linhaComTipo(place: Lugar): Linha {
  const kind = nomesDosTipos[place.tipo];
  const tells = place.tipo === 'outro' || tellsKind.test(foldText(place.lugar));
  return tells ? linhaDoLugar(place) : { ...linhaDoLugar(place), nota: kind };
}

/** '180 m', '4 km', '5 min a pé'. */
export function distanciaEmPalavras({ distancia, medida, modo }: Omit<Lugar, 'lugar' | 'tipo'>): string {
  const by = modo === null ? '' : modo === 'a-pe' ? ' a pé' : ' de carro';
  const far = medida === 'm' && distancia >= 1000 && distancia % 100 === 0;
  const figure = far ? `${String(distancia / 1000).replace('.', ',')} km` : `${distancia} ${medida}`;
  return `${figure}${by}`.replace(' ', '\u00a0');
}

function mapas(facts: PageFacts): Bloco {
  const { maps, waze } = linksDaPagina(facts);
  return {
    id: 'mapas',
    titulo: null,
    linhas: [
      ...(maps ? [{ titulo: 'Abrir no Maps', href: maps }] : []),
      ...(waze ? [{ titulo: 'Waze', href: waze }] : []),
    ],
  };
}

function filmes(facts: PageFacts): Bloco {
  const { videos, tours } = linksDaPagina(facts);
  const named = (one: string, links: string[]) =>
    links.map(
      (href, at): Linha => ({ titulo: links.length > 1 ? `${one} ${letters[at] ?? ''}`.trim() : one, href }),
    );
  return {
    id: 'filmes',
    titulo: null,
    linhas: [
      ...named('Assistir ao vídeo', videos.slice(0, 3)),
      ...named('Fazer o tour virtual', tours.slice(0, 3)),
    ],
  };
}
/** A count would be a number that the record does not hold. */
const letters = ['A', 'B', 'C'];

const capitalized = (value: string) => value.charAt(0).toUpperCase() + value.slice(1);
