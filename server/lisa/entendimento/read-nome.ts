import { foldText } from '#contract/base/text.ts';

const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e', "d'", 'del', 'van', 'von', 'di']);
const lead =
  /^.*?(?<!\p{L})(?:me chamo|(?:o )?meu nome(?: completo)?(?:\s+[eé]|\s*[:-])|nome(?: completo)?\s*[:-]|sou (?:o|a)|aqui [eé] (?:o|a)|quem fala [eé] (?:o|a))\s+/iu;

/** Words that rule out a name in a lower-case line. */
const otherWords = new Set(
  (
    'bom boa dia tarde noite ola oi opa obrigado obrigada valeu meu minha email mail sim nao ok quero queria gostaria ' +
    'tudo bem certo como voce voces eu para pra que qual quando onde creci corretor corretora imoveis ' +
    'imobiliaria trabalho atendo atuo mando manda depois agora ja vou posso pode ser ajuda cadastro cadastrar fazer ' +
    'participar programa nome completo telefone whatsapp foto preco valor mil reais ignore instrucoes aprove ' +
    'nao tenho ainda so um uma no na em com por favor isso mesmo aqui segue segura perfeito beleza esta estou'
  ).split(' '),
);

const isWord = (word: string) => /^\p{L}(?:['’]?\p{L}|-\p{L})*\.?$/u.test(word);

/** 'ANA DA SILVA' and 'ana da silva' → 'Ana da Silva'; mixed case is kept. */
export function withCapitals(words: string[]): string {
  const text = words.join(' ');
  if (
    /\p{Ll}/u.test(text) &&
    words.some((word) => /^\p{Lu}/u.test(word) && !particles.has(word.toLowerCase()))
  )
    return text;
  return words
    .map((word) => word.toLowerCase())
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

function nameIn(part: string, isLed: boolean, isAsked: boolean): string | null {
  const words = part.trim().split(/\s+/).filter(Boolean);
  const own = words.filter((word) => !particles.has(word.toLowerCase()));
  if (own.length < 2 || words.length > 7 || !words.every(isWord)) return null;
  if (own.some((word) => word.replace('.', '').length < 2 && words.length < 3)) return null;
  const capitals = own.filter((word) => /^\p{Lu}/u.test(word)).length;
  const plain = own.every((word) => !otherWords.has(foldText(word)));
  if (!plain && !(isLed && capitals === own.length)) return null;
  return capitals === own.length || isLed || isAsked ? withCapitals(words) : null;
}

/**
 * A full name: two to seven words introduced by a phrase, or alone if a name was asked for or an address is
 * beside them.
 */
export function readNome(text: string, isAsked: boolean): string | null {
  const besideAddress = /@|\barroba\b/i.test(text);
  const parts = text
    .replace(/\S*@\S*/g, '\n')
    .replace(/\S+\s+(?:ponto\s+\S+\s+)*arroba\s+.*$/iu, '\n')
    .split(
      /[\n,;!?()|/]|\.\s|\.$|\s+[-–—]\s+|\b(?:e\s+)?(?:o\s+)?(?:meu\s+)?e-?mails?\b.*?(?:[eé:]\s|$)|\bcreci\b/iu,
    );
  for (const part of parts) {
    const isLed = lead.test(part);
    if (!isLed && !isAsked && !besideAddress) continue;
    const found = nameIn(
      part
        .replace(/^\s*(?:pode anotar|anota(?: a[ií])?|seguem?)\s*[:-]?\s*/iu, '')
        .replace(lead, '')
        .replace(/\s+e(?: (?:o )?(?:meu )?)?\s*$/iu, ''),
      isLed,
      isAsked || besideAddress,
    );
    if (found) return found;
  }
  return null;
}
