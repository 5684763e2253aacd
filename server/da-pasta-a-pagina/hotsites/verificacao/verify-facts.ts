import { foldText } from '#contract/base/text.ts';
import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { camposDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { formatMonth, formatPreco } from '#contract/publico/page-format.ts';
import { type HtmlNode, isElement, textOf } from '#server/kernel/html/tree.ts';
import { unsupported } from '../sanitize/figures.ts';
import { excerpt, type Notes } from '../sanitize/notes.ts';
import { linesOf, spokenOf } from './read-page.ts';

/** Limit of listed findings per kind; the rest is counted. */
const mostNamed = 12;

const words = (text: string) =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !['com', 'para', 'dos', 'das', 'uma'].includes(word));

/**
 * What the page states and the current record does not: numbers, amenities, and values changed since the page
 * was written.
 */
export function verifyFacts(
  page: { nodes: HtmlNode[]; blueprint: Blueprint; made: PageFacts },
  now: PageFacts,
  notes: Notes,
): void {
  numbers(page.nodes, now, notes);
  amenities(page, now, notes);
  changes(page, now, notes);
  priceDate(textOf(page.nodes), now, notes);
  priceOfTable(textOf(page.nodes), now, notes);
}

function numbers(nodes: HtmlNode[], now: PageFacts, notes: Notes): void {
  const told = new Set<string>();
  for (const line of [...linesOf(nodes), ...spokenOf(nodes)]) {
    const missing = unsupported(line, now).filter((value) => !told.has(value));
    if (missing.length === 0) continue;
    if (told.size < mostNamed)
      notes.find(
        'red',
        'numero-fora-do-cadastro',
        `A página diz “${excerpt(line)}”, e o cadastro não tem ${missing.map((value) => `“${excerpt(value)}”`).join(', ')}.`,
      );
    for (const value of missing) told.add(value);
  }
}

function amenities(
  { nodes, blueprint, made }: { nodes: HtmlNode[]; blueprint: Blueprint; made: PageFacts },
  now: PageFacts,
  notes: Notes,
): void {
  const shown = foldText(textOf(nodes));
  const section = blueprint.sections.find(({ id }) => id === 'amenidades');
  const claimed = [...(section?.itens.map(({ titulo }) => titulo) ?? []), ...made.amenidades];
  const gone = new Map<string, string>();
  for (const name of claimed)
    if (shown.includes(foldText(name)) && !isListed(name, now)) gone.set(foldText(name), name);
  for (const name of [...gone.values()].slice(0, mostNamed))
    notes.find(
      'red',
      'amenidade-fora-do-cadastro',
      `A página mostra “${excerpt(name)}”, que não está entre as amenidades do cadastro.`,
    );
  const known = foldText(
    [...now.amenidades, now.descricao, ...now.tipologias.map(({ nome }) => nome)].join(' '),
  );
  const prose = foldText(textOf(withoutFigures(nodes)));
  for (const [name, pattern] of usualAmenities)
    if (pattern.test(prose) && !pattern.test(known) && ![...gone.keys()].some((one) => pattern.test(one)))
      notes.find('yellow', 'amenidade-nao-listada', `O texto fala de ${name}, que o cadastro não lista.`);
}

/** The page may word an amenity longer or shorter than the record. */
function isListed(name: string, now: PageFacts): boolean {
  const wanted = words(name);
  return [...now.amenidades, now.descricao ?? ''].some((entry) => {
    const has = words(entry);
    return (
      (wanted.length > 0 && wanted.every((word) => has.includes(word))) ||
      (has.length > 0 && entry !== now.descricao && has.every((word) => wanted.includes(word)))
    );
  });
}

/** Common leisure amenities: naming one in a text is a promise. */
const usualAmenities: readonly [string, RegExp][] = [
  ['piscina', /\bpiscina/],
  ['academia', /\b(academia|fitness)\b/],
  ['salão de festas', /\bsalao de festas\b/],
  ['churrasqueira', /\bchurrasqueira/],
  ['playground', /\bplayground\b/],
  ['brinquedoteca', /\bbrinquedoteca\b/],
  ['quadra', /\bquadra (esportiva|poliesportiva|de )/],
  ['sauna', /\bsauna\b/],
  ['spa', /\bspa\b/],
  ['coworking', /\bcoworking\b/],
  ['espaço gourmet', /\bespaco gourmet\b/],
  ['cinema', /\bcinema\b/],
  ['pet place', /\bpet (place|park|care)\b/],
  ['bicicletário', /\bbicicletario\b/],
  ['rooftop', /\brooftop\b/],
  ['lavanderia', /\blavanderia\b/],
  ['heliponto', /\bheliponto\b/],
  ['marina', /\bmarina\b/],
];

/** Captions describe a picture, not what will be built. */
function withoutFigures(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes
    .filter((node) => !isElement(node) || (node.tag !== 'figure' && node.tag !== 'figcaption'))
    .map((node) => (isElement(node) ? { ...node, children: withoutFigures(node.children) } : node));
}

const statusWords: Record<string, string> = {
  em_lancamento: 'Em Lançamento',
  em_construcao: 'Em Construção',
  pronto: 'Pronto',
};

const statusText = (status: string | null) =>
  status === null ? 'sem status confirmado' : (statusWords[status] ?? status);

const shownFields = ['nome', 'incorporadora', 'endereco', 'bairro', 'cidade', 'dataEntrega'] as const;
const shownAs = (field: (typeof shownFields)[number], facts: PageFacts): string | null =>
  field === 'dataEntrega' ? formatMonth(facts.dataEntrega) : facts[field];

/** Outdated record texts that the page still shows. */
function changes(
  { nodes, made }: { nodes: HtmlNode[]; made: PageFacts },
  now: PageFacts,
  notes: Notes,
): void {
  const text = foldText(textOf(nodes));
  for (const field of shownFields) {
    const [old, current] = [shownAs(field, made), shownAs(field, now)];
    if (!old || old === current || !text.includes(foldText(old))) continue;
    // A value that only became more precise is not wrong.
    if (current && foldText(current) === foldText(old)) continue;
    const label = field === 'cidade' ? 'Cidade' : camposDaLeitura[field].rotulo;
    notes.find(
      'red',
      'fato-mudou',
      current
        ? `${label}: a página diz “${excerpt(old)}”, e o cadastro agora diz “${excerpt(current)}”.`
        : `${label}: a página diz “${excerpt(old)}”, e o cadastro não diz mais.`,
    );
  }
  if (made.status !== now.status)
    notes.find(
      'red',
      'fato-mudou',
      `Status: a página foi feita em “${statusText(made.status)}”, e o cadastro agora diz “${statusText(now.status)}”.`,
    );
}

/** A price without its date is misleading. */
function priceDate(text: string, { precoInicial, dataTabela }: PageFacts, notes: Notes): void {
  if (!precoInicial || !dataTabela) return;
  const plain = foldText(text).replace(/\s/g, '');
  const has = (value: string) => plain.includes(foldText(value).replace(/\s/g, ''));
  if (!has(formatPreco(precoInicial))) return;
  const [year, month, day] = dataTabela.split('-');
  const forms = [formatMonth(dataTabela), `${month}/${year}`, day && `${day}/${month}/${year}`];
  if (!forms.some((form) => form && has(form)))
    notes.find('yellow', 'data-do-preco-ausente', 'O preço aparece sem dizer de quando é a tabela.');
}

/** Two lowest prices on one page: the record's, which a person may have corrected, and the table's. */
function priceOfTable(text: string, { precoInicial, tabela }: PageFacts, notes: Notes): void {
  const [cheapest] = (tabela?.tipos ?? [])
    .filter(({ disponiveis, precoMin }) => precoMin !== null && disponiveis !== 0)
    .sort((one, other) => Number(one.precoMin) - Number(other.precoMin));
  if (!cheapest || !precoInicial || Number(cheapest.precoMin) === Number(precoInicial)) return;
  const plain = text.replace(/\s/g, '');
  const says = (price: string) => plain.includes(formatPreco(price).replace(/\s/g, ''));
  if (!says(precoInicial) || !says(cheapest.precoMin!)) return;
  notes.find(
    'yellow',
    'preco-diverge-da-tabela',
    `A página diz “a partir de ${formatPreco(precoInicial)}”, e a tabela de unidades tem ${cheapest.nome} por ${formatPreco(cheapest.precoMin!)}.`,
  );
}
