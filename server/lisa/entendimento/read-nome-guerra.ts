import { foldText } from '#contract/base/text.ts';
import { withCapitals } from './read-nome.ts';

const lead =
  /^.*?(?<!\p{L})(?:pode (?:me )?(?:ser|chamar|colocar|por|botar|deixar|usar|ficar|constar)(?: de| como| com| s[oó])?|me cham(?:am|a|ar|e) (?:de|por)|chame-me (?:de)?|(?:me )?conhecem (?:(?:pelo|no|do|na|pela) \p{L}+ )?(?:como|por)|(?:sou|fui) (?:mais )?conhecid[oa](?: \p{L}+)? (?:como|por)|(?:o )?(?:meu )?(?:nome de guerra|apelido|nome fantasia)(?: (?:no|na|do|da|de|aqui) (?:trabalho|mercado|ramo|escrit[óo]rio|empresa|pra[çc]a|meio))?(?:\s+(?:[eé]h?|vai ser|seria|fica|pode ser|p[oõ]e|bota|bote|coloca|coloque|(?:muda|troca) (?:pra|para|por))(?: s[oó])?|\s*[:-]|(?=\s+\p{Lu}))|nome profissional(?:\s+[eé]|\s*[:-])|(?:quero|prefiro) (?:ser chamad[oa] (?:de|por)|usar|que seja)|prefiro|us(?:a|e|o)(?: s[oó])?|coloca|bota)\s+/iu;

/** 'No perfil pode usar Ray Coelho' */
export const onPage =
  /(?<!\p{L})n[oa] (?:meu |minha )?(?:perfil|p[áa]gina|site|insta(?:gram)?|crach[áa]|placa|cart[ãa]o)(?: pode[m]?| quero)? (?:usar?|usem?|p[ôo]r|p[õo]e|colocar?|coloque|botar?|bote|deixar?|deixe|sair?|aparecer?|aparece|constar?)(?: como| s[óo])? (?=\p{Lu})(.+)$/u;

const none =
  /^(?:sim|nao|n|ok|oi|ola|opa|bom dia|boa tarde|boa noite|obrigad[oa]|valeu|tudo bem|nao sei|como assim|nao entendi)$/;

/** The corretor's working name, if asked for or introduced by a phrase. */
export function readNomeGuerra(text: string, isAsked: boolean): string | null {
  const line = text.split('\n')[0]!.trim();
  const isLed =
    /nome de guerra|apelido|nome profissional|nome fantasia|(?<!ningu[ée]m |n[ãa]o )me cham(?:am|a|ar|e) (?:de|por)|conhecid[oa](?: \p{L}+)? (?:como|por)/iu.test(
      line,
    );
  const shown = isAsked ? null : (onPage.exec(line)?.[1] ?? null);
  if (!isAsked && !isLed && shown === null) return null;
  if (line.includes('?')) return null;
  const rest = (isLed || shown === null ? line.replace(lead, '') : shown)
    // 'com G: Diego Sanches' spells it first.
    .replace(/^[^:]{0,16}:\s*(?=\p{Lu})/u, '')
    .replace(/["“”'‘’`*_]+/gu, (marks, at: number, whole: string) =>
      // Keeps an apostrophe within a name: D'Ávila.
      /\p{L}/u.test(whole[at - 1] ?? '') && /\p{L}/u.test(whole[at + marks.length] ?? '') ? marks : '',
    )
    .replace(/(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+/gu, '')
    .split(
      /(?<!\b(?:dra?|sra?|d))[,;.!](?:\s|$)|\s+(?:mesmo|msm|que|porque|por favor|pfv|t[aá](?: bom)?|viu|visse|n[ée]|ok|blz|kk+|rs+)(?!\p{L})/iu,
    )[0]!
    .replace(/[.!,;:\s]+$/u, '')
    .trim();
  const words = rest.split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > 4 || rest.length > 40 || !/\p{L}{2}/u.test(rest)) return null;
  if (/[@{}<>\d]/.test(rest) || none.test(foldText(rest))) return null;
  return withCapitals(words);
}
