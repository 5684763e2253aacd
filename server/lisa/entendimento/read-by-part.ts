import type { MessageInput, UnderstoodMessage } from '#server/adapters/intelligence/port.ts';
import { normalize } from './intencoes/normalize.ts';
import { type Correction, type Known, readCorrection } from './intencoes/read-correction.ts';
import { understandMessage } from './understand-message.ts';

/** What begins to tell a field of its own, by its name or by a verb that leads to it. */
const opening =
  '(?:(?:o |a |os |as )?(?:meu |minha |meus |minhas )?(?:nome|sobrenome|apelido|e-?mail|creci|registro|telefone|celular|zap|regi[ãa]o|[áa]rea|bairros?|faixa|pre[çc]os?|valor(?:es)?|estado|m[íi]nimo|m[áa]ximo)|(?:pode(?:m)? )?me cham|pode(?:m)? (?:me )?cham|(?:eu )?(?:atendo|atuo|trabalho|vendo|sou))(?!\\p{L})|(?:pode(?:m)? (?:me )?|me )cham\\p{L}+';
const between = new RegExp(
  `[;\\n]+|[.!](?=\\s)|(?:,\\s*|\\s+)(?:(?:e|mas|ah|ali[áa]s|tamb[ée]m|só que)[,\\s]+)+(?=(?:${opening}))|,\\s*(?=(?:${opening}))`,
  'giu',
);
/** 'Me chama de Déia, tá?' asks nothing. */
const tag = /,?\s*(?:t[áa](?: bom)?|ok|viu|n[ée]|certo|beleza|blz|pode ser|combinado)\s*\?+\s*$/iu;

/** The parts of a message that may each tell a field: 'deia@x.com, e me chama de Déia, tá?' */
const partsOf = (text: string): string[] =>
  text
    .split(between)
    .map((part) => part.trim().replace(tag, ''))
    .filter((part) => /[\p{L}\d]/u.test(part));

/** What no reading of the whole found and one of its parts tells by itself. What is asked tells nothing. */
export function withParts(
  data: UnderstoodMessage,
  { text, asked, nome }: { text: string; asked: MessageInput['asked']; nome: string | null },
): UnderstoodMessage {
  const parts = partsOf(text);
  if (parts.length < 2) return data;
  const found = { ...data };
  for (const part of parts) {
    if (part.endsWith('?')) continue;
    const own = understandMessage({ message: part, asked: 'nada' }, { nome });
    // An address speaks for nobody's name beside it: 'o atual é ana@exemplo.com'.
    for (const field of Object.keys(found) as (keyof UnderstoodMessage)[])
      if (
        found[field] === null &&
        field !== asked &&
        !(field === 'nome' && part.includes('@')) &&
        !own.doubtful.some((each) => each === field)
      )
        Object.assign(found, { [field]: own.data[field] });
  }
  return found;
}

/** Nobody corrects more at once. */
const mostParts = 12;

/** A correction with those of its parts that name another field: 'troca Centro por Moema e o email por …'. */
export function withPartCorrections(
  correction: Correction,
  text: string,
  { pending, regiao, nome, known }: Pick<Known, 'pending' | 'regiao' | 'nome' | 'known'>,
): Correction {
  const parts = partsOf(text);
  if (parts.length < 2 || correction.isAlone) return correction;
  const found = { ...correction, corrects: [...correction.corrects], data: { ...correction.data } };
  // What corrects at all corrects in each of its parts that names a field.
  const own = { last: [], pending, regiao, nome, known, isBelieved: true };
  const told = parts
    .slice(0, mostParts)
    .map((part) => readCorrection(part, normalize(part), own))
    .filter((each) => each !== null && each.corrects.length > 0);
  // Of two fields each is told best by its own part.
  const isOfSeveral = new Set(told.flatMap((each) => each!.corrects)).size > 1;
  for (const each of told) {
    const { corrects, data, telefone } = each!;
    for (const field of corrects) if (!found.corrects.includes(field)) found.corrects.push(field);
    const isOwn = isOfSeveral && corrects.length === 1;
    found.data = isOwn ? { ...found.data, ...data } : { ...data, ...found.data };
    found.telefone ??= telefone;
  }
  return found;
}
