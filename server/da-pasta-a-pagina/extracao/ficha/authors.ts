import { foldText } from '#contract/base/text.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { type Candidate, stated } from '../candidate.ts';
import { readPassages, type Sentence, sentencesOf } from '../passages.ts';
import { isNext, type SourceLine } from '../source.ts';
import { nameOf } from './author-names.ts';

const word =
  "(?:(?:Arq|Jr|Dr|Dra|Sta?|\\p{Lu})\\.|\\p{Lu}[\\p{L}\\d'’&]*(?:-[\\p{L}\\d]+)*|\\d{1,3}(?!\\d|[.,]\\d|\\s?[\\p{Ll}²%]))";
const name = `${word}(?:(?: (?:d[aeo]s?|e|y|&|\\+|[|/]|x) | | ?[/] ?)${word}){0,6}`;
const named = new RegExp(name, 'uy');

/** Whether words say by themselves that they name an architect's office. */
const isOffice = (folded: string) =>
  /\barquitet|\barq\b|\barchitect|^(?:studio|estudio|atelie|escritorio|oficina) /.test(folded);

const signs = '(?:assinad|pensad|criad|idealizad|elaborad|desenvolvid|concebid|projetad|desenhad)[oa]s?';
const by = '(?:por|pel[oa]s?)';
const praised = '(?:(?:renomad|premiad|consagrad|jovem|conhecid|local)[oa]?s? )?';
const kind = `(?:(?:escritorio|estudio|atelie)(?: de arquitetura)? |(?:arquitet[oa]s?|dupla)(?: e urbanistas?)? )`;
const object =
  '(?:o projeto|a arquitetura|o edificio|o predio|as torres|a torre|as? fachadas?|o traco|o desenho|as casas|o residencial|o retrofit|o conjunto|o empreendimento|est[ea])';

/** What stands before an architect's name. `any` name is one; `office` only what says by itself that it draws. */
const leads: [RegExp, 'any' | 'office'][] = [
  // 'Proj. arquit.: …', 'Projeto de retrofit: …', 'Arq. resp. – …'
  [
    /(?<![a-z])(?:(?:autor(?:ia|a|es)? d[oe] )?proj(?:eto|\.)? ?(?:de |do )?)?(?:arquitetura|arquitetonic[oa]|arquit(?:et)?\.|arq\.|retrofit)(?: ?(?:e|&|\/) ?(?:urbanismo|urb\.|interiores|paisagismo))?(?: (?:resp(?:onsavel|\.)|autoral|d[ao]s? [a-z]+))?\s*(?::|\t|\.{3,}|\s[–—-]\s)\s*/g,
    'any',
  ],
  [/\b(?:autoria|autora?|tracado|traco|desenho|concepcao)(?: d[oe] projeto)?: /g, 'any'],
  [/\bretrofit (?:por|pel[oa]s?|d[eoa]s?) /g, 'any'],
  // 'projetado por', 'desenhadas pelo escritório'
  [new RegExp(`\\b(?:projetad|desenhad|riscad|concebid)[oa]s? ${by} ${praised}${kind}?`, 'g'), 'any'],
  [new RegExp(`\\b${signs} ${by} ${praised}${kind}`, 'g'), 'any'],
  [new RegExp(`\\b${signs} ${by} `, 'g'), 'office'],
  [
    new RegExp(
      `\\b(?:arquitetura|projeto(?: arquitetonico| de arquitetura)?|fachadas?|volumetria|traco|desenho)\\b(?! d[eo] (?:interiores|paisag|ilumin|lumin|decor))[^.;|:]{0,40}? ${signs} ${by} ${praised}${kind}?`,
      'g',
    ),
    'any',
  ],
  // 'a arquitetura ficou a cargo de', 'projeto confiado ao escritório'
  [
    new RegExp(
      `\\b(?:arquitetura|projeto(?: arquitetonico| de arquitetura)?|desenho|traco)\\b(?! d[eo] (?:interiores|paisag|ilumin|lumin|decor))[^.;|:]{0,40}? (?:a cargo d[eoa]s?|nas maos d[eoa]s?|pelas maos d[eoa]s?|sob responsabilidade d[eoa]s?|confiad[oa] a[os]?|coube a[os]?|ficou com|e d[eoa]s?|leva (?:a assinatura|o traco) d[eoa]s?|traz (?:a assinatura|o traco) d[eoa]s?|tem (?:a assinatura|o traco) d[eoa]s?) (?:[oa]s? )?${praised}${kind}?`,
      'g',
    ),
    'any',
  ],
  // 'traço de', 'da prancheta de', 'com projeto de'
  [new RegExp(`\\b(?:tracos?|risco|prancheta|lapis) d[eoa]s? ${kind}?`, 'g'), 'any'],
  [new RegExp(`\\b(?:arquitetura|projeto arquitetonico|projeto de arquitetura) de ${kind}?`, 'g'), 'any'],
  [
    new RegExp(`\\b(?:arquitetura|projeto arquitetonico|projeto de arquitetura) d[ao]s? ${kind}?`, 'g'),
    'office',
  ],
  [
    new RegExp(`\\b(?:projeto|assinatura|autoria|desenho|plano geral) d[eoa]s? ${praised}${kind}`, 'g'),
    'any',
  ],
  [/\b(?:projeto|assinatura|autoria|desenho)(?: d[eoa]s?)? /g, 'office'],
  [/\b(?:com|tem|tera) (?:projeto|autoria|desenho) de /g, 'any'],
  // 'Quem assina o projeto é', 'Quem desenhou? A arquiteta'
  [
    new RegExp(
      `\\bquem (?:assina|assinou|desenhou|desenha|projetou)\\b(?: ${object})?(?: (?:e|foi)|\\?)\\s+(?:[oa] )?${kind}?`,
      'g',
    ),
    'any',
  ],
  [
    /\b(?:quem e [oa] )?(?:arquitet[oa]|autora?)(?: d[oa] (?:projeto|predio|edificio))?\?\s+(?:e )?(?:[oa] )?(?:arquitet[oa] )?/g,
    'any',
  ],
  [/\b(?:d|n|a|pel)?[oa]s? arquitet[oa]s? /g, 'any'],
];
/** 'Ana Ruivo assina o projeto', 'Lua Arquitetos responde pela arquitetura' */
const acts = new RegExp(
  `^(?:, [^,.;]{3,50},)? (?:que )?(?:assinam?|assinou|projetou|projetaram|desenhou|desenharam|concebeu|e (?:[oa] )?autora? d[oa]) (?:o |a )?${object.replace('(?:', '(?:projeto|arquitetura|predio|edificio|')}(?! d[eo] (?:interiores|paisag|ilumin|lumin|decor))`,
);
/** 'Ana Ruivo, arquiteta responsável', 'Ana Ruivo, autora do projeto' */
const apposed =
  /^,? (?:[–—-] )?(?:arquitet[oa]s? (?:responsave(?:l|is)|autor(?:a|es)?|d[oa] (?:projeto|predio|edificio|empreendimento))|autor(?:a|es)? d[oa] (?:projeto|arquitetura)|(?:responsavel|responde) pel[oa] (?:projeto(?! d[eo] (?:int|pai|ilu|lum|dec))|arquitetura))/;

const draws = /\b(?:projet|desenh|assin|conceb|autor|tracou|traco|criou|fachada)/;
/** Who draws something else, and who drew it once. */
const others =
  /\b(?:interiores|decora\w*|paisag\w*|luminot\w*|ilumina\w*|ambienta\w*|acustic\w*|estrutur\w*|calculo|fundac\w*|instalac\w*|imagens|ilustra\w*|fotos?|maquete|escultura|painel|mural|obra de arte|identidade|campanha|mobiliario|moveis|areas comuns|areas sociais)\b[^.;|•\t]*$/;
const once =
  /\b(?:antig[oa]s?|original\w*|tombad\w*|outr[ao]s?|mesm[oa]s?|anterior\w*|ultim[oa]s?|inspira\w*|homenag\w*|tribut\w*|herdeir\w*|lembra\w*|escola|faculdade|museu|discipul\w*|(?:18|19)\d\d)\b[^.;|•\t]*$/;
/** What is said of another trade after the name. */
const behindOthers =
  /^,? (?:que )?(?:n[oa]s?|(?:assin|cuid|faz|fez|responde|criou|desenh|projet)\w* (?:[oa]s?|d[oa]s?|pel[oa]s?)) (?:projeto de )?(?:interiores|paisag|decora|areas comuns|areas sociais|ilumin)|^,? (?:em|de) (?:18|19)\d\d/;
/** 'Projetado por Ivo Sá para abrigar um banco': what stood there before. */
const formerly = /^,? (?:n[oa]s anos |em (?:18|19)\d\d|para (?:abrigar|sediar|receber|ser) (?:o|a|um|uma)\b)/;
/** 'A arquitetura de Alto Poti reúne …' names the building. */
const ofBuilding =
  /^ (?:é|foi|tem|terá|traz|reúne|une|combina|será|fica|nasce|se|valoriza|privilegia|busca|aproveita) /;
const noArchitect =
  /\b(?:incorporad\w+|incorporac\w+|construt\w+|construc\w+|engenharia|empreendimentos?|urbanizadora|loteadora|realty|imobiliari\w*|imoveis|ltda|residencial|residence|condominio|edificio|predio|torres?|apartamentos?|unidades?|banco|caixa|cau|crea|creci)\b/;
/** A trade, and no name. */
const ofTrade =
  /^(?:interiores|paisag\w*|decora\w*|design|ilumina\w*|luminot\w*|estrutura\w*|fundac\w*|instalac\w*|drenagem|prevencao|lazer|urbanismo|seguranca|legal|executivo|arquitetonic\w*|arquitetura (?:d|e )|projetos?|autor\w*)(?![a-z])/;
/** Where the name ends in capitals. */
const nextRole =
  /\s(?:e )?(?:paisagismo|interiores|decoracao|design|construcao|incorporacao|realizacao|calculo|estrutura|execucao|vendas|obra|projeto|entrega|iluminacao|luminotecnica|cau|crea)\b.*$/;

/** The architects that sentences name, however they say it. */
export function authors(lines: SourceLine[]): Candidate<string[]>[] {
  const sentences = readPassages(lines).flatMap(sentencesOf);
  return sentences.flatMap((sentence, index) => {
    const next = sentences[index + 1];
    // 'Projeto de arquitetura:' may end its line.
    const last = sentence.lines.at(-1)!;
    const isBelow = next?.lines[0] === last || isNext(last, next?.lines[0]);
    const goesOn = endsOpen.test(sentence.folded) && isBelow;
    return authorsIn(goesOn ? joined(sentence, next!) : sentence);
  });
}
const endsOpen =
  /(?:(?:arquitetura|arquitetonico|arquit\.|autoria(?: do projeto)?)\s*:|\b(?:quem (?:assina|desenhou|projetou)|arquitet[oa]|autora?)\b[^?]{0,30}\?)$/;
const joined = (one: Sentence, next: Sentence): Sentence => ({
  text: `${one.text} ${next.text}`,
  folded: `${one.folded} ${next.folded}`,
  lines: [...one.lines, ...next.lines],
});

function authorsIn(sentence: Sentence): Candidate<string[]>[] {
  const { folded } = sentence;
  if (!/arq|projet|desenh|tra[cç]|assin|risc|autor|conceb|retrofit|prancheta|lapis/.test(folded)) return [];
  const led = leads.flatMap(([lead, whose]) =>
    [...folded.matchAll(lead)].flatMap((match) => {
      const isExplicit = /arquitetura|arquitetonic|arquit\.|arq\.|retrofit/.test(match[0]);
      const before = folded.slice(Math.max(0, match.index - 60), match.index);
      if (once.test(before + match[0]) || (!isExplicit && others.test(before + match[0]))) return [];
      if (/\b(?:interiores|paisag)\w*/.test(match[0]) && !isExplicit) return [];
      const mayBeBuilding = /(?:arquitetura|arquitetonico|projeto) d[eao]s? $/.test(match[0]);
      const found = nameAt(sentence, match.index + match[0].length, mayBeBuilding);
      // 'Diz o arquiteto Ivo Sá': that he drew it, nothing says.
      if (!isExplicit && /^\w?[ao]s? arquitet/.test(match[0]) && !draws.test(folded)) return [];
      return found && (whose === 'any' || isOffice(foldText(found))) ? [found] : [];
    }),
  );
  const acting = [...sentence.text.matchAll(new RegExp(name, 'gu'))].flatMap(({ 0: said, index }) => {
    const behind = folded.slice(index + said.length, index + said.length + 90);
    if (!acts.test(behind) && !apposed.test(behind)) return [];
    const before = folded.slice(Math.max(0, index - 60), index);
    const found = once.test(before) || others.test(before) ? null : nameAt(sentence, index);
    return found ? [found] : [];
  });
  return [...new Set([...led, ...acting])].map((said) => stated([said], 2, sentence));
}

/** The proper name at a place of a sentence. */
function nameAt({ text, folded }: Sentence, at: number, mayBeBuilding = false): string | null {
  named.lastIndex = at;
  const [said] = named.exec(text) ?? [];
  if (!said) return null;
  const end = at + said.length;
  const behind = folded.slice(end, end + 60);
  if (
    behindOthers.test(behind) ||
    formerly.test(behind) ||
    (mayBeBuilding && ofBuilding.test(text.slice(end)))
  )
    return null;
  const cut = folded.slice(at, end).replace(nextRole, '').length;
  const own = text
    .slice(at, at + cut)
    .replace(/ ?(?:[|/+&]|\be|\bd[aeo]s?)$/, '')
    .replace(/^(?:Arquitet[oa]s?|ARQUITET[OA]S?|Arq\.|ARQ\.|[OA]) (?=\p{Lu})/u, '');
  const words = foldText(own);
  if (noArchitect.test(words) || ufsOfCidade(own).size > 0) return null;
  if (ofTrade.test(words)) return null;
  if (!own.includes(' ') && !isOffice(words)) return null;
  return nameOf(own, words);
}
