import { foldText } from '#contract/base/text.ts';
import { priceFromTyped } from '#contract/cadastros/preco.ts';

export type Verb = 'tirar-do-ar' | 'por-no-ar' | 'ligar-site' | 'desligar-site';

/** What somebody asks for by writing it: 'cida (11) 91234-5678', 'tirar do ar mirante', 'âmbar 705.500'. */
export interface TypedAct {
  verb: Verb | null;
  /** A whole telephone, as typed. */
  phone: string | null;
  /** A decimal string. */
  price: string | null;
  /** The folded words left, which name the record. */
  name: string[];
}

const phone = /(?<!\d)(?:\+?55[\s-]*)?\(?\d{2}\)?[\s-]*9?[\s-]?\d{4}[\s-]?\d{4}(?!\d)/;
/** With groups of three, or of five digits and more: fewer are a number of something else. */
const price = /(?<!\d)(?:r\$\s*)?(?:\d{1,3}(?:\.\d{3})+|\d{5,9})(?:,\d{2})?(?![\d-])/i;

const verbs: [Verb, RegExp][] = [
  ['desligar-site', /\b(?:desligar|desativar|desligue|tirar) (?:o )?site\b/],
  ['ligar-site', /\b(?:ligar|ativar|ligue|por) (?:o )?site\b/],
  ['tirar-do-ar', /\b(?:tirar?|tire|retirar) (?:a pagina )?(?:do|de) ar\b|\b(?:suspender|desativar)\b/],
  [
    'por-no-ar',
    /\b(?:por|colocar|voltar|ponha) (?:a pagina )?(?:no|ao|de volta ao) ar\b|\b(?:ativar|reativar)\b/,
  ],
];
/** Words of a sentence that name nothing. */
const filling = new Set([
  'a',
  'o',
  'as',
  'os',
  'de',
  'do',
  'da',
  'dos',
  'das',
  'para',
  'pra',
  'em',
  'no',
  'na',
  'e',
  'trocar',
  'mudar',
  'corrigir',
  'telefone',
  'celular',
  'numero',
  'whatsapp',
  'zap',
  'preco',
  'inicial',
  'valor',
]);

/** Reads a sentence typed into the palette; null where it asks for nothing that can be done. */
export function readTypedAct(typed: string): TypedAct | null {
  const number = phone.exec(typed)?.[0] ?? null;
  const withoutPhone = number ? typed.replace(number, ' ') : typed;
  const amount = number ? null : (price.exec(withoutPhone)?.[0] ?? null);
  const value = amount && priceFromTyped(amount);
  let rest = foldText(amount ? withoutPhone.replace(amount, ' ') : withoutPhone).replace(/\s+/g, ' ');
  const [verb = null, words] = verbs.find(([, pattern]) => pattern.test(rest)) ?? [];
  if (words) rest = rest.replace(words, ' ');
  const name = rest.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !filling.has(word));
  if (name.length === 0 || !(verb || number || value)) return null;
  return { verb, phone: number?.trim() ?? null, price: value, name };
}

/** Whether every word begins one of a record's. */
export function isNamed(record: string, name: readonly string[]): boolean {
  const words = foldText(record).split(/[^\p{L}\p{N}]+/u);
  return name.every((part) => words.some((word) => word.startsWith(part)));
}
