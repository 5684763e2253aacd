import { said } from '../said.ts';

/** Orders that hold at any step. */
export const comandos = {
  ajuda: said(String.raw`
^(me )?(ajuda|ajude|socorro|help|menu|opcoes|como funciona|o que (voce|voces) (faz|fazem)|duvidas?|
  estou com duvidas?|tenho (uma )?duvidas?|preciso de ajuda|pode me ajudar|me ajuda (ai|por favor))( ?\?|
   \.| por favor| lisa)*$
`),
  parar: said(String.raw`
^(por favor )?(parar|pare|para|stop|sair|cancelar|cancela|descadastrar|me tira( da lista)?|
  me remove(r)?( da lista)?)( \.| por favor| lisa)*$
(nao quero (mais )?(receber|que (me )?mande\w*|mensage\w+)|par[ae](m)? de (me )?(mandar|enviar|encher|
  perturbar|escrever|chamar)|nao me (mande|mandem|envie|enviem|escreva|chame|perturbe|incomode)\w*(?! .{0,10}(propaganda|spam|lixo|corrente))|
  chega de mensage\w+|me tira (da|dessa|desta) lista|sair da lista|nao quero mais(?= ?$| [.]))\w*
`),
  apagar: said(String.raw`
(apag(ar?|ue|uem)|exclu(ir?|a|am)|delet(ar?|e|em)|remov(er?|a|am)|elimin(ar?|e)|tira(r)?|retir(ar?|e)|
  limpa(r)?) .{0,24}\b(dados|informacoes|cadastro|conta|tudo|registro meu|meu numero)
sum(a|am|ir|iam) com (o |os |a )?(meu|meus|minha)s? (nome|registro|dados|cadastro|ficha|numero|informacoes)
(tir(a|e|em|ar)|retir(a|e|em|ar)|risqu?(a|e|em|ar)|apag(a|ue|uem|ar)|some|suma|sumam|sumisse|sumir|elimin(a|e|em|ar)|exclu(a|am|ir)) (com )?(o |a |os |as |todos |todas )*(meu nome|meus? (documentos?|dados|fotos?|coisas)|minhas? (fotos?|coisas|carteira|informacoes)) (d[ae]i|do sistema|d[ao] (lista|programa|cadastro)|ai|e |tudo|fora)
(queria|quero|gostaria|preciso) que (\S+ ){0,4}(sumi\w+|some|suma|apag\w+|elimin\w+|exclu\w+|tir\w+|retir\w+) (com )?(tudo|meus?|minhas?|as minhas|os meus)
(^|[.] )apag(ue|ar|a)( tudo| isso)?( \.|$) | lgpd\b.{0,30}\b(apag|exclu|delet|remo)\w*
`),
  'meus-dados': said(String.raw`
^((quero|exportar|ver|baixar|mostra|mostrar|me manda|quais sao|gostaria de|preciso) )*(os |
  todos os )*meus dados( por favor| ?\?| \.)*$
(o que|que|que que|quais?|tudo (o )?que) .{0,14}(voces|voce|tem|guard\w+|armazen\w+|const\w+|ficou|registr\w+) .{0,20}(de mim|sobre mim|a meu respeito|no meu nome|sobre a minha pessoa|(dados|informacoes) (meus|minhas))
(quais|que|relacao de|lista d[eo]s?|copia d[eo]s?|tudo que e) (\S+ ){0,2}(dados|informacoes) (meus|minhas) .{0,24}(armazen\w+|guard\w+|registr\w+|tem|possu\w+)
(quais|que) (informacoes|dados) (minhas|meus|sobre mim|de mim|a meu respeito)
(quais|que) (sao os )?(meus )?dados .{0,20}(voces tem|voce tem|guardam|estao guardados|sabem)
`),
  pular: said(String.raw`
^(next|seguinte|proxim[ao])(?= ?$| [.])
(dispenso|omito|salto|pulo|passo) (est[ae]|ess[ae]|a|o) (pergunta|etapa|questao|item|parte|campo) | prefiro nao respond\S+ | (podemos|vamos|pode|podem) (saltar|omitir) (est[ae]|ess[ae]|a) \w+
^((pode |quero |vou |prefiro |vamos |da para )*(pular|pula|passar|deixar em branco|deixar para depois|
  proxima( pergunta)?|seguir sem|ir sem|continuar sem( foto)?)|depois|sem foto( por enquanto| por ora)?|
  depois (eu )?(mando|envio|vejo|coloco|te mando|manda)|mando depois|envio depois|agora nao|skip|
  pode ser depois|pula (essa|isso|esta|esse))( .{0,20})?$
(pode|deixa|deixe|deixar|fica|ficar|vai|segue|vamos|bota) (ficar |deixar |ir )?sem( (a |uma )?foto)?(?= ?$|
   [.,])
(deix\w+|pass\w+) (essa |isso |esta |a foto |da foto )*(passar )?(batido|de lado|em branco|vazio|para la) | (a )?(foto|essa|esta|isso) (eu )?(pulo|passo|dispenso|deixo) | (vou |quero |melhor |prefiro )?(te |lhe |vos )?poup(o|ar|emos) ((voce|voces|a humanidade|todo mundo|todos|o mundo|o povo) )?d[aeo] (minha|meu)( (cara|rosto|foto|beleza|feiura|vista|susto))? | nao tenho (nenhuma )?foto | nao quero (mandar|enviar|colocar|por) (a |minha |nenhuma )?foto
prefiro nao (mandar|informar|dizer|falar|enviar|colocar|responder|mostrar|expor|aparecer)
(segue|siga|seguir|vamos|vai|bora|toca|avanca|avance|prossiga|prossegue) sem( (foto|ela|isso|essa|isto|nada))?(?= ?$| [.,]) | (deixa|deixe|deixemos|fica|poe|bota) (esse |essa |este |esta |o |a |campo |item |parte |pergunta |isso )*(em branco|vazi[oa]|sem nada|sem) | (nao (tenho|uso|possuo) (apelido|nome de guerra|isso)).{0,20}(passa|pula|segue|proxima|adiante|sem)
foto (mando |envio |eu mando |fica para )?depois | depois (eu )?(mando|envio|tiro) (a |uma |minha )?foto
deixa (a foto |essa )?(para|sem) (depois|foto) | sem foto | estou sem foto | pode (ser|ficar|deixar) sem
^sem (apelido|nome de guerra|isso|isto|email|telefone)(?= ?$| [.,]) | nao vou (mandar|enviar|informar) | da para pular | quero pular | pular (essa|isso|esta|a foto|foto)
(?<=[.,] )pul(a|ar|e)(?= ?$| [.])
nao (sei|consigo|posso) (tirar?|mandar?|enviar?|bater|por|colocar) (a |uma |essa )?(foto|fotos|retrato|imagem)
`),
  voltar: said(String.raw`
(volt(a|ar|e|em|amos)|retorn(a|ar|e|em)|recu(a|ar|e)|me leva|leva-me|me retorna|me volta) ((so|eu|ai|para|a|ao|o|na|no|la|uma?) )*(pergunta|questao|passo|etapa|parte|anterior|item|tela)
(refazer|repetir|rever|responder de novo) (a |o |essa |aquela )?(questao|pergunta|etapa|passo|resposta) (passad[oa]|anterior|de antes|de tras)
recu(a|ar|e) (so )?(um|uma)(?= ?$| [.,])
(?<=^|[.,?] |ai |pode |posso |quero |para |e )(volta|voltar|volte|voltamos) (so )?(uma?( (pergunta|passo|etapa|casa))?|(para |a )(a )?(pergunta|etapa|parte)( anterior| de antes| d[oae] \w+)?)(?= ?$| [.?]| (ai|atras|antes|por favor|fazendo))
^((quero|pode|da para|posso) )*(voltar?|volte|anterior|pergunta anterior|passo anterior|voltar (uma|
  a anterior|um passo|para (a )?(pergunta )?anterior))( por favor| ?\?| \.)*$
`),
  continuar: said(String.raw`
^((pode|vamos|quero|bora|podemos) )*(continuar|continua|continue|retomar|recomecar|seguir|segue|prosseguir|
  prossiga|avancar|onde (paramos|parei))( de onde (paramos|parei|parou)| o cadastro| sim| por favor| entao|
   \.)*$
(de )?onde (foi )?(que )?(a gente |nos |eu |voce )?(tinha |tinhamos )?(parou|parei|paramos|parado|estava|estavamos)(?= ?$| [.?,]| (mesmo|ai|aqui|o|no|na)) | onde (paramos|parei) | retomar o cadastro | terminar (o |meu )?cadastro
continuar (o |meu |com o )?cadastro
(da|de|deem|podemos dar|pode dar) (sequencia|continuidade|andamento|prosseguimento|seguimento)(?= ?$| [.,?]| (por favor|ao|no|ai))
`),
} as const;
