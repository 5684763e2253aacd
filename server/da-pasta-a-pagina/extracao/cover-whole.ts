import { foldText } from '#contract/base/text.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ufsOfCidade } from '#server/kernel/reading/municipios.ts';
import { quoteLines } from './evidence.ts';
import { capitalised, untracked } from './lettering.ts';
import { nameKey } from './name-candidates.ts';
import { readPassages } from './passages.ts';
import { doubted } from './rivals.ts';
import { isNext, type SourceLine } from './source.ts';

/** What stands over a name on its cover and may be its beginning. */
const mayBegin =
  /^(?:torres?|bairro (?:planejado|novo)|vilas?|villas?|parque|reserva|jardim|jardins|solar|quinta|mirante|portal|recanto|casas?|bosque|maison|palazzo|terras|alto|morada|alameda|ilha)$/;

/**
 * 'TORRE' over 'IGARAPÉ' on the cover: the whole is the name where a sentence says it, else it is asked. So is 'TRILHA'
 * over 'VILA ALTA' where something is called 'Trilha VA'.
 */
export function withWholeCover(
  nome: Fact<string> | null,
  lines: SourceLine[],
  folderName: string | null,
): Fact<string> | null {
  if (!nome) return nome;
  const key = foldText(nome.value);
  const text = readPassages(lines);
  for (const [index, line] of lines.entries()) {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    const own = untracked(line.text);
    if (line.page !== 1 || line.position > 5 || nameKey(own) !== nameKey(nome.value)) continue;
    const over = above && isNext(above, line) ? untracked(above.text) : '';
    if (mayBegin.test(foldText(over)) && !key.startsWith(foldText(over))) {
      const whole = `${inCase(over, nome.value)} ${nome.value}`;
      const evidence = [quoteLines(above!, line)];
      if (text.some(({ folded }) => folded.includes(foldText(whole))))
        return { ...nome, value: whole, evidence, conflicts: [] };
      return asked(nome, { value: whole, evidence });
    }
    const under = isNext(line, below) ? untracked(below.text) : '';
    const letters =
      foldText(under)
        .match(/\b[a-z]/g)
        ?.join('') ?? '';
    const short = new RegExp(`(?:^|[^a-z])${key.replace(/[^a-z0-9 ]/g, '.')} ${letters}(?![a-z])`);
    if (
      letters.length > 1 &&
      letters.length < 4 &&
      [foldText(folderName ?? ''), ...text.map(({ folded }) => folded)].some((said) => short.test(said))
    )
      return asked(nome, { value: `${own} ${under}`, evidence: [quoteLines(line, below!)] });
  }
  return nome;
}

/** 'Rua Vila Alta', 'estação Vila Alta': what no label and no 'Residencial' calls a building may be the place. */
export function doubtPlaceName(nome: Fact<string> | null, lines: SourceLine[]): Fact<string> | null {
  if (!nome) return nome;
  const key = foldText(nome.value).replace(/[^a-z0-9 ]/g, '.');
  const place = new RegExp(
    `(?:^|[^a-z])(?:rua|av\\.|avenida|alameda|praca|bairro|terminal|metro|estacao(?: [a-z]+-)?) ${key}(?![a-z])`,
  );
  const building = new RegExp(
    `(?:^|[^a-z])(?:residencial|residence|edificio|ed\\.|condominio|complexo|empreendimento|produto|projeto|loteamento|predio|torre|nome|book|tabela|memorial)(?: comercial)?(?: d[aeo]s?)?[\\s:–|-]{1,4}${key}(?![a-z])`,
  );
  const isSaid = (form: RegExp) => lines.some(({ folded }) => form.test(folded));
  const isPlace = isSaid(place) || lines.some(({ folded }) => standsBeforeCity(folded, key));
  if (!isPlace || isSaid(building)) return nome;
  return { ...nome, confidence: Math.min(nome.confidence, doubted) };
}

/** 'Alfa Incorporadora | Solar do Ingá | São Mateus | Juiz de Fora': the last but one is a bairro. */
function standsBeforeCity(folded: string, key: string): boolean {
  const parts = folded.split(/[|·•\t]/).map((part) => part.replace(/[^a-z0-9 ]/g, ' ').trim());
  const at = parts.indexOf(key);
  const isFirm = /\b(?:incorporador|construtor|incorporac|construc|urbanismo|empreendimentos)/.test(
    parts[0]!,
  );
  return at > (isFirm ? 1 : 0) && ufsOfCidade(parts[at + 1] ?? '').size > 0;
}

const inCase = (word: string, name: string) =>
  name === name.toUpperCase() ? word : capitalised(word.toLowerCase());

const asked = (nome: Fact<string>, whole: Fact<string>['conflicts'][number]): Fact<string> => ({
  ...nome,
  confidence: Math.min(nome.confidence, doubted),
  conflicts: [whole, ...nome.conflicts].slice(0, 4),
});
