import type { Intent } from '#contract/lisa/entendimento.ts';

/** Intents told by their words, wherever they stand in a normalised message. Yes, no and later: `consent.ts`. */
export const patterns: Partial<Record<Intent, readonly RegExp[]>> = {
  cumprimenta: [
    /(?:^|[.,?] |risada )(?:oi|ola|opa|alo|e ai|hey|hello|hi|salve|saudacoes|fala|koe|hola|buenas)(?= |$)(?! (?:bora|vamos|claro|sim|quero|com certeza|demorou|serio|manda|pode|e claro|isso|beleza|fechou)\b)/,
    /\b(?:bom|boa|otim[oa]|excelente) (?:dia|tarde|noite|madrugada|semana)\b(?! (?:que vem|inteira|toda))/,
    /\b(?:tudo (?:bem|bom|certo|joia|ok|tranquilo|beleza)|como (?:vai|esta)(?: voce)?|td bem|beleza) ?(?:com voce |contigo |por ai |ai |lisa )*\?/,
    /^(?:oi|ola|opa) .{0,20}tudo (?:bem|bom)\b|\b(?:prazer(?: em (?:conhecer|falar|te conhecer).*)?|muito prazer)$|\bvoltei\b|\bcheguei\b|\bestou de volta\b/,
    /^(?:boa|bom)(?: [.,].*)?$|^lisa$|\b(?:graca e paz|paz do senhor|salve salve)\b/,
    /^(?:e ai|fala|opa|oi|ola|hey)\b.{0,24}\b(?:tudo (?:bem|bom|certo|joia)|blz|beleza|amig[oa]|querid[oa]|lind[oa]|meu bem|moca|lisa)\b/,
  ],
  agradece: [
    /\b(?:muito )?(?:obrigad\w*|agradecid[oa]|gratidao|grat[oa]|agradeco)\b/,
    /\bvaleu\b|\bdeus (?:te |lhe )?(?:pague|abencoe)\b|^(?:show|beleza|perfeito|otimo|legal|maravilha|joinha)$/,
  ],
  despede: [
    /\b(?:tchau|falou|adeus|bye|ate (?:logo|mais|breve|amanha|ja|a proxima|depois|segunda|la)|abracos?|beijos|beijinhos?|bjao|abracao|atenciosamente|fica com deus|fique com deus|vai com deus|inte|boa semana|bom (?:fim de semana|final de semana|feriado|trabalho|descanso|restante)|otim[oa] (?:semana|dia|noite|tarde|fim)|tenha (?:um|uma) (?:bom|boa|otim[oa]))\b/,
    /\b(?:obrigado|valeu|por hoje|combinado|agradeco).{0,20}\b(?:boa (?:noite|tarde)|bom dia)\b/,
    /^(?:fui|valeu fui|cheiro|um cheiro|bjs|inte mais)(?: \.|$)|\b(?:fui) \.$|\bcheiro(?: \.|$)|\b(?:deus (?:te |lhe )?abencoe)\b|\bcordialmente\b|\brespeitosamente\b/,
    /\b(?:vou (?:dormir|indo|sair agora|desligar|embora|nessa)|te cuida|se cuida|nos falamos|a gente se (?:fala|ve))\b/,
  ],
  pessoa: [
    /\b(?:falar|conversar|fala|falo|conversa|atend\w+|ligar|ligue|liga|passa|passe|passar|chama|chame|chamar|transfere|transferir|transfira|contato|encaminha|encaminhe|direciona|tem|quero|queria|prefiro|preciso|cade|existe|ha|poderia|manda|coloca|bota|me de) .{0,34}\b(?:uma pessoa|pessoas?|humanos?|humana|atendentes?|alguem|gente(?: de verdade| real)?|ser humano|responsavel|gerente|supervisora?|equipe|funcionari[oa]|consultora?|suporte|secretari[oa]|coordenadora?|diretora?|dono|chefe|moca de verdade|pessoa real)\b/,
    /^(?:atendentes?|humanos?|pessoa|atendimento(?: humano)?|quero humano|suporte|gerente|um humano|alguem(?: ai)?)(?: por favor| ?\?| \.)*$/,
    /\b(?:me liga|me ligue|liguem|me liguem|pode(?:m)? (?:me )?ligar|me telefon\w+|ligar para mim|liga (?:pra|para) mim|qual o (?:telefone|numero) (?:de voces|do escritorio|da empresa|para)|por telefone|telefone de contato|tem (?:algum )?(?:telefone|numero) (?:para|de|que))\b/,
    /\bnao (?:quero|gosto|consigo|vou) (?:de )?(?:falar|conversar|tratar)? ?(?:com )?(?:robo|maquina|bot|robos|computador|ia|atendimento automatico)\b/,
    /\b(?:chama|chame|chamar|manda|mande|poe|bota|quero|arruma|arrume) .{0,30}(?:para|que) (?:me )?(?:atender|falar comigo|conversar comigo|me ajudar|falar com a gente)\b|\b(?:carne e osso|cristao|de verdade) ?(?:para|pra)?/,
    /\b(?:prefiro|quero|so falo|so converso|preferia|queria) (?:um |uma |com )?(?:um |uma )?(?:humano|pessoa|gente|atendente)\b|\batendimento humano\b|\btem (?:alguem|gente) (?:ai|de verdade|aí)\b|\b(?:alguem|uma pessoa) (?:pode|poderia|consegue|vai|da) .{0,12}(?:me )?(?:ajudar|atender|ligar|explicar|falar|responder)/,
  ],
  reclama: [
    /\b(?:absurdo|ridiculo|palhacada|pessim[oa]|horrivel|porcaria|lixo|vergonha|desrespeito|insatisfacao|descontentamento|indignad[oa]|indignacao|revoltante|falta de respeito|sacanagem|descaso|bagunca|zona isso|enrolacao|enrolad[oa]s?|enrolando|lament\w+|decepcion\w+|insatisfeit[oa]|inaceitavel|irritante|irritad[oa]|estressad[oa]|puta que pariu|pqp|vsf|vtnc|merda|bosta|caralho|porra|droga|inferno|cacete|raiva|insuportavel|tosco|burr[oa]|inutil|vacilo|mancada|parada chata|grosseria|pilantr\w+|ladra(?:o|oes)|ladroes|bandid\w+|golpist\w+|enganac\w+|denunciar|odeio|resolve logo|anda logo|vai logo|chega de|atendimento ruim|servico (?:ruim|porco)|(?:esta|ta) osso|dificil falar|nao confio|(?:cara|cheiro|cheira) (?:de|a) golpe|so querem|tomar no cu|se ferrar|se foder|idiota|imbecil|anta|besteira|fraca|nao presta|reclama\w*|procon)\b/,
    /\b(?:que|mas que|ai que|to de|estou de) (?:saco(?: cheio)?|chat[oa]|chatice|demora|demorado|lentidao|enrolacao|dificil|dificuldade|confusao|complicado|coisa|trem chato|burocracia|trabalheira|canseira|preguica|papo)\b|\b(?:muito|super|mega|tao) (?:chat[oa]|demorad[oa]|complicad[oa]|burocratic[oa]|confus[oa]|dificil|ruim|lent[oa]|enrolad[oa]|longo|extenso)\b|\bmuita (?:pergunta|burocracia|coisa|enrolacao|frescura|demora|informacao)\b/,
    /\b(?:ja|eu ja) (?:te |lhe |la |vos )?(?:falei|disse|mandei|respondi|enviei|informei|passei|escrevi|expliquei|dei|coloquei|digitei)\b|\b(?:toda hora|quantas vezes|mil vezes|(?:pela |e a )(?:segunda|terceira|quarta|decima|\w+esima) vez|(?:duas|tres|varias|mil|quatro) vezes|a mesma (?:coisa|pergunta)|mesma pergunta|repetindo|fica perguntando|se repete|isso de novo|de novo isso|(?:pergunt\w+|pedindo|pede|repetir|tudo) (?:tudo )?de novo)\b|^(?:ai |mas |aff )?(?:de novo|outra vez)(?: \?| \.|$)|\b(?:como ja (?:informad|dit|enviad)\w+|conforme ja|quanta pergunta|tanta pergunta|nunca (?:me )?(?:pediram|vi|precisou)|ja (?:lhe|te) disse)\b/,
    /\bnao (?:esta )?(?:funciona|funcionando|funcionou|entende(?:u)? nada|me entende(?:u)?|esta entendendo|le|leu|aguento|da certo|deu certo|vai|carrega|abre|resolve(?:u)?|adianta|presta|respond\w+|aceita|esta indo|esta me entendendo|escuta|ajuda|serve para nada|gostei)\b|\b(?:voce|voces|vc) nao (?:entende|entendeu|le|leu|responde|respondeu|presta|resolve|ajuda|sabe|esta|escuta|serve)\b/,
    /\b(?:trav(?:ou|ado|ando)|bug(?:ou|ado|ada)|deu (?:erro|pau|ruim|problema)|esta com (?:erro|problema|defeito|bug)|da erro|nao chegou|nao recebi|ninguem (?:me )?(?:responde|respondeu|retorna|retornou|atende|atendeu|ligou|fala|da retorno|resolve|aparece)|ate agora (?:nada|nao|ninguem)|(?:faz|ha|ja faz|tem) .{0,16}(?:dias?|semanas?|mes|meses|horas?) (?:que |e |esperando)|esperando (?:ha|faz|desde|ate)|perd(?:i|endo|er) (?:meu |o |muito )?tempo|perda de tempo|perda tempo|cansei|cansad[oa] d|cansativo|paciencia|aff+|afe|affe|af|pelo amor de deus|que isso gente|demora(?:ndo)? (?:muito|demais|tanto)|demorou (?:muito|demais)|nao deveria|deixa a desejar|me irrita|fiz (?:isso )?(?:tudo )?(?:ja|antes))\b/,
  ],
  fora: [
    /\b(?:futebol|flamengo|corinthians|palmeiras|vasco|gremio|santos fc|sao paulo fc|cruzeiro fc|copa do mundo|libertadores|brasileirao|campeonato|gol|quem ganhou|jogo (?:de|do|da)|placar|piada|horoscopo|signo|receita de|bolo de|previsao do tempo|vai chover|chovendo|calor danado|esta (?:um )?(?:calor|frio)|temperatura|presidente|bolsonaro|lula|eleic\w+|politica|novela|filme|serie|netflix|bbb|musica|cantor|loteria|mega sena|bitcoin|criptomoeda|dolar|capital d[aoe]|qual a distancia|traduz\w*|ingles|poema|poesia|namor\w+|casada|solteira|crush|carro usado|vendo (?:um |meu )?(?:carro|moto|celular|iphone|geladeira)|compro (?:carro|moto)|emprestimo|consorcio|cartao de credito|pix de|entrega de pizza|pizza|ifood|marmita|delivery|uber|dentista|consulta medica|remedio|vacina|bom dia grupo|corrente|repasse|oracao|versiculo|salmo|amem|avon|natura|rifa|venda de bolos|encomenda)\b/,
    /\bque (?:chuva|calor|frio|sol|transito|vento|temporal|friaca|calorao)\b|\b(?:transito|calor|frio|chuva) (?:infernal|horrivel|terrivel|demais|da peste|danado|do cao|de rachar)\b|\b(?:cruzeiro|galo|atletico|sport|nautico|santa cruz|avai|figueirense|coritiba|athletico|botafogo|fluminense|internacional|inter|bahia|vitoria|fortaleza|ceara|goias|atletico goianiense|santos|sao paulo) (?:ganhou|perdeu|empatou|jogou|joga|caiu|subiu|e campeao|foi campeao)\b|\b(?:supremo|stf|congresso|senado|ministro|governo|prefeito|governador)\b|\bvender (?:um |meu |uma |minha )?(?:automovel|carro|moto|veiculo)\b|\b(?:ja comeu|comi|almocei|receita|churrasco|cerveja|cachaca|festa|praia hoje|carnaval|sao joao|natal chegando)\b|\b(?:me conta|conta uma|sabe alguma) .{0,12}(?:piada|historia|fofoca)\b|\b(?:quanto e|quantos sao) \d+|\bquem (?:descobriu|inventou|e o presidente|foi)\b|\bque (?:horas|dia) (?:sao|e hoje|e)\b/,
  ],
  ajuda: [
    /^(?:me )?(?:ajuda|ajude|socorro|help|menu|opcoes|como funciona|o que (?:voce|voces) (?:faz|fazem)|duvidas?|estou com duvidas?|tenho (?:uma )?duvidas?|preciso de ajuda|pode me ajudar|me ajuda (?:ai|por favor))(?: ?\?| \.| por favor| lisa)*$/,
  ],
  parar: [
    /^(?:por favor )?(?:parar|pare|para|stop|sair|cancelar|cancela|descadastrar|me tira(?: da lista)?|me remove(?:r)?(?: da lista)?)(?: \.| por favor| lisa)*$/,
    /\b(?:nao quero (?:mais )?(?:receber|que (?:me )?mande\w*|mensage\w+)|par[ae](?:m)? de (?:me )?(?:mandar|enviar|encher|perturbar|escrever|chamar)|nao me (?:mande|mandem|envie|enviem|escreva|chame|perturbe|incomode)\w*|chega de mensage\w+|me tira (?:da|dessa|desta) lista|sair da lista|nao quero mais(?= ?$| [.]))/,
  ],
  apagar: [
    /\b(?:apag(?:ar?|ue|uem)|exclu(?:ir?|a|am)|delet(?:ar?|e|em)|remov(?:er?|a|am)|elimin(?:ar?|e)|tira(?:r)?|retir(?:ar?|e)|limpa(?:r)?) .{0,24}\b(?:dados|informacoes|cadastro|conta|tudo|registro meu|meu numero)\b/,
    /(?:^|[.] )apag(?:ue|ar|a)(?: tudo| isso)?(?: \.|$)|\blgpd\b.{0,30}\b(?:apag|exclu|delet|remo)/,
  ],
  'meus-dados': [
    /^(?:(?:quero|exportar|ver|baixar|mostra|mostrar|me manda|quais sao|gostaria de|preciso) )*(?:os |todos os )*meus dados(?: por favor| ?\?| \.)*$/,
    /\b(?:quais|que) (?:sao os )?(?:meus )?dados .{0,20}(?:voces tem|voce tem|guardam|estao guardados|sabem)\b/,
  ],
  pular: [
    /^(?:(?:pode |quero |vou |prefiro |vamos |da para )*(?:pular|pula|passar|deixar em branco|deixar para depois|proxima(?: pergunta)?|seguir sem|ir sem|continuar sem(?: foto)?)|depois|sem foto(?: por enquanto| por ora)?|depois (?:eu )?(?:mando|envio|vejo|coloco|te mando|manda)|mando depois|envio depois|agora nao|skip|pode ser depois|pula (?:essa|isso|esta|esse))(?: .{0,20})?$/,
    /\b(?:(?:pode|deixa|deixe|deixar|fica|ficar|vai|segue|vamos|bota) (?:ficar |deixar |ir )?sem(?: (?:a |uma )?foto)?(?= ?$| [.,])|nao tenho (?:nenhuma )?foto|nao quero (?:mandar|enviar|colocar|por) (?:a |minha |nenhuma )?foto|prefiro nao (?:mandar|informar|dizer|falar|enviar|colocar|responder)|foto (?:mando |envio |eu mando |fica para )?depois|depois (?:eu )?(?:mando|envio|tiro) (?:a |uma |minha )?foto|deixa (?:a foto |essa )?(?:para|sem) (?:depois|foto)|sem foto|estou sem foto|pode (?:ser|ficar|deixar) sem|nao vou (?:mandar|enviar|informar)|da para pular|quero pular|pular (?:essa|isso|esta|a foto|foto))\b/,
  ],
  voltar: [
    /^(?:(?:quero|pode|da para|posso) )*(?:voltar?|volte|anterior|pergunta anterior|passo anterior|voltar (?:uma|a anterior|um passo|para (?:a )?(?:pergunta )?anterior))(?: por favor| ?\?| \.)*$/,
  ],
  continuar: [
    /^(?:(?:pode|vamos|quero|bora|podemos) )*(?:continuar|continua|continue|retomar|recomecar|seguir|segue|prosseguir|prossiga|avancar|onde (?:paramos|parei))(?: de onde (?:paramos|parei|parou)| o cadastro| sim| por favor| entao| \.)*$/,
    /\b(?:de onde (?:paramos|parei|parou)|onde (?:paramos|parei)|retomar o cadastro|terminar (?:o |meu )?cadastro|continuar (?:o |meu |com o )?cadastro)\b/,
  ],
  'outra-lingua': [
    /\b(?:do you|speak|english|i am|i'm|im a|i want|i would|please|thank you|thanks|hello there|how (?:much|do|are|can)|what is|who are|good morning|my name is|realtor|real estate)\b/,
    /\b(?:hablo|hablas|espanol|quiero|gracias|buenos dias|buenas tardes|buenas noches|usted|ustedes|como estas|me llamo|soy de|necesito|por que no|puedo|cuanto|cuesta|inmobiliari[oa])\b/,
    /\b(?:bonjour|merci|je suis|je m|parlez|francais|ciao|buongiorno|grazie|parlo|italiano|ich bin|guten)\b/,
  ],
  menor: [
    /\b(?:tenho|tendo|com|fiz|faco|vou fazer|completei) (?:so |apenas |ainda )*(?:1[0-7]|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete) anos?(?! (?:de|no|na|que|com|em|trabalh|atu|vend|corret|exper|merc|profiss))\b/,
    /\b(?:sou|eu sou|ainda sou) (?:de )?menor(?: de idade)?\b|\bmenor de (?:idade|18)\b|\bnao tenho 18\b/,
  ],
  comprador: [
    /\b(?:quero|queria|procuro|estou procurando|busco|estou buscando|gostaria de|pretendo|preciso|interesse em|interessad[oa] em|estou interessad[oa] (?:em|no|na)|vi (?:o|um) anuncio|pensando em|to querendo|estou querendo|tem|voces tem) .{0,24}\b(?:comprar|alugar|adquirir|visitar|financiar|um (?:apartamento|ape|imovel|terreno|lote|sobrado|studio|kitnet|apto)|uma (?:casa|kitnet|cobertura|sala comercial)|apartamento para (?:alugar|comprar|morar)|casa para (?:alugar|comprar|morar)|apartamentos? (?:a venda|de \d|com \d)|casas? a venda|imovel para (?:morar|comprar|alugar))\b/,
    /\b(?:nao sou corretor[a]?|sou (?:comprador[a]?|cliente|inquilin[oa]|investidor[a]?)|para (?:eu )?morar|minha casa propria|casa propria|minha casa minha vida)\b/,
  ],
  'outro-cadastro': [
    /\b(?:ja (?:sou|fui|estou|to) cadastrad[oa]|ja (?:tenho|fiz|possuo|havia feito|tinha feito) (?:o |um |meu )?(?:cadastro|registro|conta)|meu cadastro antigo|outro (?:numero|whatsapp|cadastro|telefone)|tenho dois (?:numeros|cadastros|whatsapp)|cadastrad[oa] (?:no|com|em) outro|duplicado|fiz (?:dois|2) cadastros)\b/,
    /\b(?:esse|este|o) (?:whatsapp|celular|numero|telefone|zap|aparelho) (?:nao e meu|e (?:do|da|de) (?:meu|minha|um|uma|outr|colega|amig)|esta (?:emprestado|com))|\b(?:celular|telefone|whatsapp|numero) (?:emprestado|do meu (?:colega|amigo|marido|filho|chefe|socio|pai)|da minha (?:colega|amiga|esposa|filha|mae|chefe|socia)|de (?:um|uma) (?:colega|amig[oa]))\b/,
  ],
};

/** Requests and questions that need no mark: services, and what is asked in the midst of a sentence. */
export const requests =
  /\b(?:(?:me )?(?:manda|mande|envia|envie|passa|passe|da|quero|queria|preciso d[oae]|cade|qual|perdi)(?: ai| aqui| pra mim| me| de novo)? (?:o |a |os |as |do |da |meu |minha |um |uma )*(?:link|site|pagina|endereco|material|tabela|precos?|book|folder|senha|acesso|login|fotos d|plantas?|video|disponibilidade|visitas)|^(?:meu |minha )?(?:link|senha|tabela|material|visitas|novidades|status|book|login|acesso)(?: d.{0,40})?$|(?:tabela|material|link|book|preco|precos|plantas?|disponibilidade|condicoes) (?:do|da|de|dos|das) |esqueci (?:a |minha |o |meu )?(?:senha|login|acesso)|(?:reset|resetar|recuperar|redefinir|trocar|nova) (?:a |minha )?senha|minhas visitas|o que (?:que )?(?:tem|ha|teve) de novo|(?:de graca|gratis) ou|ou tem que pagar|ou (?:e|eh) (?:robo|aquele|uma? maquina|computador|golpe)|e (?:gente|pessoa) (?:mesmo|de verdade)|(?:ja|la) (?:saiu|fui|foi|esta|estou|tem) (?:a |o )?(?:resposta|aprovad[oa]|aprovacao|resultado|pronto|liberado|no ar)|(?:entendeu|viu|recebeu|leu|anotou|chegou) (?:o que|meu|minha|a |ai|direito|certo|nao|tudo|voce)|que (?:e|que e) isso|(?<!nao )(?:tem|tera|teria|da) problema|trampo com|serve(?= ?\?)|quantas? (?:perguntas?|coisas?) faltam?|esta no fim|falta muito|solicito (?:informac|esclarec|o envio|envio|o link)|gostaria de (?:receber|solicitar|obter)|e possivel|ha (?:relacao|algum|alguma|possibilidade|previsao|prazo)|(?:vi|ouvi|me falaram|disseram) que .{0,40} (?:e verdade|procede)|tem (?:o preco|a tabela|tabela|material|alguma|algum|previsao|prazo|novidade)|alguma (?:novidade|previsao|noticia|posicao|visita)|qm e|trocar (?:minha |a )?foto depois|preciso de (?:ajuda|orientacao)|queira (?:me )?(?:enviar|informar|encaminhar|esclarecer)|endereco d[oe] meu)\b/;

/** How a question begins, in a clause without its mark. */
export const questionWords =
  /^(?:e |mas |so |entao |ai |ta |oi |ola |me diz |me fala |me explica |uma (?:duvida|pergunta) |antes |primeiro |pergunta |duvida |bom dia |lisa |ah |olha |hum |gente |moca |por favor )*(?:quanto(?:s|a|as)?|qual|quais|como(?! (?:ja|voce quiser|quiser|queira|falei|disse|informad))|e agora(?= ?$)|de que|que (?:nome|email|telefone|regiao|horas?|e isso|e nome)|ja tem|serve|vale (?:para|bairro|locacao|a|so|tambem)|atende[m]?|vou (?:receber|ganhar|ter que)|vao (?:descontar|ligar|me)|estou falando com|tem (?!.* nao$|(?:uma |alguma )?coisa|sim|nao|um erro|algum erro|interesse|problema nao|tempo|demais|uma coisa errada)|posso (?!sim|mandar depois)|deu certo|da para|e (?:valor|inteligencia|a lisa)|nao lembro (?:a |minha )?senha|voces (?:ligam|pagam|cobram|divulgam|vendem|atendem|aceitam|mandam|tem|podem|vao|sao (?:de|quem|uma))|quando|onde|por ?que|quem|o que|que (?:programa|e isso|tipo|empresa|negocio|historia|documentos?|cadastro|dados)|para que|pra que|de quem|de onde|com quem|tem que|tenho que|precisa(?! nao)(?: de)?(?: ter| pagar| ser)?|preciso (?:pagar|ter|mandar|de|enviar|ir|ser|assinar)|posso (?!ser chamad|sim|comecar)|da para|eu posso|vai (?:demorar|ter|custar)|demora|e (?:de graca|gratis|gratuito|golpe|seguro|serio|confiavel|verdade|pago|obrigatorio|robo|um robo|humano|voce|cobrado|caro|exclusivo|so|para|pra|presencial|online)|tem (?:algum|custo|taxa|mensalidade|contrato|multa|salario|exclusividade|comissao|vinculo|como)|isso (?:e|tem|vai|custa|da|aqui)|voce (?:e|eh) (?:quem|(?:um |uma )?(?:robo|maquina|pessoa|humana|atendente)|robo|humana?|maquina|de|real|gente|pessoa|alguem|da)|voces (?:sao|tem|cobram|pagam|trabalham|ficam|vao|podem|usam|vendem|divulgam|atendem)|cade|aonde|serve para|funciona (?:como|em|mesmo)|ganho|recebo|pagam|quero saber|queria saber|gostaria de saber|gostaria de entender|quero entender|queria entender|me explica\w*|explica\w*|pode (?:me )?(?:explicar|dizer|informar|esclarecer)|pode me falar|tenho (?:uma )?duvidas?|uma duvida|uma pergunta|e se (?:eu)?|sera que|vale a pena|nao (?:e golpe|entendi)|cobra(?:m)?|quem paga|pode ser (?:mais|selfie|qualquer|comercial|so|bairro)|o cadastro (?:e|custa|tem)|meus dados (?:ficam|vao)|vao (?:usar|vazar|vender))\b/;
