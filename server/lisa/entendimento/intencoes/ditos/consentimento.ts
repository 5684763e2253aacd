/**
 * Ways of saying yes, no and later, by how they are said; the first that fits a place is taken. S and N stand for
 * themselves, s and n only where nothing speaks against them ('não, pode sim' is a yes); A puts off, C sets a
 * condition, '-' is none of these though it looks like one.
 */
export type Mark = 'S' | 's' | 'N' | 'n' | 'A' | 'C' | '-';

/** What stands in a row under a name in braces. */
export const slots = {
  end: String.raw`
(?= ?$| [.,?]| e (ai|entao)\b)
`,
  goOn: `
(participar|me cadastrar|cadastrar|fazer( parte| o cadastro| meu cadastro| cadastro| isso| sim)?|entrar|
  comecar|ser (corretor|parceir[oa]|cadastrad[oa])|continuar|seguir|prosseguir|avancar|me inscrever|
  inscrever|iniciar|dar continuidade|dar inicio|tentar|confirmar|enviar|concluir|finalizar|esse|este|
  o cadastro|meu cadastro|colaborar|me juntar|participa|cadastra|isso)
`,
  very: `
(sim|muito|demais|claro|ja|mesmo|tambem|bastante|agora|logo|com certeza|ne|ue|tanto|uai|para ontem|vamos)
`,
};

export const ways: readonly [Mark, string][] = [
  [
    '-',
    String.raw`
nao me (mand\w+|envi\w+|ench\w+|encham) .{0,10}(propaganda|spam|promoc\w+|lixo|correntes?)
(so )?(falt\w+|fica) (so |somente )?(a|o|mandar a) foto.{0,20}(depois|amanha)( eu)?( mando| envio)? | (mas |so )?(vai |vamos |seja |e |manda )?(rapid\w+|direto) .{0,4}(que|porque) .*
ate (amanha|logo|mais|breve|segunda|a proxima)\b | sim ou nao | nao ou sim
(nao )?sei (se )?(sim|quero) | se (sim|nao)\b | uhum[ .,]* sei\b | pode ser que (sim|nao|depois|eu|seja|de)
(oi|ola|opa|e ai|eai)[ .,]*tudo (certo|bem|bom|joia|tranquilo)
(falei|disse|respondi|mandei|escrevi|mando|coloquei) (que )?(sim|nao) | (bom|boa) (dia|tarde|noite)
tudo (bem|bom|certo|ok|joia|tranquilo) ?\? | tudo bem com (voce|voces) | como vai
esta (bem|bom|certo) (essa|esse|isso|este) .{0,20}\?
pode (me |voce )*(dizer|falar|explicar|ajudar|passar|informar|esclarecer|ligar|chamar|trocar|mudar|corrigir|
  alterar|apagar|excluir|repetir|tirar|arrumar|atualizar|editar|esperar|(colocar|por|botar)(?! ?$| [.,])|ficar|ser (o|a|de|
  com|como|so|que|no|na|em|so)\b|(deixar|ir) sem)
(e|isso e|esta) (claro|certo|seguro) ?\? | certo \? | ok \? | beleza \? | sim \?
(quero|queria|gostaria de|gostaria|preciso) (so |apenas |muito |antes |primeiro )*(de )?(saber|entender|
  falar|conversar|ver|tirar|perguntar|corrigir|mudar|trocar|alterar|apagar|excluir|comprar|alugar|vender|
  vou|informacao|informacoes|mais informacoes|detalhes|mais detalhes|um|uma|que|ser chamad[oa]|usar|colocar|
  conhecer|arrumar|atualizar|parar|sair|cancelar|ajuda|o numero|meu link|meus dados|esperar|ligar|receber)
`,
  ],
  [
    'S',
    `
por ?que nao | porque nao | nao (carece|precisa)( de)? (nem )?perguntar
nao (tem|tenho|vejo|ha|teria|sera) (nenhum )?(problemas?|pobrema|objecao|nada contra)
sem (problemas?|nenhum problema|crise|erro|medo|neura) | nao vejo a hora
nao (posso|da para|quero|vou) (perder|ficar de fora|deixar passar) | nao perco por nada | nao me oponho
nao tem (como|porque|por que) (dizer |falar |recusar)?(nao)? | nao custa nada | nao (tem )?erro
sem (sombra de )?duvidas?( nenhuma| alguma)? | nao (tenha|tenho|tem|ha|resta) (nem )?(a menor )?duvidas?
so se for (agora|ja|para ontem|hoje) | nao e (nao|que nao queira) | como nao | nem precis[oa] (perguntar|pensar) | nem pens(o|ei) duas vezes
nao precisa (nem )?perguntar
quem sou eu para (dizer|falar) nao | nao (poderia|posso|tenho como) (recusar|negar|dizer nao)
nada (obsta|impede|contra) | sem (objecoes|objecao|ressalvas|restricoes|reparos)
(la )?sou de (dizer|falar) nao | ia dizer nao | tem como (dizer|falar) nao
`,
  ],
  [
    'A',
    String.raw`
vamos ver{end} | pode ser que (sim|nao|depois)? | pode deixar[ .,]* que eu (te |lhe )?(aviso|chamo|falo|procuro|ligo|retorno|digo)
(agora|hoje|no momento|por enquanto|por agora|nesse momento|neste momento|ainda|esse mes|
  essa semana) (eu )?nao( (posso|consigo|da|quero|vou conseguir|tenho (como|tempo)|vai dar|dava|rola))?
nao (posso|consigo|da|vai dar|tenho tempo|tenho como|vou conseguir|estou podendo|quero) (falar |responder |
  fazer |mexer |ver |isso |para mim )*(agora|hoje|nesse momento|neste momento|no momento|ja)
(mais tarde|depois(?! (de (voce|aprovado)|do (cadastro|sim)))|amanha|outra hora|outro dia|outro momento|
  semana que vem|mes que vem|ano que vem|a noite|mais para frente|daqui (a )?(pouco|um pouco|uns|umas|umas|
  \d+|uma|meia|dois|duas|tres|cinco|dez)|segunda feira|na segunda|na terca|na quarta|na quinta|na sexta|
  no sabado|no domingo|no fim de semana|fim de semana|quando (eu )?(chegar|puder|der|sair|terminar|acabar|
  tiver|voltar)|assim que (eu )?(chegar|puder|der|sair|terminar|acabar|tiver|voltar)|ja ja|jaja|logo mais|
  em breve|um minuto|um minutinho|um momento|um momentinho|um instante|so um (minuto|minutinho|momento|
  segundo|instante|seg|min)|rapidinho ja|(me )?espera( ai| um pouco| um pouquinho| so)?|aguarda( um)?|
  guenta ai|segura ai)
(vou|deixa|deixe|preciso|quero|tenho que|tenho de|queria|irei) (eu )?(so )?(pensar|ver( com| se| direito|
   certinho| primeiro| melhor| antes| aqui)?|analisar|avaliar|conversar com|falar com (minha|meu|a minha|
  o meu)|refletir|decidir|consultar|perguntar (para|ao|a) (minha|meu))
(te|lhe|voces?) (respondo|retorno|aviso|falo|chamo|procuro|mando)
(eu )?(respondo|retorno|aviso|volto|chamo) (depois|mais tarde|amanha|ja|assim|quando|logo)
estou (no (trabalho|transito|volante|plantao|medico|onibus|meio)|dirigindo|em (reuniao|atendimento|visita|
  aula)|atendendo|ocupad[oa]|trabalhando|na rua|na correria|com cliente|sem tempo)
to corrid[oa] | oportunamente | assim que possivel | quando possivel
(eu )?(mandarei|informarei|retornarei|analisarei|darei|verei|farei|responderei|enviarei|avaliarei|pensarei|
  verificarei|decidirei|providenciarei|confirmarei|entrarei)
(mando|envio|faco|respondo|vejo|termino|passo|digo|preencho|confiro) (de noite|a noite|a tarde|de tarde|
  cedo|logo|em casa|la em casa|de casa|no (escritorio|computador|almoco)|na (segunda|terca|quarta|quinta|
  sexta|hora do almoco))
vou (pedir|buscar|procurar|pegar|conferir|olhar|checar|dar uma olhada|achar|tirar|ler)
deixa( eu| ver eu| me)? (conferir|olhar|ler|procurar|pegar|buscar|achar|checar|chegar|terminar|so)
estou (lendo|conferindo|indo|chegando|pegando|buscando|almocando|jantando|na fila|no banco|num|numa|
  viajando|em audiencia|em viagem|em plantao)
encontro-me | perainda | espera ainda | calma (ai|la) | ainda (estou|to) | talvez | quem sabe
ainda nao (sei|decidi|resolvi)( direito)? | nao (sei ainda|decidi|resolvi)( ainda)?
nao sei se (quero|vou)
[a-z]{3,}(arei|erei|irei)(?! (participar|o cadastro|com prazer)) | vo(u)? (ve|ver|olhar|catar|cacar|procurar|achar|caça|perguntar?|pedir|consultar|
  verificar|checar|buscar?|pegar?|tirar|bater|arrumar)(?= |$)
(deixa|deixe|preciso|queria|quero|tenho que) (eu )?(prosear|trocar ideia|me organizar|me informar|terminar|acabar|tomar|achar|procurar|olhar|
  conferir|ler|respirar|pegar|buscar) | a?guent[ae]( ai| ae| um pouco| rapido| um tempo| as pontas)?
^(so )?(1|um|dois|2|cinco|5|dez|10) (min|minuto|minutos|minutinhos?|seg|segundos?|segundinho) | uns minut(os|inhos) | umas horas
(peco|queira|favor|por favor|pode|poderia) .{0,20}aguardar | aguard(a|e|em)(?= |$)
(estou|ando|esta) (muito |super |mega |meio )?(ocupad[oa]|enrolad[oa]|atarefad[oa]|atolad[oa]|apertad[oa]|corrid[oa]|na correria|em compromisso|em viagem|viajando|na igreja|no culto|
  na missa|na escola|na faculdade|na academia|no medico|no hospital|no banho|no onibus|no trem|no metro|no trabalho|no trampo|no servico|no churrasco|na estrada|na rua|no banco|no cartorio)
^(muito )?(ocupad[oa]|enrolad[oa]|corrid[oa]|correria|viajando|dirigindo|atendendo|trabalhando|almocando|jantando)(?=$| [.])
(esqueci|larguei|ficou|deixei|esta) (a |o |minha |meu |com )*(carteir\w+|documento|numero|cartao).{0,12}(em casa|no escritorio|no carro|na bolsa|la|no trabalho)
(so )?(a|o|e a|e o) (minha|meu) (filh[oa]|net[oa]|espos[oa]|marido|mulher|secretari[oa]|soci[oa]|sobrinh[oa]) .{0,12}(sabe|mexe|cuida|tem|entende)
(mando|envio|passo|vejo|respondo|faco|resolvo|te passo|te mando|lhe mando|te falo) (isso |ela |ele |a foto |o numero )*(depois|amanha|mais tarde|de noite|a noite|segunda|logo|jaja)
ja te (mando|passo|falo|respondo|envio|digo) | te (chamo|procuro|dou um retorno|dou retorno|retorno|mando|passo) (depois|mais tarde|amanha|logo|ja)
quando (eu |a gente |voce )?(chegar|puder|der|sair|tiver|voltar|terminar|acabar|sobrar|encontrar|achar|pegar)
espera[r]? (minha|meu|a|o|ela|ele|chegar|so) .{0,20} | pensar (com carinho|direitinho|um pouco|no caso|no assunto)
estou (?!esperando|aguardando|querendo|precisando|procurando|entendendo|gostando|achando|falando|mandando|enviando|adorando|amando|perdendo|
  conseguindo|entrando|vendo|afim|confirmando|aceitando|autorizando|desistindo)(aqui |meio |ainda )?[a-z]{2,}(ando|endo|indo)(?! (sim|mal|bem)(?= |$))
calma( ai)?(?= ?$| [.,]| que) | (preciso|quero|vou querer|necessito) (de )?(uns|alguns|mais|um) (dias?|tempo|horas|minutos|tempinho|prazo)
(deixa|deixe) (eu )?(pegar|ver|achar|olhar|buscar|procurar)
`,
  ],
  [
    'C',
    String.raw`
tchau | (?<=[.] )(golpe|cilada|piramide){end} | (deve ser|parece|cheira a|cara de|isso e) (golpe|cilada|piramide)
(se|caso|desde que|contanto que|so se|somente se) (for|nao|tiver|eu|der|voces?|e|o|a|fosse|realmente|
  puder)\b
`,
  ],
  [
    'A',
    `
nao tenho (ela |ele |isso |o numero |a carteira )?(aqui|agora|comigo|em maos|na mao|no momento)
`,
  ],
  [
    'N',
    String.raw`
(mas|porem|so que) (agora |hoje |por ora )?nao{end}
claro que nao | com certeza nao | certeza que nao | de jeito nenhum | de forma alguma
de maneira nenhuma | nem (pensar|a pau|quero|morto|em sonho|ferrando|fudendo|pense) | deus me livre
to fora | estou fora | tou fora | fora dessa | sai fora | cai fora | me tira (dessa|fora)
me deixa( em paz| quieto)
(nao|num|nem) ((me|mais|muito|ia|iria|vou|estou|to|tou|tenho|a fim|de|estou a fim de|
  estou afim de) )*(quero|queria|desejo|gostaria|interessa|interesso|interessad[oa]|interesse|participar|
  participo|aceito|autorizo|concordo|topo|preciso|precisa|pretendo|curto|afim|a fim|rola|confirmo|obrigado|
  valeu|cadastr(ar|e|a))( (nao|mais|nada|participar|isso))*
(quero|queria|pode|posso|preciso|tenho|vou|aceito|topo|estou|precisa|gostei|interessa|curti|rola|da|querer|
  fazer|participar|rolar)( mais)? nao\b
sem (nenhum )?interesse | (eu )?dispenso | desisto | desisti | negativo | (jamais|nunca)(?= ?$| [.])
recuso
(prefiro|melhor|acho (melhor )?que|creio que|acredito que|acho que e|pensando bem|
  decidi que) nao( participar| fazer| querer)?
deixa (para la|quieto|para proxima|para outra|assim mesmo|baixo) | deixe para la | esquece
(?<!te |lhe |ja )(eu )?passo(?= ?$| [.,]) | fica para (proxima|outra)
nao (mesmo|senhora?|muito obrigado|e para mim|e minha praia|faz sentido|desta vez|dessa vez)
nao (sera|vai ser|foi|e) possivel | nao (poderei|posso aceitar|poderia aceitar) | (me )?abstenho(-me)?|(me )?recuso(-me)?
nem (se|que) (me )?(pag\w+|paguem|pint\w+|vac\w+) | (solicito|peco|quero|desejo|favor) (o |um )?(cancelamento|desligamento)(?! do programa)
^(cancelar|cancele|cancela|recuso|dispenso|negativo)(?= ?$| [.]) | desisti\w* | (me )?esque[cs]am?( de mim)?(?= ?$| [.])
(estou|esta|to) (suave|de boa|tranquil[oa]|beleza|bem)(?: aqui)? (disso|dessa|com isso) | (para|pra) cima de (mim|moi)
(nem|nao) rola | rola nao | nao contem? comigo | nao (estou|to) (nessa|afim|interessad[oa]|querendo)
ja (sou|estou|trabalho|tenho) (de|com|em|numa?|outra) .{0,14}(imobiliaria|empresa|parceria|programa)
ja (me aposentei|estou aposentad[oa]|parei|nao (trabalho|atuo|vendo)) | nao (trabalho|atuo|mexo|vendo) mais
nao (estou|tou|to) (nem )?(um pouco |muito )?(a fim|afim|interessad[oa]|querendo|nessa) | nao tenho (o |a |nenhum |qualquer )?(menor |minimo )?interesse
(?<=^|[.,?] )nada disso (esta|ta|e)? ?(certo|correto|bom|ok)? | nem pensar | (isso |isto )?(eu )?nao (vou|quero|pretendo) (informar|dizer|falar|passar|dar|contar|responder)
`,
  ],
  [
    'S',
    `
capaz que nao | nao custa (nada )?(tentar|ver) | por mim (pode|tudo|esta|ok|beleza|sim)
(tem|tens) (o )?meu (sim|ok|aceite|aval) | ciente e de acordo
`,
  ],
  [
    'n',
    String.raw`
nao (vou |quero |pretendo |posso |gosto de |irei |costumo )?(te |lhe |vos |me )?(dar|passar|passo|dou|mando|
  mandar|informo|informar|digo|dizer|envio|coloco|colocar|forneco|fornecer|compartilho|compartilhar|
  respondo|preencho|preencher|utilizo|entro|entrar|caio|cair|arrisco|clico)\b(?! (agora|hoje|ja|de cabeca))
`,
  ],
  [
    'N',
    String.raw`
(?<=^|[.,?] )(capaz( que .{0,12})?|esta (louco|doido|maluco|loco)|nem a pau|nem fudendo|ai dento|sai( dessa|
   pra la)|me erra|vaza|rala|me poupe|nada disso|nao mesmo)
me deixa em paz | nao (me )?(enche|perturb\w+) | (esta |esta tudo )?(certo|correto|bom|ok) nao\b
nao esta (tudo )?(certo|correto|bom|ok|legal)
nao (manda|mande|envia|envie|pode enviar|pode mandar|confirmo|confirma)(?= ?$| [.]| ainda)
(precisa|carece|quero|vou|da) nao\b
nao (precisa|carece|vai precisar|e necessario|ha necessidade|faco questao)
agradeco( o convite)?( [.])?,?( mas| porem| contudo| entretanto) | declino | (eu )?recuso
nao (consinto|autorizo|desejo|pretendo|tenciono|me (interessa|convem|cadastr\w+))
(estou|to) de boa(?= ?$| [.]) | deixe? (para la|quieto|estar) | fica para (a )?proxima
nao sou (eu|o|a) .{0,30} | me exclua | desligar-me | me desligar | desvincular | cancele | nao concordo
de maneira alguma | em hipotese alguma | (ja )?(trabalho com|tenho) outra (empresa|imobiliaria|parceria)
cancel[ae] (tudo|isso|o cadastro)?
`,
  ],
  [
    'S',
    String.raw`
claro que (sim|quero|aceito|topo|pode|vou|tenho|gostaria|autorizo|concordo)
(quero|queria|gostaria|gostaria de|adoraria|desejo|pretendo|vou|vamos|bora|posso|pode(mos)?|aceito|topo|
  eu gostaria de|quero muito|afim de|a fim de|aceita) {goOn}
(eu )?(quero|aceito|topo|concordo|autorizo|confirmo|gostaria|adoraria|queria|participo)( {very})+
(eu )?(quero|aceito|topo|concordo|autorizo|confirmo|adoraria|gostaria|participo){end}
((eu )?tenho|(eu )?estou (com|muito|super|bem|mega)?|me|muito|com|super|tem) (sim |muito |muita |total |
  bastante |todo |o |super |grande )*(interesse|interessad[oa]|interessa|interessei|animad[oa]|vontade|
  a fim|afim)( sim| em participar| no programa)?
interessad[oa]( sim)? | interessa sim | me interessa | tenho sim
estou (dentro|in|a fim|afim|pronto|pronta|on|nessa|junto) | tou dentro | to dentro
(ja )?(conta|contem|conte|podem contar|pode contar) comigo | tamo junto | estamos juntos?
estamos junto | nois | dentro(?= ?$| [.,]) | demoro(u)? | so (se for agora|vamos|bora|alegria)
e para ja | agora mesmo
(me |pode me |podem me )(cadastra|cadastre|cadastrar|inscreve|inscreva|inscrever|poe|bota|coloca|inclui|
  inclua|registra)( ai| sim| logo| nessa| no programa| por favor| entao)*{end}
(pode|podemos|podem|pode-se) (sim|claro|ir|mandar|comecar|seguir|prosseguir|continuar|cadastrar|anotar|
  confirmar|enviar|perguntar|crer|apostar|vir|ser( sim| claro| tranquilo)?{end}|iniciar|fazer|registrar|
  salvar|concluir|finalizar|tocar|soltar|meter|usar|avancar|dar|deixar assim|filmar)
(vamos|bora|partiu|vamo|simbora|simbora|bota|toca|segue|manda|mete|solta|pau na|senta) (la|nessa|sim|nos|
  ver|bala|fazer|comecar|embora|que vamos|o baile|fundo|bronca|a ficha|o dedo|ficha|em frente|adiante|agora|
  ja|entao|logo|fechar|participar|o jogo|a bala|pra cima|para cima|a pergunta|as perguntas|brasa|a ver)
(consinto|anuo|aquiesco|assinto|estou de (pleno )?acordo|de (pleno )?acordo|pois nao(?= ?$| [.,?])|prossiga|prossigamos|
  proceda|perfeitamente|manifesto (meu |o meu |meu total )?interesse|tenho (total |muito |pleno )?interesse|
  aceito (o convite|participar|os termos|sim)|confirmo( (a exatidao|os dados|tudo|que|o resumo|
  as informacoes))|os dados (estao|conferem)|dados (corretos|conferem|conferidos|ok)|
  (?<!nao )esta(o)? (tudo )?(corret|cert|exat|perfeit)\w+|tudo (correto|confere|certo|certinho|ok|em ordem|
  exato)|nao ha (reparos|ressalvas|correcoes|erros|o que corrigir|nada a corrigir)( a fazer)?|sem (reparos|
  ressalvas|correcoes)|pode(m)? (encaminhar|registrar|protocolar|despachar|submeter)|(faz|faca|fazer|
  faca-se) (o )?(meu )?(cadastro|registro)( ai| logo)?|arretad[oa]|massa demais|da certo|vambora|
  que bom(?= ?$| [.])|eba|oba|uhul|so vem|bora que|ja quero|quero quero|conte comigo)
(sim|logico|obvio|evidente(mente)?|obviamente|certamente|naturalmente|logicamente|com certeza|
  certeza absoluta|com (todo|muito|o maior) prazer|seria (otimo|um prazer|uma honra|maravilhoso)|
  com toda (a )?certeza|ja e|jae|fechou|fechado|combinado|partiu(?! dormir)|bora(?! (tomar|beber|comer|sair|
  jogar|ver o jogo))|simbora|afirmativo|corretissimo|certissimo|uhum|joinha|dale|firmeza|firmao|de lei|
  so bora|vai que vai|na hora(?= ?$| [.])|aceitei|topei|quero entrar|me (inclui|coloca|bota|poe) (ai|nessa|
  na lista)|pode (lancar|mandar o papo|meter bronca|proceder)|lanca( ai)?|manda o papo|estou (nessa|na area|
  junto|afim|a fim)|bora bora|da-lhe|ate que enfim|pode ter certeza)
(?<=^|[.,?] |(^|[.,?] )(opa|oi|ola|uhum|ok|sim|ha|entao|e|mas) )(claro|certeza|prazer|vamos|positivo|
  correto|exato|exatamente|confirmado|confere|perfeito|(esta )?tudo (certo|certinho|ok|correto|conforme|
  confere|perfeito|joia|em ordem)|esta (tudo )?(certo|certinho|otimo|ok|correto|bom|perfeito|joia|show)|
  certinho|e isso( ai| mesmo)?{end}|isso (mesmo|ai|ai mesmo|aew){end}|(e|sou) (sim|ess[ea] mesmo|isso mesmo|
  est[ea] mesmo|ess[ea]){end}|ess[ea] (mesmo|ai)|manda( ai| ver| bala)?{end}|amei|adorei( a ideia)?|
  boa ideia|quero{end}|segue{end}|mas (bah|claro|e claro)|esta (tri|joia|massa|top|suave|show)|tri (bom|
  legal|afim|interessad[oa])|so vem|pode (pa|vir|crer|por)|papo reto|sem cao|suave( na nave)?|(e|eh) nois|
  brota|desenrola|me agrada|bao demais|bao|ta na mao|da bom|valendo|finalmente|gostei|pode deixar|
  deixa comigo|demorou|opa(?= ?$)|smi|concordo|quase certo)(?! \?)
(pode |podem )?cont(a|ar|e|em) comigo | (tem|tens|dou|concedo|voces tem) (a |o |toda )?(minha|meu|total) (anuencia|autorizacao|permissao|bencao|palavra|aval|ok|
  consentimento|concordancia|apoio) | (o |ah |e |nossa |oxe |rapaz )?se quero(?= ?$| [.]) | esta tudo certo
^(autorizad[oa]|prossegue|interessad[oa]|participo|liberad[oa]|ciente|aprovad[oa]|confirmad[oa]|correto|ratifico|consinto|anuo|aceitamos|queremos|avante|adiante)(?= ?$| [.,])
ratific(o|amos) | queira (dar|iniciar|proceder|prosseguir|efetuar|realizar|continuar|cadastrar|registrar|fazer)
(pode |podem |favor |queira )?d(ar|a|e|eem) (andamento|seguimento|sequencia|continuidade|prosseguimento|inicio)
aceito com (satisfacao|prazer|alegria|entusiasmo|gosto|gratidao|muito gosto) | voto de confianca
(esta )?tudo (nos conformes|nos trinques|em ordem|nos eixos|beleza|joia|redondo|redondinho|lindo|certissimo) | fechou todas
^(impecavel|perfeito|irretocavel|lindo|certissimo|corretissimo|batata|na mosca)(?= ?$| [.,])
pode (botar|por|tocar|registrar|protocolar|mandar|enviar|encaminhar|submeter)( isso| tudo| sim| ai| ja| logo)*( para (frente|a frente|analise|eles|aprovacao))?(?= ?$| [.,])
(estou|to) (on|in|dentro|nessa|junto|contigo|com voces) | brotei | pode pa | so (mandar|falar|dizer|pedir|perguntar) | esta mec | e isso ai
(os )?dados (estao|conferem|certos|corretos|batem)( corretos| certos| ok| todos)* | quer(o|ia) (muito )?(me )?(cadastr\w+|inscrev\w+|particip\w+)
toca (ficha|o barco|a ficha|em frente|para frente|adiante) | manda (bala|ver|brasa|ficha|bronca|ai|logo|la|as perguntas|a ver)
estava (procurando|querendo|esperando) (uma coisa|algo|isso|por isso)
(estamos|tamos|tamo) (ai|junto|dentro) | (so )?(lancar|lanca|solta|soltar|mandar|joga) (as perguntas|a braba|ai|o papo)
convite aceito | (pode )?contar com (a )?minha | esta conforme | positivo e operante | voces venceram | (vamos|bora) (ao|para o|pro) (cadastro|jogo|que interessa)
pode (subir|lancar|soltar|fechar|encaminhar|protocolar|despachar) | papo reto . quero
(esta )?tudo (direito|direitinho|certinho|nos trinks|perfeito|conforme|correto|certeza)
`,
  ],
  [
    's',
    String.raw`
(?<=^|[.,?] |(^|[.,?] )(nao|opa|sim|ok|esta|uhum) )(ok|beleza|certo|isso|show( de bola)?|legal|otimo|
  maravilha|massa|top|tranquilo|de boa|dboa|esta bem|ta bem|tudo bem|pronto|vai|boa|de acordo|okidoki|pode|
  podemos|pode ser|opa|excelente|bacana|da hora|joia|firmeza|demais|suave|tranks|bele|fmz|feito|valeu|
  s){end}
(?<=^)esta(?= ?$| [.])
(?<=^|[.,?] )(ok|beleza|certo|pode ser|tudo bem|de acordo|de boa|tranquilo|esta bem|okay)\b(?! (nao|que|e|
  de|com|aqui|ai e))
`,
  ],
  [
    'n',
    `
(?<=^|[.?,] )nao( nao)*(?= ?$| [.,?])
(?<=^)nao( nao)*(?= (eu |pode|na verdade|e isso|pera|espera|calma|errei))
`,
  ],
];
