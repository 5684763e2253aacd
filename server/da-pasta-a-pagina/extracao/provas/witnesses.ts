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
  const parts = (text: string) =>
    text
      .split(/\t+|(?:\.\s?){3,}|…+|\s[-–—|•·:/]\s|[|•·*“”"()]|(?<=\p{L}{5})[:.!]\s/u)
      .map((part) => nameKey(part.replace(/^(?:o|a) (?=\p{L})/iu, '').replace(/[.:,!]+$/, '')));
  const pages = new Set<string>();
  for (const line of lines) {
    const isPart = parts(line.text).includes(key) || isTracked(line.text, key);
    if (!isPart) continue;
    if (line.page === 1 && line.position <= headOfCover) found.add('capa');
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
    if (definition.test(passage.folded)) found.add('rotulo');
    if (isSaid(passage, new RegExp(`\\b${ofSales} d[oa]s? [*“"]?${named}`))) found.add('titulo');
    if (isSaid(passage, new RegExp(`${named}[*”"]?(?=, ${ofOurs})`))) found.add('rotulo');
    if (registry.test(passage.folded)) found.add('registro');
  }
  if (joinedOnCover(lines, key)) found.add('capa');
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
const headOfCover = 4;
const squeezed = (key: string) => key.replaceAll(' ', '');
const isTracked = (text: string, key: string) =>
  /^(?:\S ){2,}\S/.test(text.trim()) && foldText(text).replace(/[^a-z0-9]/g, '') === squeezed(key);

function joinedOnCover(lines: SourceLine[], key: string): boolean {
  const heads = lines.filter(({ page, position }) => page === 1 && position <= headOfCover);
  return heads.some((line, index) =>
    [2, 3].some((count) => {
      const own = heads.slice(index, index + count);
      return (
        own.length === count &&
        own.every(({ document }) => document === line.document) &&
        nameKey(own.map(({ text }) => untracked(text)).join(' ')) === key
      );
    }),
  );
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
const definition =
  /\b(?:denominad[oa]|denomina\w*-se\S*|se chama\w*|chama-se|nome completo:?|a ser (?:edificad|construid|erguid|implantad)[oa]|doravante)\b/;
const paper =
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
