import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { tituloPadrao } from '#contract/cadastros/titulo-corretor.ts';
import { type CorretorPlaceholder, corretorPlaceholders } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { isPedido, type Pedido, pedidos } from '#contract/publico/pedidos.ts';
import { escapeAttribute, escapeText, voidTags } from '#server/kernel/html/tree.ts';
import { type Cut, cutsOf, inLine, newLine } from './prices.ts';

/** Conditions of page parts: with a corretor, without one, or with his photo or WhatsApp. */
const conditions = ['com', 'sem', 'foto', 'whatsapp'] as const;
/** Parts of a page that hang on its table: shown while it is valid, or once it has lapsed. */
const tableConditions = ['vigente', 'vencida'] as const;
/** Parts that stand while the page's price may be said, or while it may not. */
const priceConditions = ['dito', 'calado'] as const;
export type Condition =
  | (typeof conditions)[number]
  | (typeof tableConditions)[number]
  | (typeof priceConditions)[number];

/** Values of one edition of a page, as plain text; `shows` decides conditional parts. */
export interface EditionValues {
  shows: Record<Condition, boolean>;
  text: Record<CorretorPlaceholder, string>;
  /** 'Corretora de Imóveis' for who says so; pages are written with the usual title. */
  titulo: string;
  /** The corretor's WhatsApp as it is read, for a page on paper. */
  numero?: string | null;
  /** The counted WhatsApp address, by link number; without it links go to WhatsApp directly. */
  contact?: (link: number) => string;
  /** The page's price is not valid: 'Consulte' replaces it. */
  withoutPrice?: boolean;
  /** Where the call to action leads if it is not to a WhatsApp; without it there is none then. */
  form?: { href: string; label: string } | undefined;
  /** The programme's WhatsApp, told beside the call to action at the page's end where no corretor shares it. */
  direct?: { href: string; number: string } | undefined;
}

type Part =
  | string
  | { name: CorretorPlaceholder; write: (value: string) => string }
  | Contact
  /** Where the page writes the corretor's title. */
  | { titulo: true }
  /** A price occurrence: with it and without it. */
  | { priced: string; instead: string }
  | { when: Condition; parts: Part[]; instead?: Part[] }
  /** The call to action without a WhatsApp: its address, with what is asked for, or its words. */
  | { form: 'href' | 'label'; pedido?: Pedido }
  /** Where the second way stands, if there is one. */
  | { direct: true };
/** A WhatsApp link, by its number on the page. */
type Contact = { contact: number; href: Part[] };
export type Template = readonly Part[];

/**
 * Removed here although the sanitiser drops them: raw-text elements could not be escaped, and document-wide
 * ones could redirect, which no header prevents.
 */
const leftOut = new Set(
  `script style iframe noscript noembed noframes plaintext xmp textarea title template
  meta base link object embed form`.split(/\s+/),
);
const names = new Set<string>(corretorPlaceholders);
const isCondition = (value: string | undefined): value is Condition =>
  [...conditions, ...tableConditions, ...priceConditions].some((each) => each === value);
const isTable = (value: string | undefined) => tableConditions.some((each) => each === value);
const isPrice = (value: string | undefined) => priceConditions.some((each) => each === value);

/**
 * Parses a stored page once; rendering then only joins strings. A WhatsApp link requires a corretor with a
 * number, his picture one with a photo, even if the page does not say so.
 */
export function compileTemplate(html: string): Template {
  const root = parse(html).childNodes.find((node) => node.nodeName === 'html');
  const body = root && 'childNodes' in root && root.childNodes.find((node) => node.nodeName === 'body');
  const parts = body && 'childNodes' in body ? joined(children(body, priceCuts(body))) : [];
  contactsOf(parts).forEach((part, index) => {
    part.contact = index;
  });
  // Nobody stands before a closed door: a page without a call to action of its own gets ours.
  return offersForm(parts) ? parts : [...parts, { when: 'whatsapp', parts: [], instead: ownBar }];
}

const formLink = (attributes: string, pedido?: Pedido): Part[] => [
  `<a${attributes} rel="nofollow" data-contato href="`,
  { form: 'href', ...(pedido ? { pedido } : {}) },
  '"><span>',
  pedido ? escapeText(pedidos[pedido].rotulo) : { form: 'label' },
  '</span></a>',
];
const ownBar: Part[] = [
  '<aside class="pagina-contato" aria-label="Contato" data-guarda="parte" data-fixo="barra">',
  ...formLink(''),
  '</aside>',
];

/** Whether a page has a call to action for visitors without a corretor. */
const offersForm = (parts: Template): boolean =>
  parts.some(
    (part) =>
      typeof part === 'object' &&
      'when' in part &&
      ((part.instead?.length ?? 0) > 0 || (part.when === 'sem' && offersForm(part.parts))),
  );

/** A page's WhatsApp links, in order. */
function contactsOf(parts: Template): Contact[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : 'contact' in part ? [part] : 'when' in part ? contactsOf(part.parts) : [],
  );
}

/** Target of a page's WhatsApp link; null if it has no such link. */
export function contactAddress(template: Template, link: number, values: EditionValues): string | null {
  const found = contactsOf(template).find(({ contact }) => contact === link);
  return found && values.shows.whatsapp ? render(found.href, values) : null;
}

/** Renders one edition. Values are data and never expanded again. */
export function render(template: Template, values: EditionValues): string {
  let html = '';
  for (const part of template) {
    if (typeof part === 'string') html += part;
    else if ('name' in part) html += part.write(values.text[part.name]);
    else if ('titulo' in part) html += escapeText(values.titulo);
    else if ('priced' in part) html += values.withoutPrice ? part.instead : part.priced;
    else if ('contact' in part) {
      html += ` href="${escapeAttribute(values.contact?.(part.contact) ?? render(part.href, values))}"`;
      if (values.numero) html += ` data-numero="${escapeAttribute(values.numero)}"`;
    } else if ('form' in part) html += escapeAttribute(asking(values.form?.[part.form] ?? '', part.pedido));
    else if ('direct' in part) html += directLink(values.direct);
    else if (values.shows[part.when]) html += render(part.parts, values);
    else if (part.instead && values.form) html += render(part.instead, values);
  }
  return html;
}

const asking = (href: string, pedido: Pedido | undefined) =>
  pedido && href ? `${href}${href.includes('?') ? '&' : '?'}pedido=${pedido}` : href;

/** In its own words, so that it is no second button of the same name. */
const directLink = (direct: EditionValues['direct']) =>
  direct
    ? `<a class="pagina-direto" rel="noopener nofollow" target="_blank" href="${escapeAttribute(direct.href)}">WhatsApp ${escapeText(direct.number)}</a>`
    : '';

type Text = DefaultTreeAdapterTypes.TextNode;
type Cuts = ReadonlyMap<Text, Cut[]>;

/** Inline elements; others break the line. */
const inline = new Set('a abbr b br em i mark small span strong sub sup time u'.split(' '));

/**
 * Price-dependent ranges of a page. Label and figures may be in separate elements, so the page is read as one
 * text.
 */
function priceCuts(body: DefaultTreeAdapterTypes.ParentNode): Cuts {
  const nodes: { node: Text; from: number }[] = [];
  let text = '';
  const read = (parent: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of parent.childNodes) {
      if (child.nodeName === '#text') {
        const node = child as Text;
        nodes.push({ node, from: text.length });
        text += node.value;
      } else if ('tagName' in child && !leftOut.has(child.tagName)) {
        const border = inline.has(child.tagName) ? inLine : newLine;
        text += border;
        read(child);
        text += border;
      }
    }
  };
  read(body);
  const cuts = cutsOf(text);
  const found = new Map<Text, Cut[]>();
  if (cuts.length === 0) return found;
  for (const { node, from } of nodes) {
    const to = from + node.value.length;
    const own = cuts
      .filter((cut) => cut.from < to && cut.to > from)
      .map((cut) => ({
        from: Math.max(cut.from, from) - from,
        to: Math.min(cut.to, to) - from,
        // Emitted once, at the start of the range.
        instead: cut.from >= from ? cut.instead : '',
      }));
    if (own.length > 0) found.set(node, own);
  }
  return found;
}

/** Splits a text at its price ranges and placeholders. */
function priced(value: string, cuts: Cut[], write: Write, plain = write): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to, instead } of cuts) {
    parts.push(...slots(value.slice(at, from), plain, write));
    parts.push({ priced: plain(value.slice(from, to)), instead: plain(instead) });
    at = to;
  }
  return [...parts, ...slots(value.slice(at), plain, write)];
}

function children(parent: DefaultTreeAdapterTypes.ParentNode, cuts: Cuts): Part[] {
  return parent.childNodes.flatMap((node) => {
    if (node.nodeName === '#text') {
      const text = node as Text;
      return titled(priced(text.value, cuts.get(text) ?? [], escapeText));
    }
    return 'tagName' in node ? element(node, cuts) : [];
  });
}

/** Splits written text at the corretor's title. */
const titled = (parts: Part[]): Part[] =>
  parts.flatMap((part) =>
    typeof part !== 'string'
      ? [part]
      : part
          .split(tituloPadrao)
          .flatMap((text, at): Part[] => (at === 0 ? [text] : [{ titulo: true }, text])),
  );

function element(node: DefaultTreeAdapterTypes.Element, cuts: Cuts): Part[] {
  const { tagName } = node;
  if (leftOut.has(tagName)) return [];
  const start: Part[] = [
    `<${tagName}`,
    ...node.attrs.flatMap(({ name, value }) => attribute(name, value)),
    '>',
  ];
  const isVoid = voidTags.has(tagName) && !node.namespaceURI.endsWith('svg');
  const parts = isVoid ? start : [...start, ...children(node, cuts), `</${tagName}>`];
  const attrs = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const implied = attrs.get('href')?.includes('{{CORRETOR_WHATSAPP}}')
    ? 'whatsapp'
    : attrs.get('src')?.includes('{{CORRETOR_FOTO}}')
      ? 'foto'
      : undefined;
  const table = attrs.get('data-tabela');
  const price = attrs.get('data-preco');
  const corretor = attrs.get('data-corretor');
  const whens = [
    isTable(corretor) || isPrice(corretor) ? undefined : corretor,
    implied,
    isTable(table) ? table : undefined,
    isPrice(price) ? price : undefined,
  ];
  return whens.reduce<Part[]>((inner, when) => {
    if (!isCondition(when)) return inner;
    const instead = when === 'whatsapp' ? joined(wayToForm(node)) : [];
    return [{ when, parts: joined(inner), ...(instead.length > 0 ? { instead } : {}) }];
  }, parts);
}

/** What the call to action without a WhatsApp does not keep of one with it. */
const ofWhatsapp = new Set(['href', 'target', 'rel', 'title', 'aria-label', 'data-corretor']);

/** A contact link as the way to the form, in the elements around it; nothing else of them stays. */
function wayToForm(node: DefaultTreeAdapterTypes.Element): Part[] {
  const { tagName, attrs, childNodes } = node;
  const isLink = attrs.some(({ name, value }) => name === 'href' && value.includes('{{CORRETOR_WHATSAPP}}'));
  const kept = attrs
    .filter(
      ({ name, value }) =>
        !value.includes('{{') && !(isLink ? ofWhatsapp.has(name) : name === 'data-corretor'),
    )
    .map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  if (isLink) {
    const pedido = attrs.find(({ name }) => name === 'data-pedido')?.value;
    if (isPedido(pedido)) return formLink(kept, pedido);
    return [...formLink(kept), ...(isInFooter(node) ? [{ direct: true } as const] : [])];
  }
  const inside = childNodes.flatMap((child) => ('tagName' in child ? wayToForm(child) : []));
  return inside.length > 0 ? [`<${tagName}${kept}>`, ...inside, `</${tagName}>`] : [];
}

const isInFooter = ({ parentNode }: DefaultTreeAdapterTypes.Element): boolean =>
  parentNode !== null &&
  'tagName' in parentNode &&
  (parentNode.tagName === 'footer' || isInFooter(parentNode));

function attribute(name: string, value: string): Part[] {
  // Ours alone: an earlier version may have one of its own.
  if (name === 'data-contato' || name === 'data-numero') return [];
  if (value === '') return [` ${name}`];
  if (name === 'href' && value.startsWith('https://wa.me/{{CORRETOR_WHATSAPP}}')) {
    // Nothing left needs attribute escaping.
    const inAddress = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');
    return [{ contact: 0, href: slots(value, (text) => text, inAddress) }];
  }
  const whole = value === '{{CORRETOR_FOTO}}';
  const address = name === 'href' || name === 'src' || name === 'srcset' || name === 'poster';
  const write =
    address && !whole ? (text: string) => encodeURIComponent(text.toWellFormed()) : escapeAttribute;
  const cuts = address ? [] : cutsOf(value);
  return [` ${name}="`, ...priced(value, cuts, write, escapeAttribute), '"'];
}

type Write = (text: string) => string;

/** Splits a text at its placeholders. Unknown ones are dropped. */
function slots(value: string, plain: Write, write: Write): Part[] {
  return value.split(/\{\{\s*([^{}]*?)\s*\}\}/).map((part, i) => {
    if (i % 2 === 0) return plain(part);
    return names.has(part) ? { name: part as CorretorPlaceholder, write } : '';
  });
}

/** Merges adjacent texts. */
function joined(parts: Part[]): Part[] {
  const list: Part[] = [];
  for (const part of parts) {
    const last = list.length - 1;
    if (typeof part === 'string' && typeof list[last] === 'string') list[last] += part;
    else list.push(part);
  }
  return list;
}
