import { said } from '../said.ts';

/** Asking for somebody of flesh and blood. */
export const pessoa = {
  pessoa: said(String.raw`
(falar|conversar|fala|falo|conversa|atend\w+|ligar|ligue|liga|passa|passe|passar|chama|chame|chamar|
  transfere|transferir|transfira|contato|encaminha|encaminhe|direciona|(?<!la (?:ja )?)(?<!ja )tem|quero|queria|prefiro|preciso|
  cade|existe|ha|poderia|manda|coloca|bota|me de) .{0,34}\b(uma pessoa|pessoas?|humanos?|humana|atendentes?|
  alguem|gente( de verdade| real)?|ser humano|responsavel|gerente|supervisora?|equipe|funcionari[oa]|
  consultora?|suporte|secretari[oa]|coordenadora?|diretora?|dono|chefe|moca de verdade|pessoa real)
^(atendentes?|humanos?|pessoa|atendimento( humano)?|quero humano|suporte|gerente|um humano|
  alguem( ai)?)( por favor| ?\?| \.)*$
(?<!nao )(?<!nem )me liga | (?<!nao )(?<!nem )me ligue | (?<!nao )(?<!nem )(?<!(nao|nem) me )liguem | (?<!nao )(?<!nem )me liguem | pode(m)? (me )?ligar | me telefon\w+ | ligar para mim
liga (pra|para) mim | qual o (telefone|numero) (de voces|do escritorio|da empresa|para) | por telefone
telefone de contato | tem (algum )?(telefone|numero) (para|de|que)
nao (quero|gosto|consigo|vou) (de )?(falar|conversar|tratar)? ?(com )?(robo|maquina|bot|robos|computador|ia|
  atendimento automatico)
(chama|chame|chamar|manda|mande|poe|bota|quero|arruma|arrume) .{0,30}(para|que) (me )?(atender|falar comigo|
  conversar comigo|me ajudar|falar com a gente)
(carne e osso|cristao|de verdade) ?(para|pra)?
(prefiro|quero|so falo|so converso|preferia|queria) (um |uma |com )?(um |uma )?(humano|pessoa|gente|
  atendente)
atendimento humano | tem (alguem|gente) (ai|de verdade|aí)
(alguem|uma pessoa) (pode|poderia|consegue|vai|da) .{0,12}(me )?(ajudar|atender|ligar|explicar|falar|
  responder)\w*
(falar|conversar|tratar|resolver|prosear|papear) (isso |direto |diretamente )?com (um|uma|o|a|algum|alguma|outr[oa]) (moc[oa]|rapaz|senhor[a]?|atendente|pessoa|humano|responsavel|gerente|
  consultor[a]?|funcionari[oa]|cristao|vivente|ser humano|colega|gente|preposto|representante)
(falar|conversar|fala|conversa) com (gente|alguem|humano|pessoa|atendente|a equipe|o pessoal|voces por telefone)
(preposto|representante|responsavel|atendente|consultor[a]?|gerente|alguem|uma pessoa) .{0,16}(entre|entrasse|entrar|entrem) em contato
(alguem|um responsavel|uma pessoa|um atendente|o gerente|um humano) .{0,8}me (ligue|liga|ligar|atenda|atende|atender|chame|chama|retorne|telefone|procure|responda)
`),
} as const;
