import type { Question } from '#contract/lisa/lisa.ts';
import { said } from '../said.ts';

/** 'É com z', 'sem o h', 'tem um zero sobrando': what is wrong in how something is written. */
const letters = String.raw`
(zero|zeros|digito|digitos|letra|letras|numero|numeros|ponto|acento|sobrenome|bairro|hifen|underline|[a-z]) (que )?(esta |ficou |ai )?(sobr(a|ou|ando)|falt(a|ou|ando)|a mais|a menos)
(sobr(a|ou|ando)|falt(a|ou|ando)|comeu|engoliu|engoli|esqueceu|esqueceram|esqueci) (de por |de colocar |so )*(um|uma|o|a|os|as|dois|duas|meu|minha) (segundo |ultimo |primeiro |outro |proprio )?(zero|zeros|digito|digitos|letra|letras|numero|numeros|ponto|acento|til|sobrenome|nome|h|[a-z])(?= ?$| [.,]| (no|na|do|da|ai|ali|em|final|mesmo|so)\b)
(um|uma|dois|duas) (zero|zeros|digito|digitos|letra|letras|numero|numeros|ponto) (a mais|a menos)
`;

/** Words of corrections. */
export const cue = said(String.raw`
refaz\w* | tem (um |algum )?erro | o certo e | errei | errad[oa]s? | err[oa] | corrig\w+ | corrij\w+
correcao | corret[oa] e | cert[oa] e | troc(ar|a|o|ue|uem|ou|aria|as|asse) | mud(ar|a|e|ei|ou|aria|anca)
alter\w+ | arrum\w+ | conserta\w* | edit(ar|a|e|o) | atualiz\w+ | retific\w+ | na verdade | na realidade
equivoco | digitei | escrevi | me enganei | engano | enganad[oa] | equivoq\w+ | equivocad[oa] | confundi
quer dizer | digo | alias | em vez de | ao inves | no lugar | falt(ou|a|ando) | era para ser | nao era
nao e mais | novo | nova | esquece | ops | desculpa | troquei | substitu\w+ | outro | outra | inves
perdi o | desativad[oa] | inclui\w* | acrescent\w+ | adicion\w+ | coloca\w* (tambem|mais) | tira\w* | errado
corretor automatico | autocorretor
(falei|disse|mandei|passei|botei|coloquei|escrevi|digitei|informei|saiu|ficou|foi) (trocad[oa]|errad[oa]|invertid[oa]|mal)s? | inverti | me passei | me atrapalhei | me equivoquei
cumpre(-me)? retificar | (ali|la|em cima) (esta|saiu|foi) errad[oa]
(o |meu )?apelido (poe|bota|bote|coloca|fica|pode ser|deixa) | (poe|bota|bote|coloca) (so |como )?(o |meu |de )?apelido
(coloquei|mandei|escrevi|botei|digitei|pus|passei|falei|disse|informei|saiu|foi|esta|ficou) .{1,40} mas (na verdade )?(e|era|o certo|o correto)(?= ) | (saiu|foi|ficou|mandei|esta) (com )?.{0,16}(faltando|sobrando|a mais|a menos)
(receio|acho|parece(-me)?|creio|temo|notei|percebi|reparei) .{0,50}(nao (esteja|esta|estao|estejam|ficou|saiu|bate)|engano|equivoco|incorret\w+|errad\w+) | incorret[oa]s?
(nome|sobrenome|apelido|creci|registro|email|telefone|numero|regiao|bairros?|precos?|faixa|valor|valores|estado|minimo|maximo) .{0,20}nao (foi|bate|batem|confere|esteja|e (o|a) (meu|minha|que|certo|certa)|e (meu|minha)|e ess[ea])(?= ?$| )
incomplet[oa] | pela metade | desatualizad[oa] | invertid[oa]s? | (o |meu |a |minha )?(minimo|maximo|teto|piso) (e|fica|seria)
${letters}`);

/** Those that say so by themselves. */
export const strongCue = said(String.raw`
errei | errad[oa]s? | corrig\w+ | corrij\w+ | correcao | troc(ar|a|o|ue|ou|aria)
mud(ar|a|e|ei|ou|aria) | alter(ar|a|e|o|ou) | arrum\w+ | conserta\w* | edit(ar|a|e) | atualiz\w+
retific\w+ | digitei | me enganei | equivoq\w+ | confundi | quer dizer | em vez de | ao inves
era para ser | nao e mais | troquei | substitu\w+ | equivoco | alteracao | retificacao | retific\w+
na realidade
(falei|disse|mandei|passei|botei|coloquei|escrevi|digitei|informei|saiu|ficou|foi) (trocad[oa]|errad[oa]|invertid[oa]|mal)s? | inverti | me passei | me atrapalhei | me equivoquei
cumpre(-me)? retificar | (ali|la|em cima) (esta|saiu|foi) errad[oa]
(o |meu )?apelido (poe|bota|bote|coloca|fica|pode ser|deixa) | (poe|bota|bote|coloca) (so |como )?(o |meu |de )?apelido
(coloquei|mandei|escrevi|botei|digitei|pus|passei|falei|disse|informei|saiu|foi|esta|ficou) .{1,40} mas (na verdade )?(e|era|o certo|o correto)(?= ) | (saiu|foi|ficou|mandei|esta) (com )?.{0,16}(faltando|sobrando|a mais|a menos)
(receio|acho|parece(-me)?|creio|temo|notei|percebi|reparei) .{0,50}(nao (esteja|esta|estao|estejam|ficou|saiu|bate)|engano|equivoco|incorret\w+|errad\w+) | incorret[oa]s?
(nome|sobrenome|apelido|creci|registro|email|telefone|numero|regiao|bairros?|precos?|faixa|valor|valores|estado|minimo|maximo) .{0,20}nao (foi|bate|batem|confere|esteja|e (o|a) (meu|minha|que|certo|certa)|e (meu|minha)|e ess[ea])(?= ?$| )
incomplet[oa] | pela metade | desatualizad[oa] | invertid[oa]s? | (o |meu |a |minha )?(minimo|maximo|teto|piso) (e|fica|seria)
${letters}`);

/** What sounds like one and is none. */
export const notAbout = said(String.raw`
mud\w+ de (ideia|vida|area|ramo)
(tabelas?|material|book|folder|link|site|pagina|planilha) (\S+ ){0,4}(errad[oa]s?|trocad[oa]s?)(?= ?$| [.,])
nao (precisa|quero|tem|vou|ha)( de| nada)? (nada )?(para |a |que )?(mudar|trocar|corrigir|alterar|arrumar|
  errado)
(tabelas?|material|book|folder|lista|planilha|relacao|precos) (\S+ ){0,4}(atualizad[oa]s?|nov[oa]s?)(?= ?$| [.,?]| d) | (msg|mensagem|numero|contato|conversa|grupo|pessoa|chat) errad[oa] | (errei|erro) (de|o) (numero|contato|conversa|grupo|chat|pessoa)(?= ?$| [.,]) | (mud|troc)\w+ (a |de |minha |da )*senha | foi mal (a|o|pela|pelo|ai|por|minha|sentei|esbarrei|sem querer|gato|cachorro)\b | nao me (cham|mand|envi|perturb|lig)\w+ | troc\w+ (ideia|de carro|uma ideia) | corretor automatico
`);

/** A field by its names. */
export const fieldNames: readonly [Question, RegExp][] = [
  [
    'creci',
    said(`
creci | registro | inscricao
`),
  ],
  [
    'uf',
    said(`
uf | estado
`),
  ],
  [
    'email',
    said(`
email | arrobaemail
`),
  ],
  [
    'telefone',
    said(`
telefone | celular | whatsapp | meu numero | troquei (de |o )?(num|numero|chip|linha|aparelho|celular|zap) | (novo|outro) (chip|zap|celular|contato) | (ess[ea]|est[ea]) (numero|zap|contato|linha)(?= (ja )?nao e mais) | numero (de telefone|novo|do whatsapp) | de numero
`),
  ],
  [
    'nomeGuerra',
    said(String.raw`
nome de guerra | apelido | nome profissional | nome artistico | me cham\w+ | ser chamad[oa]
nome da pagina
`),
  ],
  [
    'nome',
    said(`
(?<!de )nome(?! (de guerra|profissional|artistico)) | sobrenome
`),
  ],
  [
    'regiao',
    said(`
regiao | regioes | area | bairros? | cidades? | atendo | atuo | trabalho em | zona
`),
  ],
  [
    'precos',
    said(`
minimo | maximo | teto | piso | min(?= (e|para|de|esta|fica)) | max(?= (e|para|de|esta|fica))
precos? | faixa | valor | valores | ticket
`),
  ],
  [
    'foto',
    said(`
foto | imagem | retrato
`),
  ],
];
