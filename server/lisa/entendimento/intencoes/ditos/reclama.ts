import { said } from '../said.ts';

/** Complaints. */
export const reclama = {
  reclama: said(String.raw`
nao (anda|desenrola|sai do lugar|sai disso) | fora do ar | (esta |site |pagina |link )?(caiu|sumiu|fora do ar)(?= ?$| [.]) | lenga ?-?lenga | ladainha | conversa fiada | bla ?bla(bla)? | chatea\w+
(voce|voces|esse pessoal|essa gente|o pessoal) (e|sao|esta|estao) (muito |tudo |tao |uns |umas |um bando de |bem )*(desorganizad[oa]s?|incompetentes?|enrolad[oa]s?|chat[oa]s?|lent[oa]s?|lerd[oa]s?|fraco?s?|mal educad[oa]s?|folgad[oa]s?|inconvenientes?|insistentes?|atrapalhad[oa]s?|amador[ae]?s?|mentiros[oa]s?|surd[oa]s?|ceg[oa]s?)
invasao de privacidade | que (exagero|burocracia|frescura|exigencia|amolacao|trabalheira)\b | assim nao da(?= ?$| [.,]| para (trabalhar|continuar|vender))
(tabelas?|material|book|folder|link|site|pagina|planilha) (\S+ ){0,5}(errad[oa]s?|trocad[oa]s?|vencid[oa]s?|desatualizad[oa]s?|quebrad[oa]s?)(?= ?$| [.,])
absurdo | ridiculo | palhacada | pessim[oa] | horrivel | porcaria | lixo | vergonha | desrespeito
insatisfacao | descontentamento | indignad[oa] | indignacao | revoltante | falta de respeito | sacanagem
descaso | bagunca | zona isso | enrolacao | enrolad[oa]s? | enrolando | lamentavel | lamento (que|profundamente|muito|dizer|a|o)(?= ) | decepcion\w+
insatisfeit[oa] | inaceitavel | irritante | irritad[oa] | estressad[oa] | puta que pariu | pqp | vsf
vtnc | merda | bosta | caralho | porra | droga | inferno | cacete | raiva | insuportavel | tosco
burr[oa] | inutil | vacilo | mancada | parada chata | grosseria | pilantr\w+ | ladra(o|oes) | ladroes
bandid\w+ | golpist\w+ | enganac\w+ | denunciar | odeio | resolve logo | anda logo | vai logo | chega de
atendimento ruim | servico (ruim|porco) | (esta|ta) osso | dificil falar | nao confio
(cara|cheiro|cheira) (de|a) golpe | so querem | tomar no cu | se ferrar | se foder | idiota | imbecil
anta | besteira | fraca | nao presta | reclama\w* | procon
(que|mas que|ai que|to de|estou de) (saco( cheio)?|chat[oa]|chatice|demora|demorado|lentidao|enrolacao|
  dificil|dificuldade|confusao|complicado|coisa|trem chato|burocracia|trabalheira|canseira|preguica|papo)
(muito|super|mega|tao) (chat[oa]|demorad[oa]|complicad[oa]|burocratic[oa]|confus[oa]|dificil|ruim|lent[oa]|
  enrolad[oa]|longo|extenso)
(?<!falta |faltam |faltando )(?<![a-z0-9])muita (pergunta|burocracia|coisa|enrolacao|frescura|demora|informacao)
(ja|eu ja) (te |lhe |la |vos )?(falei|disse|mandei|respondi|enviei|informei|passei|escrevi|expliquei|dei|
  coloquei|digitei)
toda hora | quantas vezes | (pela |e a )(segunda|terceira|quarta|decima|\w+esima) vez
(?<!(?:li|reli|leio|conferi|olhei|revisei|chequei|ouvi|escutei) (?:tudo |isso |bem )?)(duas|tres|varias|mil|quatro) vezes | a mesma (coisa|pergunta) | mesma pergunta | repetindo
fica perguntando | se repete | isso de novo | de novo isso
(pergunt\w+|pedindo|pede|repetir|tudo) (tudo )?de novo
^(ai |mas |aff |oxe |oxi |ue )?(de novo|outra vez)( \?| \.|$)
(nao|nem|vai|pare de|para de) (me )?(enche|encher|encha|enrola|enrolar|enrole|amola|amolar|aporrinh\w+)\b
(presta|preste|prestem) (mais )?atencao | anot(a|e|em) (direito|certo)( dessa vez| agora| desta vez)? | (dessa|desta) vez (ve|veja|anota|presta) | (le|leia) direito
(isso|isto) (la )?e (la )?hora de | (que|o link que|a resposta que) e bom nada | nao vou (discutir|falar|conversar) com (robo|maquina|computador)
como ja (informad|dit|enviad)\w+ | conforme ja | quanta pergunta | tanta pergunta
nunca (me )?(pediram|vi|precisou) | ja (lhe|te) disse
nao (esta )?(funciona|funcionando|funcionou|entende(u)? nada|me entende(u)?|esta entendendo|le|leu|aguento|
  da certo|deu certo|vai(?= ?$| [.])|carrega|abre|resolve(u)?|adianta|presta|respond\w+|aceita|esta indo|
  esta me entendendo|escuta|ajuda|serve para nada|gostei)
(voce|voces|vc) nao (entende|entendeu|le|leu|responde|respondeu|presta|resolve|ajuda|sabe|esta|escuta|serve)
trav(ou|ado|ando) | bug(ou|ado|ada) | deu (erro|pau|ruim|problema)
esta com (erro|problema|defeito|bug) | da erro | (?<!(?:creci|registro|carteira|documento) (?:ainda )?)nao chegou | nao recebi
ninguem (me )?(responde|respondeu|retorna|retornou|atende|atendeu|ligou|fala|da retorno|resolve|aparece)
ate (agora|hoje) (nada|nao|ninguem)
(faz|ha|ja faz|tem) .{0,16}(dias?|semanas?|mes|meses|horas?) (que |e |esperando)
esperando (ha|faz|desde|ate) | perd(i|endo|er) (meu |o |muito )?tempo | perda de tempo | perda tempo
cansei | cansad[oa] d | cansativo | paciencia | aff+ | afe | affe | af | pelo amor de deus
que isso gente | demora(ndo)? (muito|demais|tanto) | demorou (muito|demais) | nao deveria
deixa a desejar | me irrita | fiz (isso )?(tudo )?(ja|antes)
(sistema|robo|atendimento|site|negocio|trem|coisa|programa|treco) (muito |tao |mais )?(lerd[oa]|lent[oa]|ruim|horroros[oa]|burr[oa]|fraco|tosc[oa]|chat[oa]|mequetrefe)
nao (tem|tem mais|tinha) (mais )?o que fazer | nao (e|te|lhe) (da |e da )?(sua |vossa )?conta(?! corrente) | nao e da (sua|conta)
(nao|nunca) (acaba|termina|tem fim)(?: mais| nunca)? | sem fim | (envelheci|enterrado|morri|cabelo branco) .{0,20}esper\w+ | esperando (essa|a|sentad[oa])
(uma |duas |tres |\d+ )?(semana|semanas|dias|mes|meses) e (nada|ninguem|ate agora) | e nada(?= ?$| [.]) | ninguem me (respond\w+|atend\w+|retorn\w+|ouve|escuta)
(eu )?ja (nao )?(te |lhe |la )?(botei|passei|mandei|falei|disse|dei|respondi|pus|coloquei|escrevi) (isso |esse |aqui |ai |agorinha |antes |em cima |la |la em cima )+
(mas )?(eu )?ja nao (te |lhe )?(disse|falei|mandei|passei|respondi) | de novo (esse|essa|isso|o|a) | mais um(a)? (robo|desses|dessas|programa milagroso|enrolacao)
todo (santo )?dia (uma|a mesma|isso|essa) | me encher | enchendo (o saco|a paciencia|a caixa) | encher a paciencia
demora (demais|dimais|muito|pra caramba|um seculo|uma eternidade|do caramba|hein|em) | que demora\w* | lerdeza | palhacada | barbaridade
que (abuso|audacia|ousadia|folga|cara de pau|descaramento|absurdo|falta de|desaforo|inconveniencia) | (esta|ta) (me )?(zoando|tirando|de sacanagem|de brincadeira|de tiracao|gozando)
esper(ando|o|ei) (ate|desde|a|ha|faz) (hoje|ontem|agora|semana|segunda|dias|meses|horas)
`),
} as const;
