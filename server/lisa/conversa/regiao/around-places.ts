import { wordsOf } from './name-forms.ts';

/** Words around names that name nothing. */
export const fillers = new Set(
  `a o as os e de da do das dos em no na nos nas ao aos pra pro para por pelo pela com so somente apenas tambem tb tbm
  ali aqui la lado lados regiao bairro bairros cidade cidades toda todo todas todos inteira inteiro eu pego atendo atuo
  trabalho trabalhar vendo faco cubro fico basicamente principalmente sobretudo mais muito bem inclusive alem ate mesmo
  tudo que for foco forte meu minha gosto sou bom boa dia tarde noite oi ola oii tudo opa entao ta ok obrigado obrigada
  arredores redondezas proximidades proximo perto adjacencias entorno imediacoes ne uai gente pessoal vez vezes quando pouco pouquinho raramente eventualmente ocasionalmente outra
  moca mana mano querida querido amiga amigo miga filha tche`.split(/\s+/),
);
/** Before a single everyday word these make it a place. */
export const ways = new Set(
  'no na em nos nas pego atendo trabalho atuo faco cubro bairro bairros vendo regiao vezes raramente eventualmente ocasionalmente'.split(
    ' ',
  ),
);
/** Everyday words that are names of bairros too: in a sentence they are meant only after a way to say where. */
export const everyday = new Set(
  `graca gracas saude paz deus brasil flores prado castelo marco portao cruzeiro esperanca saudade alegria liberdade
  gloria vitoria progresso uniao amizade fe luz bonfim piedade amparo ajuda torre lapa serra barra penha graminha estrela
  primavera planalto central universitario industrial america familia mercado feira estacao fabrica aeroporto`.split(
    /\s+/,
  ),
);
/** What begins an exception. */
export const takes = /^(?:menos|exceto|excecao|exclusao|excluindo|tirando|fora|salvo|descontando|sem)$/;
const refused =
  /\bn(?:ao|em|unca)? (?:pego|atendo|faco|vou|trabalho|cubro|quero|atuo|vendo|rola)\b|\bn(?:ao|em|unca)? (?:pego|atendo|faco)?$/;
/** 'Ceará e São Paulo não', 'não no Ceará' */
const refusedAlone = /\S nao$|^(?:e )?nao (?:e |eh )?(?:n[oa]s?|em|d[eoa]s?|[oa]s?) (?!verdade|real)/;
const lived = /\b(?:mor[oa]|morava|morei|resido|nasci|cresci|vim d[aeo])\b/;
/** Somebody works there, whatever was said before of where he lives. */
export const works = /\b(?:trabalh\w*|atend\w*|atuo|atuando|peg[oa]|vendo)\b/;

const everywhere = /\b(?:todos|todas|tudo|qualquer|cidade toda|toda a cidade|cidade inteira)\b/;

/** How the places of a part are meant. */
export function moodOf(part: string) {
  const folded = wordsOf(part).join(' ');
  return {
    isWork: works.test(folded),
    isRefused: refused.test(folded) || refusedAlone.test(folded),
    isLived: lived.test(folded) && !/\bmor[oa] e\b/.test(folded),
    isAll: everywhere.test(folded),
  };
}
