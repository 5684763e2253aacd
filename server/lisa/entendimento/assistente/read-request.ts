import type { OwnSubject } from '#contract/lisa/assistente.ts';
import { normalize } from '../intencoes/normalize.ts';
import { readUnitKind, type UnitKind } from './rooms.ts';
import { soundsLike } from './sound.ts';
import { subjectRules } from './subject-rules.ts';
import { readTarget, wordsOfNames } from './target.ts';
import { readUnit } from './unit-named.ts';

/** What an approved corretor asks of Lisa. */
export interface OwnRequest {
  assunto: OwnSubject;
  /** Words that should name an empreendimento; empty if none. */
  alvo: string;
  kind: UnitKind | null;
  /** The unit that is named: '1203'. */
  unidade: string | null;
}

/** Words that requests turn on; a misspelt one is read as the one it sounds like. */
const cues =
  'link site pagina material tabela preco precos valor visita visitas contato contatos novidade novidades avisos senha foto fotos folder videos imagens empreendimentos receber trocar mudar quanto custa'.split(
    ' ',
  );

/** Words of their own that sound like one of them. */
const uncued = new Set(
  'quando contrato contratos contado contada mandar mandou pagando entrada vista visto mude precisa suite suites'.split(
    ' ',
  ),
);

const cued = (word: string) =>
  word.length < 4 || cues.includes(word) || uncued.has(word)
    ? word
    : (cues.find((cue) => soundsLike(cue, word)) ?? word);

const personal =
  'telefones?|whatsapp|celular|numero|contatos?|emails?|link|site|pagina|visitas|leads?|senha|cadastro|clientes?|creci|endereco|vendas|comissao|dados';

/** Somebody else's data, by its words alone. */
const ofOthers = [
  new RegExp(
    `\\b(?:${personal})\\b.{0,20} (?:d[oae]s? |de )(?:um |uma |meu |minha )?(?:outr[oa]s? )?(?:corretor|corretora|corretores|colegas?|concorrentes?)\\b`,
  ),
  new RegExp(`\\b(?:${personal})\\b.{0,60}\\b(?:que )?(?:tambem )?e (?:um |uma )?corretora?\\b`),
  /\bcorretora? (?!de imoveis|responsavel)[a-z]{3,}.{0,20} (?:teve|tem|vendeu|recebeu|ganhou)\b/,
  /\b(?:visitas|contatos|leads|clientes|vendas) (?:o|a) [a-z]{3,} (?:teve|tem|recebeu|fez|ganhou)\b/,
];
/** What only a person has: of whom is told by the words after it. */
/** A password is its owner's: of a place it opens it is his own. */
const passwordOf =
  /\bsenha d[oa]s? (?!meu|minha|site|painel|espaco|sistema|app|portal|pagina|programa|acesso|login|conta|plataforma|perfil|whatsapp|email)[a-z]{3,}/;
const ofPerson =
  /\b(?:telefone|whatsapp|celular|email|creci|clientes) d[oa] (?!programa|equipe|empresa|construtora|incorporadora|plantao|meu|minha|cliente|suporte)[a-z]{3,}/;

/** What the programme itself costs or pays is no price of a unit. */
const ofProgramme = /\b(?:comissao|mensalidade|taxas?|programa|participar|cadastro|ganho|recebo|anuidade)\b/;
/** 'Deu certo, o neto botou a senha': it is there, and nothing of it is asked for. */
const passwordSet =
  /[^.?!]*\b(?:deu certo|consegui\w*|funcion(?:ou|a)|entr(?:ei|ou)|(?:ja |foi )?(?:bot(?:ei|ou)|cri(?:ei|ou|ada)|coloc(?:quei|ou|ada)|coloquei|fiz|feita|cadastr(?:ei|ou|ada)|troquei|trocou|mudei|tenho|pus|por))\b[^.?!]*\bsenha\b(?! (?:errad|nova|de novo))[^.?!]*|[^.?!]*\bsenha\b (?:ja |ta |esta |foi |deu )*(?:cert[oa]|criada|feita|ok|funcionou|cadastrada|pronta)\b[^.?!]*/g;
const passwordFails = /\b(?:nao|esque\w+|perdi|err\w+|outra|nova)\b/;

const withoutPasswordSet = (said: string) =>
  said.replace(passwordSet, (clause) => (passwordFails.test(clause) ? clause : ' '));

/** Words around a type or a unit that ask for nothing else. */
const beside =
  /\b(?:e|o|a|os|as|de|do|da|dos|das|no|na|um|uma|esse|essa|este|aquele|aquela|com|tem|ainda|qual|quanto|sobre|vale|livre|vendid[oa]|oi|lisa|por favor|bom dia|boa tarde|boa noite|agora|ai|ve|fala|me|tipos?|tipologia|planta|modelo|unidades?|apartamentos?|apto|apt|ape|ap|casa|lote|sala|loja|um|dois|duas|tres|quatro|cinco|quartos?|qtos?|qts|dorms?|dormitorios?|suites?|vagas?|m2|m|metros|coberturas?|studios?|estudios?|lofts?|duplex|triplex|gardens?|[a-f]|\d+[a-f]?)\b|[^a-z0-9]+/g;

/** '3 suítes', 'e o tipo D?', 'unidade 1203': nothing but what is for sale, and where. */
function isKindAlone(said: string, alvo: string): boolean {
  const left = wordsOfNames(said.replace(beside, ' '));
  return left === '' || left === wordsOfNames(alvo);
}

/** What is asked for; null if it is none of an approved corretor's own matters. */
export function readOwnRequest(text: string): OwnRequest | null {
  const whole = normalize(text).split(' ').map(cued).join(' ');
  const said = withoutPasswordSet(whole);
  const about = { alvo: readTarget(text), kind: readUnitKind(text), unidade: readUnit(text) };
  const { alvo } = about;
  if (ofOthers.some((pattern) => pattern.test(said)) || ofPerson.test(said) || passwordOf.test(said))
    return { assunto: 'de-outro', ...about };
  const isOfUnit = about.kind !== null || about.unidade !== null;
  const found =
    subjectRules.find(([, pattern]) => pattern.test(said))?.[0] ??
    (isOfUnit && isKindAlone(said, alvo) ? 'preco' : undefined);
  if (!found || (found === 'preco' && ofProgramme.test(said))) return null;
  // 'Meu link para colocar no Instagram' names no empreendimento.
  const isOwn = /\b(?:meu|minha) (?:link|site|pagina|endereco)\b/.test(said);
  if (found === 'meu-link' && alvo !== '' && !isOwn) return { assunto: 'link', ...about };
  return { assunto: found, ...about };
}

const ordinals = ['primeir[oa]', 'segund[oa]', 'terceir[oa]', 'quart[oa]', 'quint[oa]', 'sext[oa]'];

/** The place chosen from a list, from 0: '2', 'opção 2', 'o segundo', 'o último'; null if none. */
export function readChoice(text: string, total: number): number | null {
  const said = normalize(text);
  const digits = /^(?:o |a |opcao |numero |quero o )*(\d{1,2})(?: \.| por favor)*$/.exec(said)?.[1];
  const ordinal = ordinals.findIndex((word) => new RegExp(`^(?:o |a |quero o )?${word}$`).test(said));
  const at = /^(?:o |a )?ultim[oa]$/.test(said) ? total - 1 : digits ? Number(digits) - 1 : ordinal;
  return at >= 0 && at < total ? at : null;
}
