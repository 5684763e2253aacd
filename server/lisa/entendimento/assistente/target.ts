import { foldText } from '#contract/base/text.ts';
import { soundsLike } from './sound.ts';

const set = (words: string) => new Set(words.trim().split(/\s+/));

const leading = set('do da dos das de no na nos nas pro o a os as');
/** Where a name ends: 'do parque das águas | que tenho cliente amanhã'. */
const ending = set(`
  que pra para por pelo pela porque se quando hoje amanha ontem agora ai aqui la ja esta ta tem tenho favor gentileza lisa
  obrigado obrigada valeu urgente com e mas pf pfv pls ne viu me eu voce vc
`);
/** What stands where a name might, and is none. */
const ordinary = set(`
  meu minha meus minhas seu sua nosso nossa mim voces voce ele ela mesmo site pagina perfil acesso senha entrar link espaco conta
  dia dias semana semanas mes meses ano hoje ontem amanha tarde noite manha vez agora aqui ai la ja
  venda vendas preco precos valor valores unidade unidades tabela material fotos foto videos video plantas planta folder book imagens lead leads
  apartamento apartamentos apto aptos ap ape casa casas imovel imoveis empreendimento empreendimentos predio predios lancamentos todos todas tudo
  cobertura coberturas studio studios loft garden duplex kitnet quarto quartos suite suites dormitorio dormitorios dorm dorms vaga vagas
  um uma dois duas tres quatro cinco novo nova novos novas novidades novidade atualizada atualizado completa completo
  story stories status instagram insta facebook face grupo lista fachada lazer piscina sacada varanda churrasqueira academia
  fluxo condicoes pgto troca metro
  tipo tipos tipologia modelo pagamento pagamentos entrada sinal parcela parcelas entrega obra obras chaves endereco localizacao rua bairro
  desconto vista stand estande plantao decorado permuta fgts financiamento condominio iptu comissao pedido mudanca
  cliente clientes contato contatos visita visitas corretor corretora programa equipe whatsapp zap telefone celular email
  que quem qual quais quanto como onde todo toda ser ver ter mais fato novamente
`);

const isOrdinary = (word: string) =>
  /^\d/.test(word) ||
  ordinary.has(word) ||
  [...ordinary].some((each) => each.length > 5 && soundsLike(each, word));

/** The name somebody speaks of, by its place after 'do', 'da', 'no'…: 'ipê amarelo' of 'a tabela do ipê amarelo aí'. */
export function readTarget(text: string): string {
  const clauses = text.split(/[?!;\n]+|[.,](?!\d)/);
  for (const clause of clauses) {
    const words = foldText(clause)
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '');
    for (let at = 0; at < words.length - 1; at += 1) {
      if (!leading.has(words[at]!) || isArticle(words, at)) continue;
      const found = nameFrom(words, at + 1);
      if (found !== null) return found;
    }
  }
  return '';
}

/** 'o', 'a' begin a name only after a verb: 'viram o jardim américa'. */
const isArticle = (words: string[], at: number) =>
  /^[oa]s?$/.test(words[at]!) &&
  !/^(?:vi|viu|viram|visitaram|acessaram|abriram|sobre)$/.test(words[at - 1] ?? '');

function nameFrom(words: string[], from: number): string | null {
  const first = words[from]!;
  if (isOrdinary(first) || leading.has(first) || ending.has(first)) return null;
  const name: string[] = [];
  for (const word of words.slice(from)) {
    if (ending.has(word)) break;
    name.push(word);
  }
  while (name.length > 0 && leading.has(name.at(-1)!)) name.pop();
  return name.length > 0 ? name.join(' ') : null;
}

/** What is left of a text without everyday words: names, if there are any. */
export const wordsOfNames = (text: string): string =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !isOrdinary(word) && !leading.has(word) && !ending.has(word))
    .join(' ');
