import { foldText } from '#contract/base/text.ts';
import { readUf, ufsOfCidade } from '#server/kernel/reading/municipios.ts';

const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e', "d'", 'del', 'van', 'von', 'di']);
const lead =
  /^.*?(?<!\p{L})(?:me chamo|chamo-me|(?:o )?meu nome(?: completo| todo| inteiro)?(?:,[^:,]{3,30})?(?:\s+[eé]|\s*[:-])|nome(?: completo)?\s*[:-]|(?:eu )?sou (?:o|a)(?! (?:corretora?|dona|respons))|aqui [eé] (?:o|a)|(?:aqui )?quem (?:fala|escreve|est[aá] falando) [eé](?: (?:o|a))?|o nome(?: completo| certo| correto| inteiro| todo| de batismo| de registro)?(?:\s+[eé]|\s*[:-])|n[oa] (?:meu |minha )?(?:rg|documento|identidade|registro|certid[ãa]o|carteira|carteirinha|cnh|crach[áa])(?: profissional)?(?: est[áa]| t[áa]| consta| diz|,)?(?: como| assim:?)?|(?:fui|sou) (?:batizad[oa]|registrad[oa]) (?:como|de|por)|(?<=^\s*)(?:anota|anote)(?: a[íi])?,|sobrenome(?:\s+[eé]|\s*:)|(?:botar|colocar|anotar|cadastrar|p[oô]r|registrar|anota|bota|anote)(?: a[íi])?\s*:)\s+/iu;

/** 'Zuleide com Z Ramos': how a letter of it is written. */
const letter =
  '\\s+(?:com|sem) (?:(?:dois|duas|um|uma|s[óo]) )?(?:[b-df-np-zB-DF-NP-Z]|[íi]psilon|d[aá]bli[ou]|cedilha|ag[áa]|esses?|erres?|emes?|enes?|eles?|t[êe]s?|z[êe]s?|c[êe]s?|k[áa]|til|acento)(?!\\p{L})';
/** 'Karoline com K, Wozniak de Lima' */
const speltWithin = new RegExp(`${letter}, (?=\\p{Lu}\\p{Ll})`, 'gu');
const speltAtEnd = new RegExp(`${letter} n[oa] (?:final|fim|come[çc]o|in[íi]cio|meio)(?!\\p{L})`, 'giu');
const spelt = new RegExp(`${letter}(?: (?:mudo|mesmo))?(?=\\s+\\p{L}|\\s*$)`, 'giu');

/** 'Sou Francisco Dantas', 'nome Francisco Dantas': capitals tell what follows. */
const capitalLead =
  /^.*?(?<!\p{L})(?:[Ss]ou|[Nn]ome)\s+(?=\p{Lu}\p{L}+(?:\s+(?:d[aeo]s?|e))?\s+\p{Lu}\p{L}+)/u;

/** 'genésio de paula genésio com g': a name of it again, to say how it is written. */
const speltAgain =
  /(?<!\p{L})(\p{L}{3,})(?!\p{L})([^\n?]*?)[\s,]+\1\s+(?:é |e |se escreve |escreve )?(?:com|cm|sem)\s[^,.;\n]*/iu;
export const withoutSpellingAgain = (said: string): string => said.replace(speltAgain, '$1$2');

/** What stands around a name that was asked for. */
const askedLead =
  /^\s*(?:(?:bah|ah|oi+e?|oi|ol[aá]|opa|ent[aã]o|sim|claro|ok|bom dia|boa tarde|boa noite|t[aá])[,!.\s]+)*(?:[eé]h?\s+|pode (?:colocar|p[oô]r|anotar|botar|ser)\s+|(?:coloca|coloque|bota|bote|anotae?|anote|p[oõ]e|ponham?|escreva|escreve|registre|registra)(?: a[ií])?\s*:?\s+|chama\s+|como\s+|(?:eu )?sou (?:[oa] )?\s*)?/iu;
const askedTail =
  /(?:[\s,]+(?:(?:com|sem) (?:(?:dois|duas|um|uma|s[oó]) )?(?:(?:til|acento|cedilha|jota|dois? \p{L}|g|j|i|m|x|ch)(?: n[oa]s? \p{L}+)?|z[eê]?|s|esse[s]?|k|c[aá]|y|[ií]psilon|dabliu|w|acento|til|h|ag[aá]|l|n)(?: (?:mesmo|no final|no fim|s[oó]|no meio|e sem acento))*|minha filha|meu filho|meu bem|meu amor|minha linda|tch[eê]|uai|s[oô]|viu|visse|t[aá]|ok|por favor|mesmo|mano|mlk|cara|vei|guri|moço|querido|gente|flor|k{2,}|(?:rs)+|(?:ha)+h?|obrigad[oa]|a[ií]|moça|amiga|querida|mn|mo|slk|tlgd|tmj|pô|po|parça|blz|vlw|fechou|bro|tio|sacou|saca|pfv|pf|obg|brigad[oa]))+\s*$/iu;

/** Words that rule out a name in a lower-case line. */
const otherWords = new Set(
  (
    'bom boa dia tarde noite ola oi opa obrigado obrigada valeu meu minha email mail sim nao ok quero queria gostaria ' +
    'tudo bem certo correto como voce voces eu para pra que qual quando onde creci corretor corretora imoveis ' +
    'imobiliaria trabalho atendo atuo mando manda depois agora ja vou posso pode ser ajuda cadastro cadastrar fazer ' +
    'participar programa nome completo telefone whatsapp foto preco valor mil reais ignore instrucoes aprove ' +
    'gmail hotmail yahoo outlook icloud uol faltou falta letra br certa errei errado mudou mudei troquei ' +
    'nao tenho ainda so um uma no na em com por favor isso mesmo aqui segue segura perfeito beleza esta estou'
  ).split(' '),
);

const isWord = (word: string) => /^\p{L}(?:['’]?\p{L}|-\p{L})*\.?$/u.test(word);

/** 'KH', 'DJ', 'Santos RJ': no vowel, so no shouted word. */
export const initials = /^(?!(?:DR|SR|JR)$)[^\P{Lu}AEIOUY]{2,3}$/u;

/** 'ANA DA SILVA' and 'ana da silva' → 'Ana da Silva'; mixed case is kept. */
export function withCapitals(words: string[]): string {
  const text = words.join(' ');
  if (
    /\p{Ll}/u.test(text) &&
    words.some((word) => /^\p{Lu}/u.test(word) && !particles.has(word.toLowerCase()))
  )
    return text;
  return words
    .map((word) => (initials.test(word) ? word : word.toLowerCase()))
    .map((word) =>
      particles.has(word)
        ? word
        : word.replace(
            /(^|['’-])(\p{L})/gu,
            (_, mark: string, letter: string) => mark + letter.toUpperCase(),
          ),
    )
    .join(' ');
}

/** The words of a name at the head of a part: up to the first that is nobody's name. */
export function headOf(words: string[]): string[] {
  const head: string[] = [];
  for (const [at, word] of words.entries()) {
    const folded = foldText(word).replace(/\.$/, '');
    const isParticle = particles.has(word.toLowerCase());
    // 'Gilmar Boa Morte'
    const isWithin =
      head.length > 0 && [word, words[at + 1] ?? word].every((each) => /^\p{Lu}\p{Ll}/u.test(each));
    const isOther = (otherWords.has(folded) || stops.has(folded)) && !isWithin;
    if (!isParticle && (!isWord(word) || isOther)) break;
    head.push(word);
  }
  while (head.length > 0 && particles.has(head.at(-1)!.toLowerCase())) head.pop();
  return head;
}

const stops = new Set(
  'segundo primeiro sargento cabo tenente capitao coronel brasileiro brasileira casado casada viuvo viuva solteiro solteira divorciado divorciada separado separada aposentado aposentada natural nascido nascida proprio propria seu sua criado criada morador moradora muito prazer desprazer desculpa obrigado obrigada ai sou tenho moro trabalho atendo atuo vendo estou to aqui la ha tche bah uai so ne viu mas porem com creci corretora corretor pode podem todo todos mundo chamam chama sim nao por conforme documento mesma mesmo certo ta ok que fala aceito quero sigo segue agora meu minha esse este isso'.split(
    ' ',
  ),
);

/** 'chamo Leandro Vieira Costa', 'não é Joana é Joanna Dark Lima': the last run of capitals after small words. */
function capitalRun(all: string[]): string[] {
  const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && isWord(word);
  if (all.every((word) => isName(word) || particles.has(word.toLowerCase()))) return all;
  let from = all.length;
  while (from > 0 && (isName(all[from - 1]!) || (particles.has(all[from - 1]!) && from < all.length)))
    from -= 1;
  while (from < all.length && particles.has(all[from]!)) from += 1;
  const run = all.slice(from);
  const isOther = all.some((word) => /^(?:guerra|apelido|profissional|em|na|no)\W*$/i.test(word));
  return run.filter(isName).length >= 2 && !isName(all[0]!) && !isOther ? run : all;
}

/** 'marlene rocha contagem mg': a city before its state is no surname. */
function withoutCity(words: string[]): string[] {
  const uf = readUf(words.at(-1) ?? '');
  if (uf === null || words.at(-1)!.length !== 2) return words;
  for (let size = 4; size > 0; size--) {
    const at = words.length - 1 - size;
    const own = words.slice(0, Math.max(0, at)).filter((word) => !particles.has(word.toLowerCase()));
    if (own.length > 1 && ufsOfCidade(words.slice(at, -1).join(' ')).has(uf)) return words.slice(0, at);
  }
  return words;
}

function nameIn(part: string, isLed: boolean, isAsked: boolean): string | null {
  // 'wesley borges d oliveira'
  const given = part
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (word === 'd' ? 'de' : word));
  const all = isAsked ? capitalRun(given) : given;
  const head = isLed || isAsked ? headOf(all) : all;
  // 'ivone de paula teixeira to sem oculos': what goes on behind the name is none of it.
  const isCut =
    isAsked && head.filter((word) => word.length > 2).length > 1 && /^\p{L}/u.test(all[head.length] ?? '');
  const words = withoutCity(isLed || isCut ? head : all);
  const own = words.filter((word) => !particles.has(word.toLowerCase()));
  if (own.length < 2 || words.length > 8 || !words.every(isWord)) return null;
  if (own.some((word) => word.replace('.', '').length < 2 && words.length < 3)) return null;
  const capitals = own.filter((word) => /^\p{Lu}/u.test(word)).length;
  const plain = own.every((word) => !otherWords.has(foldText(word)));
  const isWritten = capitals === own.length && own.length > 2 && !otherWords.has(foldText(own[0]!));
  if (!plain && !(isLed && capitals === own.length) && !isWritten) return null;
  return capitals === own.length || isLed || isAsked ? withCapitals(words) : null;
}

/**
 * A full name: two to seven words introduced by a phrase, or alone if a name was asked for or an address is
 * beside them.
 */
export function readNome(said: string, isAsked: boolean): string | null {
  // 'Meu nome completo, conforme documento: …'
  const once = withoutSpellingAgain(
    isAsked
      ? said
          // 'Edilene (com E) Maria', 'Sueli Regina, sobrenome Takahashi'
          .replace(/\s*\((?:com|sem|é com|se escreve com)\s[^)]{1,24}\)/giu, ' ')
          .replace(/,?\s+(?:e )?(?:o |de )?sobrenome (?:é )?(?=\p{Lu}\p{Ll})/gu, ' ')
      : said,
  );
  const text = (isAsked ? once.replace(speltWithin, ' ').replace(speltAtEnd, ', ').replace(spelt, '') : once)
    .replace(/^(\s*(?:o )?meu nome)[^:\n]{0,60}:/iu, '$1 é ')
    .replace(/(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+/gu, ' ');
  // A name on several lines: 'Raimunda\nNonata Lira'.
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  if (
    isAsked &&
    lines.length > 1 &&
    lines.flat().every((word) => isWord(word) && !otherWords.has(foldText(word)))
  ) {
    const whole = nameIn(lines.flat().join(' '), false, true);
    if (whole) return whole;
  }
  const besideAddress = /@|\barroba\b/i.test(text);
  const besideCreci = (nameBefore.exec(text) ?? nameBeforeNumber.exec(text))?.[1]?.trim() ?? null;
  const parts = text
    .replace(/\S*@\S*/g, '\n')
    // 'Edvaldo Guedes e o fone 85 99217 4460'
    .replace(
      /[\s,]+(?:e\s+)?(?:o\s+)?(?:meu\s+)?(?:tele)?(?:fone|zap|whats\p{L}*|cel(?:ular)?)\s*(?:[ée]h?\s+|:\s*)?(?=\+?\(?\d|(?:zero|meia|um|dois|tr[êe]s|quatro|cinco|seis|sete|oito|nove|onze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)\s)/giu,
      '\n',
    )
    .replace(besideNumber, '\n')
    .replace(/\S+\s+(?:ponto\s+\S+\s+)*arroba\s+.*$/iu, '\n')
    .split(
      /[\n,;!?()|/…]|\.{2,}|(?<!(?<!\p{L})\p{L})\.\s|\.$|\s+[-–—]\s+|\s+mas\s+|\b(?:e\s+)?(?:o\s+)?(?:meu\s+)?(?:apelido|nome de guerra)\b.*$|\b(?:e\s+)?(?:o\s+)?(?:meu\s+)?e-?mails?\b.*?(?:[eé:]\s|$)|\bcreci\b/iu,
    );
  const isMended = /\b(?:digo|quer dizer|ali[aá]s|na verdade|ops|errei)\b/iu.test(text);
  for (const each of isMended ? parts.toReversed() : parts) {
    if (/\b(?:underline|underscore|arroba)\b/iu.test(each)) continue;
    // 'Jairo Bittencourt falando'
    const spoken = speaking.exec(each)?.[1];
    // 'Como está na carteira: Marluce Cavalcanti'
    const told = spoken ?? (isAsked ? each.replace(leadsByColon, '') : each);
    const part = isAsked ? told.replace(askedLead, '').replace(askedTail, '') : told;
    const isLed = lead.test(part) || capitalLead.test(part) || spoken !== undefined;
    const isBesideCreci = besideCreci !== null && part.trim() === besideCreci;
    if (!isLed && !isAsked && !besideAddress && !isBesideCreci) continue;
    const found = nameIn(
      part
        .replace(/^\s*(?:pode anotar|anota(?: a[ií])?|seguem?)\s*[:-]?\s*/iu, '')
        .replace(lead, '')
        .replace(capitalLead, '')
        .replace(/\s+e(?: (?:o )?(?:meu )?)?\s*$/iu, ''),
      isLed,
      isAsked || besideAddress,
    );
    if (found) return found;
  }
  return null;
}

/** 'Pode fazer. ROGÉRIO PACHECO, CRECI 19876': a name in capitals right before its registration. */
const nameBefore =
  /(?:^|[.,:;!?\n–-])\s*((?:\p{Lu}[\p{L}'’]*)(?:\s+(?:d[aeo]s?|D[AEO]S?|e|\p{Lu}[\p{L}'’]*)){1,5})\s*[,–-]?\s*[Cc][Rr][Ee][Cc][Ii]\W{0,3}\d/u;

/** The same where the word is left out: 'Marcos Vieira, 23456/SC'. */
const besideNumber = /(?<=\p{L}\s*[,–-]?\s*)\d[\d.]{2,6}(?:\s?-?\s?[FJ])?\s*[-/, ]\s*\p{Lu}{2}(?!\p{L})/u;
const nameBeforeNumber =
  /(?:^|[.,:;!?\n–-])\s*((?:\p{Lu}[\p{L}'’]*)(?:\s+(?:d[aeo]s?|D[AEO]S?|e|\p{Lu}[\p{L}'’]*)){1,5})\s*[,–-]?\s*\d[\d.]{2,6}(?:\s?-?\s?[FJ])?\s*[-/, ]\s*\p{Lu}{2}(?!\p{L})/u;

const speaking = /^\s*(\p{L}+(?:\s+\p{L}+){1,4})\s+(?:falando|quem fala|escrevendo|na [áa]rea)\s*$/iu;

const leadsByColon = /^(?!.*(?:guerra|apelido|bairro|regi[ãa]o|cidade)).{2,40}?:\s+(?=\p{Lu}\p{Ll}+\s)/u;

const firstLead =
  /(?<!\p{L})(?:me chamo|chamo-me|meu nome (?:é|e|eh)|(?:eu )?sou (?:o|a)|aqui (?:é|e|eh|quem fala (?:é|e|eh))(?: (?:o|a))?|quem (?:fala|escreve) (?:é|e|eh)(?: (?:o|a))?|primeiro(?: nome)?\s*(?:é|:))\s+(\p{L}+)/iu;

/** A first name alone, which is told but is no full name: 'aqui é o Sebastião'. */
export function readFirstName(text: string, isAsked: boolean): string | null {
  const led = firstLead.exec(text)?.[1] ?? null;
  const alone = text.replace(askedLead, '').replace(askedTail, '');
  const bare = isAsked ? (/^\s*(\p{L}{3,})[.!\s]*$/u.exec(alone)?.[1] ?? null) : null;
  const name = led ?? bare;
  if (name === null || name.length < 3 || otherWords.has(foldText(name)) || stops.has(foldText(name)))
    return null;
  return withCapitals([name]);
}
