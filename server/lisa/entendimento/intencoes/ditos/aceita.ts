/** A yes told with a no: 'por que não', 'sem problema'. */
export const simPelaNegativa = String.raw`
por ?que (e )?(que )?(eu )?nao (haveria|havia|hei|iria|ia|deveria|poderia)( de)? (querer|aceitar|topar|participar|entrar|gostar|me interessar)
por ?que nao(?= ?$| ?[.?,]| (participar|quero|vamos|bora|entrar|tentar|experimentar|aceitar|seria|sim|joinha)(?![a-z])) | quem (e|seria|sou eu|e que e) (doid[oa]|louc[oa]|bob[oa]|besta|trouxa) (de|que|para|pra) (nao|recus\w+|perder|negar|deixar)\b.{0,12}
seria (um |uma |muito )*(bob[oa]|besta|louc[oa]|doid[oa]|trouxa|burrice|loucura) (se )?(dissesse|falasse|nao|recus\w+|perder|negar).{0,14} | nao sou (mulher |homem |pessoa |doid[oa] |louc[oa] |bob[oa] )?de (recusar|negar|perder|dizer nao|falar nao|fugir)\b.{0,24} | (nem|isso nem|e nem) (se|carece|precisa) pergunt\w+
(acha|achou|pensa|pensou) que (eu )?(ia|vou|iria) (dizer|falar) (que )?nao\b.{0,24} | (eu )?(la |ia |la ia |ia la )+(dizer|falar|recusar) (que )?(nao )?\b.{0,24}
nao (mudaria|mudo|mexo|mexeria|tiro|tiraria|altero|alteraria|troco|trocaria) (em )?(nada|uma? (virgula|ponto|letra|palavra))
(nenhuma|sem) (correcao|alteracao|ressalva|mudanca|objecao|observacao)( (a|para) fazer)? | nao (carece|precisa)( de)? (nem )?perguntar
nao (tem|tenho|vejo|ha|teria|sera) (nenhum )?(problemas?|pobrema|objecao|nada contra)
sem (problemas?|nenhum problema|crise|erro|medo|neura) | nao vejo a hora
nao (posso|da para|quero|vou) (perder|ficar de fora|deixar passar) | nao perco por nada | nao me oponho
nao tem (como|porque|por que) (dizer |falar |recusar)?(nao)? | nao custa nada | nao (tem )?erro | nao (precisa|carece)( de)? (mudar|trocar|corrigir|alterar|arrumar|mexer|atualizar)( em)?( mais)? nada
sem (sombra de )?duvidas?( nenhuma| alguma)? | nao (tenha|tenho|tem|ha|resta) (nem )?(a menor )?duvidas?
so se for (agora|ja|para ontem|hoje) | nao e (nao|que nao queira) | como nao | nem precis[oa] (perguntar|pensar) | (nem |nao vou |vou nem |nao preciso |nao )*pens(o|ei|ar) duas vezes
nao precisa (nem )?perguntar
quem sou eu para (dizer|falar) nao | nao (poderia|posso|tenho como) (recusar|negar|dizer nao)
nada (obsta|impede|contra|tenho a opor|a opor) | nao (achei|vi|encontrei|tem|ha|tenho|existe) (nenhum |nenhuma |nada (de |para )?|o que )?(erro|errado|corrigir|mudar|mexer|tirar|por|reparo|correcao|alterar|acrescentar|consertar|reclamar)( (a fazer|sequer|algum|nenhum|nao))* | sem (objecoes|objecao|ressalvas|restricoes|reparos)
(la )?sou de (dizer|falar) nao | ia dizer nao | tem como (dizer|falar) nao
`;

/** A yes of what sounds like a no somewhere. */
export const simPorMim = `
^(deal|done|sure|of course|let ?s go)(?= ?$| [.,]) | all good
capaz que (eu )?(ia|vou|iria|vo) (perder|deixar|ficar de fora|recusar|dizer nao|me negar|faltar)( essa| passar| isso)? | imagina se (eu )?(ia|vou|iria) (perder|recusar|deixar)
capaz que nao | nao custa (nada )?(tentar|ver) | por mim (pode|tudo|esta|ok|beleza|sim)
(tem|tens) (o )?meu (sim|ok|aceite|aval) | ciente e de acordo
`;

/** Yes for itself. */
export const sim = String.raw`
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
(manifesto|registro|declaro|expresso|confirmo)[ .,]*((por meio d[ae]st[ae]|pel[ao] presente|desde ja|aqui)[ .,]*)?(a )?(minha|meu) (plena |total |inteira |integral |pleno )?(concordancia|anuencia|adesao|aceitacao|aceite|consentimento)
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
  com toda (a )?certeza|ja e|jae|fechou|fechado|combinado|partiu(?! dormir)|bora(?! (um|uma|pro|assistir|tomar|beber|comer|sair|
  jogar|ver o jogo))|simbora|afirmativo|corretissimo|certissimo|uhum|joinha|dale|firmeza|firmao|de lei|
  so bora|vai que vai|(?<=^|[.,?] )na hora(?= ?$| [.])|aceitei|topei|quero entrar|me (inclui|coloca|bota|poe) (ai|nessa|
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
va em frente | (me )?(considere|considera|considerem)(-me| me)? (inscrit[oa]|cadastrad[oa]|participante|dentro|parte) | defiro | dou (a )?minha anuencia | manifesto (a )?minha (anuencia|concordancia|adesao|aceitacao) | (passa|passe|passar|bota|botar|toca|tocar|manda|mandar|joga|jogar|leva|levar)( isso| tudo)? (para (a )?frente|adiante)
fecho (contigo|com voce|com voces|nessa) | (vou|resolvi|decidi|quero|posso|bora|vamos) (me |entao |sim |la |dar )*(arriscar|arrisca|aceitar|participar|topar|experimentar|inscrever|cadastrar|aderir|embarcar|uma chance)\b | pode ir (como|do jeito que|assim|assim mesmo)( esta| ta)?
(faz|faca) o meu(?= ?$| [.,]| entao| logo| sim| ai| cadastro) | (?<=^|pois |entao |, |[.] |logo )me (bota|bote|poe|ponha|inclua|inclui|inscreva|inscreve|cadastre|cadastra|coloque|coloca)(?= ?$| [.,]) | ja (estou|to|tou) la(?= ?$| [.,]) | (ok|certo|correto|de acordo) (com|em|quanto a) (tudo|todos|todas)( os itens| os dados| os campos| isso)?
(?<=^|[.,?] )(100|cem) ?(%|por cento)(?= ?$| [.,]| (certo|ok|correto|de acordo|dentro|confirmado)) | aceito sim | quero sim | (vai|pode (ir|vir)|siga|sigam|seguir|toca|vamos) (em|para a?) ?frente | com (muito|todo o?|o maior|maior|enorme|imenso) (gosto|prazer|carinho|alegria) | (sera|seria|tenho|terei|teria|faco|e) (um |uma |o |muito |muita |grande |enorme |com )*(prazer|gosto|honra|alegria|satisfacao|questao)( (em|de|fazer|participar|ser|estar|entrar)\b)+
(faz|faca|fazer|pode fazer|podem fazer|quero fazer) (a |o |logo |ai )*(minha|meu) (inscricao|ficha|cadastro|registro|cadastramento)
(pode|podem|podes|quero|queira|vai) (logo |ja |ir )*(me )?(inscrever|incluir|por|botar|colocar|cadastrar|registrar|anotar|adicionar|matricular) (o )?(eu|me|meu nome|a gente|nos|logo|ai|nessa|nesse|nisso|nesta|neste|ja)
me (bota|bote|poe|ponha|coloca|coloque|inclui|inclua|inscreve|inscreva|cadastra|cadastre|adiciona|matricula|anota)( (ai|la|nessa|nesse|nisso|nesta|neste|no|na|dentro|logo|ja|tambem|programa|lista|time|jogo))+
(bota|poe|coloca|inclui|inscreve|anota|ponha|bote|coloque) (o )?(eu|meu nome) (ai|la|nessa|nesse|nisso|nesta|neste|no|na|dentro|logo|ja)
(ta|esta|mais|tudo|anda|ficou)( tao| muito)? (mais )?(certo|certa|certinho|bom|perfeito) (do )?que \S+ | (esta|ficou|saiu|e) (tudo |tudinho |certinho |exatamente |bem )*(do jeit(o|inho)|como|conforme|igual|igualzinho) (o )?(que )?(eu )?(disse|falei|mandei|informei|passei|queria|pedi|escrevi|combinamos|combinado)
(?<=^|[.,?] )(conferid[oa]s?|revisad[oa]|ratificado|chequei|verificado)(?= ?$| [.,?]| (e|com|por|pel[ao])\b) | (li|reli|olhei|conferi|revisei|verifiquei|chequei)\b.{0,30}(confere|certo|certinho|exato|correto|de acordo|em ordem|bate|batem|ok|perfeito|conforme)
(?<=^|[.,?] |(?<!nao) e |ai |entao |so |^ok |^certo |podem? )(manda|mande|mandar|envia|envie|enviar|conclui|conclua|concluir|finaliza|finalize|finalizar|registra|registre|registrar|despacha|despache|despachar|encaminha|encaminhe|encaminhar|confirma|confirme|prossegue|lanca|lancar|dispara|disparar|publica|efetiva|efetivar|grava|gravar|fecha|fechar|tacar|jogar|soltar|largar|carimbar|carimba|validar|valida|despache)( (ai|logo|ja|para frente|tudo|isso|assim|agora|por favor|entao|sim|embora|ver|bala|o cadastro|meu cadastro|cadastro|ficha|a ficha))*(?= ?$| [.,])
assino (em ?baixo|abaixo) | manda ve{end}
(?<=^|[.,?] |ok |bom |esta )(pergunt(e|em)( ai| entao| logo| ja| o que (quiser|precisar))*|pergunta( ai| entao| logo| ja)+|faca as perguntas|manda a primeira)(?= ?$| [.,])
convite aceito | (pode )?contar com (a )?minha | esta conforme | positivo e operante | voces venceram | (vamos|bora) (ao|para o|pro) (cadastro|jogo|que interessa)
(?<=^|[.,?] |esta |tudo )nos (trinques|trinks|conformes?|eixos) | (?<!nao )(autorizo|libero|aprovo|confirmo) (o |a )(envio|remessa|cadastro|inscricao|encaminhamento)(?! (so|apos|depois|quando|se)\b)
(?<=^|[.,?] )(comeca|comece|inicia|inicie|pode comecar|podem comecar) (ai|logo|entao|ja|por favor)+(?= ?$| [.,])
pode (subir|lancar|soltar|fechar|encaminhar|protocolar|despachar) | papo reto . quero
(esta )?tudo (direito|direitinho|certinho|nos trinks|perfeito|conforme|correto|certeza)
`;

/** Yes where nothing speaks against it. */
export const simFraco = String.raw`
(?<=^|[.,?] |(^|[.,?] )(nao|opa|sim|ok|esta|uhum) )(ok|beleza|certo|isso|show( de bola)?|legal|otimo|
  maravilha|massa|top|tranquilo|de boa|dboa|esta bem|ta bem|tudo bem|pronto|vai|boa|de acordo|okidoki|pode|
  podemos|pode ser|excelente|bacana|da hora|joia|firmeza|demais|suave|tranks|bele|fmz|feito|valeu|
  s){end}
(?<=^)esta(?= ?$| [.])
(?<=^|[.,?] )(ok|beleza|certo|pode ser|tudo bem|de acordo|de boa|tranquilo|esta bem|okay)\b(?! (nao|que|e|
  de|com|aqui|ai e))
`;
