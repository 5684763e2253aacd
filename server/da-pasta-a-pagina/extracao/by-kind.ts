import { readNumbers } from './numbers.ts';

const one = '(\\d|uma?|dois|duas|tres|quatro|cinco)';
const rooms = '(?:quartos?|qr?tos?|qr?ts|dorm\\w*)';
const spaces = '(?:vagas?|vgs?)';
/** Words by which a sentence tells some homes from others. */
const kinds = `(?:(?:apartamentos?|aptos?|unidades?|casas?|plantas?|studios?|[ao]s)\\.? )?(?:coberturas?|duplex|triplex|penthouses?|gardens?|lofts?|studios?|maior(?:es)?|menor(?:es)?|demais|outr[ao]s|terre[ao]s?|tipos?|pontas?|meios?|pares|impares|fina(?:l|is) [\\d, e]*\\d|colunas? [\\d, e]*\\d|de (?:ate |mais de )?\\d[\\d.,]* ?(?:m²|m2|metros)|(?:de |com )?(?:\\d|um|dois|tres|quatro|cinco) (?:${rooms}|suites?))`;
const goes = '(?:p/|para|n[ao]s?|d[ao]s?|a[os]?s?|em|por)';
const has =
  '(?:tem|com|sao|ganham?|recebem?|contam com|conta com|levam?|leva|possuem|possui|dispoem de|oferecem|ficam com|ha)';

interface Forms {
  word: RegExp;
  before: RegExp;
  behind: RegExp;
}
/** Of a house's own bedrooms one may lie on the ground floor. */
const ofStorey = 'terre[ao]s?|tipos?|pontas?|meios?|';
const formsOf = (own: string, kind: string): Forms => ({
  word: new RegExp(`(?<![a-z])(?:${own}|${own === spaces ? 'garage[mn]s?' : own})(?![a-z])`),
  /** ', 2 p/ os de 77 m²', 'e duas nas coberturas' */
  before: new RegExp(
    `(?:^|[,;(/:–-]|\\be|\\bou)\\s*(?:com )?${one} (?:${own} )?${goes} ?(?:[ao]s? )?${kind}(?![a-z])`,
    'g',
  ),
  /** 'exceto as de 110 m², que têm 2', 'nas coberturas, três' */
  behind: new RegExp(
    `(?:[,;(/–-]|\\be|\\bexceto|\\bsalvo|\\bmenos|\\bja)\\s*(?:para |p/ ?)?(?:n?[ao]s?|aos?) ?${kind},? ?(?:que )?(?:${has} )?${one}(?= *(?:$|[.;,):|/](?!\\d)|${own}|e ))`,
    'g',
  ),
});
const forms = {
  dormitorios: formsOf(rooms, kinds.replace(ofStorey, '')),
  vagas: formsOf(spaces, kinds),
};
/** '1 (61 e 78 m²) e 2 (102 m²)', '1 carro (térreo) e 2 carros (tipo)' */
const bracketed = new RegExp(
  `(?:^|[,;/:]|\\be|\\bou)\\s*${one} ?(?:vagas?|carros?|autos?|veiculos?)? ?\\([^()]*[a-z][^()]*\\)`,
  'g',
);
/** 'Garagem coberta, 1 por unidade' */
const ofEach = new RegExp(
  `${one} (?:por|p/|/|para cada|em cada) ?(?:unidade|apartamento|apto|ap|casa|sala|studio|residencia)(?![a-z])`,
  'g',
);

/** 'somente para as de 33 m²': the others have none. */
const onlyFor = /\b(?:somente|apenas|so) (?:para|n[ao]s?|d[ao]s?)\b/;

/** What a sentence says of other kinds of home behind the first words that count one. */
export function countsByKind(folded: string, of: keyof typeof forms): number[] {
  const { word, before, behind } = forms[of];
  const found = word.exec(folded);
  if (!found) return [];
  const rest = folded.slice(found.index + found[0].length);
  const read = (form: RegExp, text: string) =>
    [...text.matchAll(form)].flatMap(([, count]) => readNumbers(count!));
  const label = of === 'vagas' ? /^[^:.;]{0,30}(?::|(?:\. ?){3,}|…+) ?(.+)$/.exec(rest)?.[1] : undefined;
  return [
    ...read(before, rest),
    ...read(behind, rest),
    ...(of === 'vagas' && !onlyFor.test(folded) ? read(ofEach, rest) : []),
    ...(label === undefined ? [] : read(bracketed, label)),
  ].filter((count) => count >= 1 && count <= 8);
}
