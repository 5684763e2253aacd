import type { OwnSubject } from '#contract/lisa/assistente.ts';
import { normalize } from '../intencoes/normalize.ts';
import { readUnitKind, type UnitKind } from './rooms.ts';
import { soundsLike } from './sound.ts';
import { readTarget } from './target.ts';

/** What an approved corretor asks of Lisa. */
export interface OwnRequest {
  assunto: OwnSubject;
  /** Words that should name an empreendimento; empty if none. */
  alvo: string;
  kind: UnitKind | null;
}

/** Words that requests turn on; a misspelt one is read as the one it sounds like. */
const cues =
  'link site pagina material tabela preco precos valor visita visitas contato contatos novidade novidades avisos senha foto fotos folder videos imagens empreendimentos receber trocar mudar quanto custa'.split(
    ' ',
  );

const cued = (word: string) =>
  word.length < 4 || cues.includes(word) ? word : (cues.find((cue) => soundsLike(cue, word)) ?? word);

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
  /\b(?:telefone|whatsapp|celular|email|creci|clientes|comissao) d[oa] (?!programa|equipe|empresa|construtora|incorporadora|plantao|meu|minha|cliente|suporte)[a-z]{3,}/;

/** What the programme itself costs or pays is no price of a unit. */
const ofProgramme = /\b(?:comissao|mensalidade|taxas?|programa|participar|cadastro|ganho|recebo|anuidade)\b/;
const silence = 'novidades?|avisos?|noticias?|notificac\\w+|mensagens?|alertas?|informativos?';

/** The first that matches tells the subject. */
const rules: readonly [OwnSubject, RegExp][] = [
  [
    'parar-novidades',
    new RegExp(
      `\\b(?:para(?:r|m)?|pare|nao (?:quero|desejo|preciso|gosto|me)|prefiro nao|cancel\\w+|desativ\\w+|deslig\\w+|tir\\w+|chega de|sem|suspend\\w+) .{0,30}\\b(?:${silence})\\b`,
    ),
  ],
  [
    'voltar-novidades',
    new RegExp(
      `\\b(?:volt\\w+|quero|queria|pode|ativ\\w+|lig(?:a|ar|ue)|reativ\\w+|retom\\w+) .{0,24}\\b(?:receber|mand\\w+|envi\\w+|avis(?:ar|e|os)|novidades).{0,24}\\b(?:${silence})\\b|\\b(?:voltar|reativar|ativar|ligar|retomar) (?:as |os )?(?:${silence})\\b`,
    ),
  ],
  [
    'sair',
    /^(?:quero |queria |vou |posso |preciso |gostaria de |por favor )*(?:sair|cancelar|desistir|me desligar)(?: .{0,6}(?:programa|lista|parceria|tudo))?(?: por favor| ?\?| \.)*$|\bsair do programa\b|\bdescadastr\w+|\bme (?:tir\w+|remov\w+|exclu\w+) d(?:a|essa|esta) lista\b|\bnao quero mais participar\b|\bcancel\w+ (?:a |minha |meu |o )*(?:participacao|cadastro|parceria)\b/,
  ],
  [
    'senha',
    /\b(?:senha|login)\b|\b(?:nao (?:estou |to )?consig\w+|nao (?:esta )?d(?:a|ando)|como (?:eu )?(?:faco (?:para|pra) )?|perdi o) ?(?:de |para |mais )?(?:entr(?:ar|o)|acess(?:ar|o)|log(?:ar|o))\b/,
  ],
  [
    'foto',
    /\b(?:mud|troc|alter|atualiz|substitu|coloc|bot|renov|por )\w* ?(?:a |minha |de |uma |nova |outra )*foto\b|\b(?:minha foto|foto minha)\b|\bfoto (?:nova|de perfil|do perfil)\b|\bnova foto\b/,
  ],
  [
    'atendi',
    /^(?:(?:ja|eu|sim|ok|pronto) )*(?:atendi|falei com (?:ele|ela|a pessoa|o cliente|a cliente|o contato)|entrei em contato|respondi (?:ele|ela|o cliente|a cliente))(?: (?:ja|agora|hoje|sim|obrigado))*(?: \.)*$/,
  ],
  [
    'contatos',
    /\b(?:alguem|quem|client\w+|pessoas?) .{0,16}\b(?:procur\w+|cham\w+|(?:entr\w+ em|deix\w+|mand\w+) contato|se interess\w+|escrev\w+ no (?:site|formulario))\b|\bleads?\b|\b(?:meus?|nov[oa]s?|algum|ultimos?|quais|tem|tive|recebi) (?:os |meus )?contatos?\b|\bcontatos?\b(?= d| ?\?| ?$| nov)|\bquem (?:sao|e) (?:os|o) contatos?\b/,
  ],
  [
    'visitas',
    /(?<!\b(?:agendar|marcar|agenda|marca) (?:uma |a )?)\b(?:minhas |quantas |as )?(?:visitas|visualizac\w+|acessos|cliques)\b|\bquant[oa]s? (?:pessoas |gente )?(?:ja )?(?:entr\w+|vi(?:ram|u)|visit\w+|acess\w+|abri\w+|clic\w+)\b|\b(?:pessoas|gente) (?:entr\w+|viram|visitaram|acessaram) \b/,
  ],
  [
    'tabela',
    /\btabelas?\b|\bdisponibilidade\b|\bespelho\b|\bdisponive(?:l|is)\b|\bquantas unidades\b|\bo que (?:ainda )?tem disponivel\b/,
  ],
  [
    'preco',
    /\b(?:precos?|valor|valores|custa\w*|custam|condicoes)\b|\bquanto (?:que |e que )?(?:e|esta|sai|fica|vale)\b/,
  ],
  [
    'material',
    /\b(?:materia(?:l|is)|folders?|book|fotos|foto|imagens|videos?|plantas?|apresentacao|artes?|memorial|tour|pdf|flyer|panfletos?|divulgacao|ebook)\b/,
  ],
  ['meu-link', /\b(?:link|site|pagina|url|endereco)\b/],
  [
    'meus-empreendimentos',
    /\b(?:quais|que|meus|lista|todos|quantos|os) .{0,16}\b(?:empreendimentos|imoveis|predios|produtos)\b|\bo que (?:eu )?(?:posso|tenho (?:para|pra)) (?:vender|oferecer)\b|^(?:meus )?empreendimentos$/,
  ],
  [
    'novidades',
    /\bnovidades?\b|\bde novo\b(?= ?\?| ?$| (?:por|ai|hoje|aqui|no))|\b(?:o que|que) (?:que )?(?:mud\w+|tem de novo|ha de novo)|\b(?:chegou|tem|teve|alguma) .{0,16}\bnov[oa]s?\b|\blancamentos?\b|\bnoticias?\b/,
  ],
  [
    'ajuda',
    /^(?:me )?(?:ajuda|ajude|menu|opcoes|comandos|socorro)(?: ?\?| \.| por favor)*$|\bo que (?:e que )?(?:voce|voces) (?:sabe|sabem|consegue|pode|podem|faz|fazem)\b|\bcomo voce (?:pode )?(?:me )?ajuda/,
  ],
];

/** What is asked for; null if it is none of an approved corretor's own matters. */
export function readOwnRequest(text: string): OwnRequest | null {
  const said = normalize(text).split(' ').map(cued).join(' ');
  const alvo = readTarget(text);
  const kind = readUnitKind(text);
  if (ofOthers.some((pattern) => pattern.test(said)) || ofPerson.test(said) || passwordOf.test(said))
    return { assunto: 'de-outro', alvo, kind };
  const found = rules.find(([, pattern]) => pattern.test(said))?.[0];
  if (!found || (found === 'preco' && ofProgramme.test(said))) return null;
  // 'Meu link para colocar no Instagram' names no empreendimento.
  const isOwn = /\b(?:meu|minha) (?:link|site|pagina|endereco)\b/.test(said);
  if (found === 'meu-link' && alvo !== '' && !isOwn) return { assunto: 'link', alvo, kind };
  return { assunto: found, alvo, kind };
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
