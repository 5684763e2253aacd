import { lazily } from '#contract/base/lazily.ts';
import { foldText } from '#contract/base/text.ts';
import type { AssetCategory } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { poolMarks } from './pools.ts';

/** Description when nothing is certain. */
export const unknownDescription = 'Imagem do empreendimento';

const lazer: Record<string, string> = {
  piscina: 'Piscina',
  academia: 'Academia',
  'salao-de-festas': 'Salão de festas',
  churrasqueira: 'Churrasqueira',
  playground: 'Playground',
  brinquedoteca: 'Brinquedoteca',
  coworking: 'Coworking',
  sauna: 'Sauna',
  spa: 'Spa',
  quadra: 'Quadra esportiva',
  'pet-place': 'Pet place',
  bicicletario: 'Bicicletário',
  rooftop: 'Rooftop',
  'fire-place': 'Fire place',
  hall: 'Hall',
  lavanderia: 'Lavanderia',
  mercadinho: 'Mercadinho',
  cinema: 'Cinema',
  'salao-de-jogos': 'Salão de jogos',
  bar: 'Bar',
  jardim: 'Jardim',
  solario: 'Solário',
  lounge: 'Lounge',
  'car-wash': 'Espaço para carros',
};

const interior: Record<string, string> = {
  living: 'Living',
  sala: 'Sala de estar',
  'sala-de-jantar': 'Sala de jantar',
  cozinha: 'Cozinha',
  suite: 'Suíte',
  quarto: 'Quarto',
  banheiro: 'Banheiro',
  lavabo: 'Lavabo',
  varanda: 'Varanda',
  closet: 'Closet',
  'home-office': 'Home office',
  'area-de-servico': 'Área de serviço',
};

const outro: Record<string, string> = {
  localizacao: 'Localização do empreendimento',
  mapa: 'Mapa de localização do empreendimento',
  fundo: 'Fundo gráfico',
  obra: 'Andamento da obra do empreendimento',
  qrcode: 'Código QR',
  pessoa: 'Pessoas ligadas ao empreendimento',
  documento: 'Documento do empreendimento',
  tabela: 'Tabela do empreendimento',
  'captura-de-tela': 'Captura de tela',
  post: 'Arte de divulgação do empreendimento',
};

/** A plan of which nothing more is known than that it is a unit's. */
export const someUnit = 'Planta da unidade';
/** Alt text of a plan nothing but its look tells of: a unit's or a storey's. */
export const unnamedPlan = 'Planta do empreendimento';

/** Portuguese alt text from a class and the file's own name only. */
export function describeAsset(category: AssetCategory, kind: string | null, path: string): string {
  const folded = foldText(path);
  const base = folded.slice(folded.lastIndexOf('/') + 1).replace(/[_-]+/g, ' ');
  switch (category) {
    case 'fachada': {
      if (kind === 'vista-aerea') return 'Vista aérea do empreendimento';
      if (kind === 'detalhe') return 'Detalhe da fachada do empreendimento';
      if (kind === 'portaria') return 'Portaria do empreendimento';
      return /\b(noturna|noite)\b/.test(base)
        ? 'Fachada do empreendimento à noite'
        : 'Fachada do empreendimento';
    }
    case 'lazer':
      return kind && lazer[kind]
        ? `${lazer[kind]}${whichPool(kind, base)} do empreendimento`
        : 'Área de lazer do empreendimento';
    case 'interior': {
      const shown = /\bdecorado/.test(folded) ? ' do apartamento decorado' : '';
      if (kind && interior[kind]) return `${interior[kind]}${shown}`;
      return shown ? 'Interior do apartamento decorado' : 'Interior do empreendimento';
    }
    case 'planta':
      return describePlan(base);
    case 'implantacao':
      return describeSitePlan(base);
    case 'logo':
      return 'Logotipo do empreendimento';
    case 'outro':
      return (kind && outro[kind]) || unknownDescription;
  }
}

/** Which of several pools it is, as far as the name says so. */
function whichPool(kind: string, base: string): string {
  if (kind !== 'piscina') return '';
  const [having = [], being = []] = [true, false].map((is) =>
    poolMarks(base).filter((mark) => mark.startsWith('com ') === is),
  );
  return [listed().format(being), ...having].map((part) => part && ` ${part}`).join('');
}
const listed = lazily(() => new Intl.ListFormat('pt-BR'));

/** What a plan shows, the narrower first: a storey is no unit, whichever it belongs to. */
const units: [RegExp, string][] = [
  [/\b(pavimento|pavto|pav|andar) ?tipo\b|\btipo ?(pavimento|pavto)\b/, 'do pavimento tipo'],
  [/\bterreo\b/, 'do pavimento térreo'],
  [/\b(pavimento|pavto|pav)\b/, 'do pavimento'],
  [/\b(pcd|pne|acessivel|acessiveis|adaptad[ao])/, 'da unidade acessível'],
  [/\btriplex/, 'do triplex'],
  [/\bpenthouse/, 'da penthouse'],
  [/\bcobertura/, 'da cobertura'],
  [/\bgarden/, 'do apartamento garden'],
  [/\bduplex/, 'do duplex'],
  [/\bstudio/, 'do studio'],
  [/\bloft/, 'do loft'],
  [/\b(apartamento|apto|ap)\d*\b/, 'do apartamento'],
  [/\b(casa|sobrado)s?\b/, 'da casa'],
];

/** What tells two plans of one type apart. */
const variants: [RegExp, string][] = [
  [/\bampliad[ao]s?\b/, 'ampliada'],
  [/\bflex\b/, 'flex'],
  [/\b(?:invertid[ao]|espelhad[ao]|rebatid[ao])s?\b/, 'espelhada'],
  [/\bmobiliad[ao]s?\b/, 'mobiliada'],
  [/\b(?:piso|pavimento|nivel|andar) superior\b/, 'piso superior'],
  [/\b(?:piso|pavimento|nivel|andar) inferior\b/, 'piso inferior'],
];

/** 'Planta do apartamento de 63 m², 2 dormitórios, 1 suíte', as far as the name says so. */
export function describePlan(base: string): string {
  const unit = units.find(([pattern]) => pattern.test(base))?.[1] ?? 'da unidade';
  const areas = [...base.matchAll(/(?<![\d.,])(\d{2,4}(?:[.,]\d{1,2})?) ?m(?:2|²)(?![a-z\d])/g)];
  const area = areas.length === 1 ? ` de ${areas[0]![1]!.replace('.', ',')} m²` : '';
  const details = [
    counted(base, /(?<!\d)(\d) ?(?:dorm[a-z]*|quartos?|qtos?|q|bhk)\b/, 'dormitório'),
    counted(base, /(?<!\d)(\d) ?suites?\b/, 'suíte'),
    /\btipo ?([a-h])\b/.exec(base)?.[1]?.toUpperCase().replace(/^/, 'tipo '),
    /\bfinal ?(\d{1,2})\b/.exec(base)?.[1]?.replace(/^/, 'final '),
    ...variants.flatMap(([pattern, said]) => (pattern.test(base) ? [said] : [])),
  ];
  return [`Planta ${unit}${area}`, ...details.filter(Boolean)].join(', ');
}

function counted(base: string, pattern: RegExp, word: string): string | undefined {
  const count = pattern.exec(base)?.[1];
  if (!count || count === '0') return undefined;
  return `${count} ${word}${count === '1' ? '' : 's'}`;
}

const floors: [RegExp, string][] = [
  [/\b(garagem|subsolo)/, 'Planta da garagem do empreendimento'],
  [/\bterreo/, 'Implantação do pavimento térreo'],
  [/\b(pavimento|pavto|pav|andar) ?(de )?lazer/, 'Implantação do pavimento de lazer'],
];

const describeSitePlan = (base: string) =>
  floors.find(([pattern]) => pattern.test(base))?.[1] ?? 'Implantação do empreendimento';
