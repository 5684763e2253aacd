import { fillPlaceholders } from '#contract/sistema/placeholders.ts';
import { variantsOf } from '#contract/sistema/variants.ts';
import type { FalaKey } from '#server/sistema/configuracoes/service.ts';
import { freshest, withoutSaid } from './freshest.ts';
import { linkMark, type TextKey } from './phrases.ts';

/** What a message is filled with. */
export interface SayValues {
  nomeGuerra: string | null;
  regiao: string | null;
  /** How the person speaks of themselves. */
  trato?: 'o' | 'a';
  dados?: string | null;
  /** Of an empreendimento. */
  nome?: string;
  /** An address; without one, the single-use link made on sending. */
  link?: string;
}
/** A filled message: the way of saying it that was said least lately, of `recent`, oldest first. */
export type Say = (chave: TextKey, values: SayValues, recent?: readonly string[]) => string;

/** The specified messages have one wording; asked again, they are said so. */
const again: Partial<Record<string, FalaKey>> = {
  lisa_creci_request_message: 'creci_de_novo',
  lisa_additional_info_message: 'contato_de_novo',
  lisa_welcome_back_message: 'volta_de_novo',
};
const answerKey = /^lisa_resposta_/;

/** Creates the text function from the settings, by the key of what is said. */
export function createSay(settings: ReadonlyMap<string, string>): Say {
  const ways = new Map([...settings].map(([chave, text]) => [chave, variantsOf(text)]));
  return (chave, { nomeGuerra, regiao, trato, dados = null, nome = null, link = linkMark }, recent = []) => {
    const own = ways.get(chave);
    if (own === undefined) throw new Error(`Lisa has no text called ${chave}`);
    const isAnswer = answerKey.test(chave);
    const more = again[chave] ?? (isAnswer ? 'ja_disse' : null);
    const values = {
      NOME_GUERRA: nomeGuerra,
      PRIMEIRO_NOME: nomeGuerra?.split(' ')[0] ?? null,
      REGIAO: regiao ?? 'a combinar',
      O_A: trato ?? 'o(a)',
      DADOS: dados,
      NOME: nome,
      LINK: link,
    };
    const isKnown = (way: string) =>
      (nomeGuerra !== null || !way.includes('{PRIMEIRO_NOME}')) && (trato || !way.includes('{O_A}'));
    const filled = (templates: readonly string[]) => {
      const known = templates.filter(isKnown);
      return (known.length > 0 ? known : templates).map((template) => ({
        template,
        texto: fillPlaceholders(nomeGuerra ? template : withoutName(template), values),
      }));
    };
    const others = more === null ? [] : (ways.get(more) ?? []);
    if (!isAnswer) return freshest(filled([...own, ...others]), recent).texto;
    // Who asks again later is answered again.
    const last = recent.slice(-2);
    const answers = filled(own);
    // 'Quem são vocês?' right after the greeting, which says who: the rest is said.
    const rests = answers.flatMap(({ texto }) => withoutSaid(texto, last) ?? []);
    return freshest(
      [...answers, ...rests.map((texto) => ({ template: texto, texto })), ...filled(others)],
      last,
    ).texto;
  };
}

/** An unknown name is left out with its comma: 'Olá de novo!'. */
const withoutName = (text: string): string =>
  text
    .replace(/^\{(?:NOME_GUERRA|PRIMEIRO_NOME)\}, (.)/gm, (_, first: string) => first.toUpperCase())
    .replace(/,?\s*\*?\{(?:NOME_GUERRA|PRIMEIRO_NOME)\}\*?/g, '');
