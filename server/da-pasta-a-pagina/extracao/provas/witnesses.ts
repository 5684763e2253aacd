import { foldText } from '#contract/base/text.ts';
import type { Prova } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { untracked } from '../lettering.ts';
import { nameKey } from '../name-candidates.ts';
import { readPassages } from '../passages.ts';
import { spanKey } from '../respostas/spans.ts';
import type { SourceLine } from '../source.ts';
import { speNames } from '../spe.ts';

/** Places of a folder where a name may stand, each independent of the others. */
export function witnessesOfName(nome: string, lines: SourceLine[], folderName: string | null): Set<Prova> {
  const key = nameKey(nome);
  const found = new Set<Prova>();
  const partsOf = (text: string) =>
    text
      .split(/\t+|(?:\.\s?){3,}|…+|\s[-–—|•·:/]\s|[|•·*“”"()]|(?<=\p{L}{5})[:.!]\s/u)
      .map((part) => part.replace(/^(?:o|a) (?=\p{L})/iu, '').replace(/[.:,!]+$/, ''));
  const pages = new Set<string>();
  for (const line of lines) {
    const own = partsOf(line.text).filter((part) => nameKey(part) === key);
    if (own.length === 0 && !isTracked(line.text, key)) continue;
    if (line.page === 1 && line.position <= headOfCover) {
      found.add('capa');
      if (lines.length > 1 && own.some((part) => kindBefore.test(foldText(part)))) found.add('palavra');
    }
    pages.add(`${line.document.path}#${line.page}`);
    if (label.test(line.folded)) found.add('titulo');
    if (nameLabel.test(line.folded)) found.add('rotulo');
    if (paper.test(line.folded)) found.add('titulo');
  }
  if (pages.size >= 3) found.add('rodape');
  if (found.has('capa') && key.includes(' ') && kindOfBuilding.test(foldText(nome))) found.add('palavra');
  const named = foldText(nome).replace(/[^a-z0-9 ]/g, '.');
  for (const passage of readPassages(lines)) {
    const text = ` ${spanKey(passage.text)} `;
    if (!text.includes(` ${key} `)) continue;
    if (isToldIn(passage.text, passage.folded, nome, key)) found.add('frase');
    if (isSaid(passage, new RegExp(`${calls}[*“"]?${named}`))) found.add('rotulo');
    if (new RegExp(`${named}${isCalled}`).test(passage.folded)) found.add('rotulo');
    if (isSaid(passage, new RegExp(`\\b${ofSales} d[oa]s? [*“"]?${named}`))) found.add('titulo');
    if (isSaid(passage, new RegExp(`${named}[*”"]?(?=, ${ofOurs})`))) found.add('rotulo');
    if (registry.test(passage.folded)) found.add('registro');
  }
  const joined = joinedOnCover(lines, key);
  if (joined !== null) found.add('capa');
  if (joined !== null && kindBefore.test(foldText(joined))) found.add('palavra');
  if (speNames(lines).some((spe) => ` ${spe} `.includes(` ${key} `))) found.add('registro');
  const files = [...new Set(lines.map(({ document }) => document.path))];
  const paths = [folderName ?? '', ...files].map(
    (path) => ` ${spanKey(path.replace(/\.[a-z]{3,4}$/i, ''))} `,
  );
  if (paths.some((name) => name.includes(` ${key} `) || name.replaceAll(' ', '').includes(squeezed(key))))
    found.add('arquivo');
  if (squeezed(key).length >= 5 && sitesIn(lines).some((site) => site.includes(squeezed(key))))
    found.add('site');
  return found;
}

/** What buildings are called, and no motto or firm. */
const kindOfBuilding =
  /\b(?:residencial|residence|residenza|res(?:id)?|edificio|edf?|cond|condominio|conjunto|villas?|villaggio|vila|vivendas?|jardins?|reserva|parque|quinta|solar|mirante|casas?|bosque|portal|recanto|home|homes|towers?|torres?|park|gardens?|terras|village|alameda|morada|loteamento|horto|quintas|offices?|empresarial|center|building|tower|plaza|place)\b/;
/** 'Resid. Alfa', 'EDIFÍCIO' over 'ALFA' */
const kindBefore = /^\W*(?:residencial|resid|res|edificio|edif|edf|ed|condominio|cond|loteamento)\b/;
const headOfCover = 4;
const squeezed = (key: string) => key.replaceAll(' ', '');
const isTracked = (text: string, key: string) =>
  /^(?:\S ){2,}\S/.test(text.trim()) && foldText(text).replace(/[^a-z0-9]/g, '') === squeezed(key);

/** What the lines of a cover say together, where that is the name. */
function joinedOnCover(lines: SourceLine[], key: string): string | null {
  const heads = lines.filter(({ page, position }) => page === 1 && position <= headOfCover);
  const titles = heads.flatMap((line, index) =>
    [2, 3].flatMap((count) => {
      const own = heads.slice(index, index + count);
      if (own.length < count || own.some(({ document }) => document !== line.document)) return [];
      return [own.map(({ text }) => untracked(text)).join(' ')];
    }),
  );
  return titles.find((title) => nameKey(title) === key) ?? null;
}

const label = /^\W*(?:projeto|condominio|imovel|obra)\s*(?:[:\t]|\.{3,})/;
/** What says outright that it is the name. */
const nameLabel =
  /^\W*(?:nome(?: comercial)?(?: d[oe] \w+)?|empreendimento|produto)\s*(?:[:\t]|(?:\.\s?){3,})/;
/** 'Saiu a tabela do Alfa', 'do Alfa, nosso lançamento': what is sold, and whose. */
const ofSales =
  '(?:tabela|espelho|precos|vendas|unidades|material|book|resumo|memorial)(?: (?:de|d[oa]) [a-z]+)?';
const ofOurs =
  '(?:e )?(?!noss[oa] (?:proxim|ultim|anterior|outr|primeir|segund))(?:noss[oa]|o nov[oa]|um nov[oa])[^.,]{0,20} (?:lancamento|predio|empreendimento|condominio|edificio|residencial|loteamento|projeto)';
/** 'Passa a se chamar Alfa', 'o nome certo é Alfa', 'o prédio chama Alfa' */
const calls =
  '\\b(?:denominad[oa]|denomina\\w*-se\\S*|se chama\\w*|chama-se|nome completo:?|nome (?:corret|cert|definitiv|oficial|nov)[^ .;]* (?:e|sera|passa a ser):?|(?:predio|empreendimento|residencial|condominio|edificio|loteamento|produto|projeto) chama)[^.;]{0,20}?[ “"*]';
/** 'Alfa, a ser edificado na Rua …' */
const isCalled =
  '[*”"]?[^.;]{0,40}?(?:a ser (?:edificad|construid|erguid|implantad)[oa]|doravante|denominad[oa])\\b';
export const paper =
  /^\W*(?:tabela|lista|espelho|memorial|ficha|book|assunto|perguntas|faq|roteiro|script|release|informativo|apresentacao|material|resumo|proposta|registro)\b/;
const registry = /\b(?:matricula|mat\.|incorporacao|registro de imoveis|cartorio|ri\b|cri\b)/;

/** 'O Villaggio do Laranjal' does not say 'Villaggio'. */
function isSaid({ text, folded }: { text: string; folded: string }, said: RegExp): boolean {
  const found = said.exec(folded);
  return found !== null && !/^ (?:d[aeo]s? )?\p{Lu}/u.test(text.slice(found.index + found[0].length));
}

/** A sentence is about it: with its article, or what begins and goes on with a verb. */
function isToldIn(text: string, folded: string, nome: string, key: string): boolean {
  if (text.split(/\s+/).length < 5) return false;
  const names = [...new Set([foldText(nome), key])].map((one) => one.replace(/[^a-z0-9 ]/g, '.')).join('|');
  const said = new RegExp(
    `(?:(?:^|[^a-z])(?:o|a|d[oa]|n[oa]|ao|a[os]|pel[oa]|de|em|sobre|conheca|residencial|edificio|condominio|empreendimento) [*“"]?(?:${names})|(?:^|[.!?:] )[*“"]?(?:${names})[*”"]?,? (?=[a-z]))(?![a-z0-9])`,
  );
  // 'Solar do Ingá — 3 dormitórios, 98 m²'
  const opens = new RegExp(`^\\W*(?:${names})[*”"]?\\s?[—–:(|-]`);
  return isSaid({ text, folded }, said) || (opens.test(folded) && ofHomes.test(folded));
}

const ofHomes = /\d\s?m[²2]|\b(?:dorm\w*|quartos?|qtos?|suites?|apartamentos?|casas|lotes|studios?)\b/;

const site =
  /(?:www\.|https?:\/\/|@)([a-z0-9.-]{4,40})|\b([a-z0-9-]{4,40})\.(?:com|net|eng|inc|imb|exemplo)\b/g;
const sitesIn = (lines: SourceLine[]): string[] =>
  lines.flatMap(({ folded }) =>
    [...folded.matchAll(site)].map((match) => (match[1] ?? match[2]!).replace(/[^a-z0-9]/g, '')),
  );
