/** What only looks like a yes, a no or a put-off. */
export const parece = String.raw`
(?<=^|[.] )(ai|la|agora) vai(?= [.]| \d| arrobaemail)
(aqui|disseram|falaram|indicaram|informaram|falou|disse) (mesmo )?(aqui )?(e |que )+(para )?(eu |se |me )*(cadastr\w+|inscrev\w+|faz\w* (o |a |meu |minha )*(cadastro|registro|inscricao|ficha))
(numero|contato|whatsapp) (e |que |para )+(eu |se |me )*(cadastr\w+|inscrev\w+|faz\w* (o |a |meu |minha )*(cadastro|registro|inscricao|ficha))(?=.*[?])
(mas |e |ai )?(se|caso) (eu |a gente )?(nao (gostar|curtir|der certo|prestar|for bom|valer a pena|me adaptar|me agradar|servir|quiser mais)|mudar de ideia|me arrepender|desanimar|enjoar) (.{0,16} )?(saio|saimos|vou sair|cancelo|vou cancelar|desisto|paro|largo|caio fora|pulo fora|vou embora|apago|me retiro|me desligo|peco (para|pra) sair)( fora| depois| do programa)?(?! ?[?])
nao quero (saber de |receber )?(grupos?|correntes?|propagandas?|spam|promoc\w+|ligac\w+)( (nem|e|ou) (grupos?|correntes?|propagandas?|spam|promoc\w+|ligac\w+))*
(esta |ficou )?quase tud(o|inho)( cert(o|inho)| ok| correto)? | (?<=logo (que|porque) )(eu )?estou sem tempo
nao me (mand\w+|envi\w+|ench\w+|encham) .{0,10}(propaganda|spam|promoc\w+|lixo|correntes?)
(so )?(falt\w+|fica) (so |somente )?(a|o|mandar a) foto.{0,20}(depois|amanha)( eu)?( mando| envio)? | (mas |so )?(vai |vamos |seja |e |manda )?(rapid\w+|direto) .{0,4}(que|porque) .*
(mas |e |so que )?(se|caso) (eu |voces |a gente )?(receber|levar|cair|sumir|vazar|der|for|chegar|ligarem|tomar|aparecer|comecar|encher)[^.?]{0,50}\b(ja sei|sei (bem )?(de |a )?(onde|quem)|processo|processar|denuncio|denunciar|reclamo|bloqueio|cobro|vou (atras|reclamar|cobrar|processar|denunciar|bloquear))[^.?]*
(mas |e )(se|caso) (?!for\b|fosse\b|tiver|houver|cobr|pag|nao\b)[^.?]{2,50}\b(eu )?(saio|bloqueio|largo|pulo fora|vou saber)\b[^.?]*
(?<=. )ve se nao (me )?[a-z]+
(desde que|contanto que) (nao (haja|tenha|seja|sejam|se|me|exista|existam|envolva|cobrem|custe|gere|implique)|(os |meus |minhas )?(dados|informacoes)|eu possa|me seja|seja possivel|fique claro)( [^.?]{0,60})?
(se|caso) (for|isso for|isto for|e) (um |uma |mais um |outro )?(golpe|cilada|furada|mentira|enganac\w+|trote|fraude|piramide|pegadinha)( eu| vou)?( ja)? (processo|denuncio|reclamo|bloqueio|aviso|processar|denunciar|vou|chamo|aciono|procuro|posto|exponho)
(?<=. )isso sim{end} | (gostei|adorei|amei) d(e|o|a|esse|essa|isso|aqui)\b(?! (ideia|proposta|convite|programa))
(sim|claro|aceit\w+|quero|topo|confirm\w+|ok|certo)( sim)? (para |com |em |de )?o? ?que \?
ate (amanha|logo|mais|breve|segunda|a proxima)\b | sim ou nao | nao ou sim
(nao )?sei (se )?(sim|quero) | se (sim|nao)(?= ?$| [.,?]) | (recebi|chegou|vi|li|ouvi|sou eu) sim{end} | sim [.]? ?(e|sou|aqui e|esta falando com) (ele|ela|eu|o proprio|a propria)( mesm[oa])?{end}
(?<=^|[.] )sou (eu|o|a) ([a-z]+ ){0,3}sim{end} | uhum[ .,]* sei\b | pode ser que (sim|nao|depois|eu|seja|de)
^e beleza{end} | (oi|ola|opa|e ai|eai|eae|fala)( lisa)?[ .,]*beleza{end} | (oi|ola|opa|e ai|eai)[ .,]*tudo (certo|bem|bom|joia|tranquilo)
(falei|disse|respondi|mandei|escrevi|mando|coloquei) (que )?(sim|nao) | (bom|boa) (dia|tarde|noite)
tudo (bem|bom|certo|ok|joia|tranquilo) ?\? | tudo bem com (voce|voces) | como vai
esta (bem|bom|certo) (essa|esse|isso|este) .{0,20}\?
pode (me |voce )*(dizer|falar|explicar|ajudar|passar|informar|esclarecer|ligar|chamar|trocar|mudar|corrigir|
  alterar|apagar|excluir|repetir|tirar|arrumar|atualizar|editar|esperar|(colocar|por|botar)(?! ?$| [.,]| (ai|eu|nessa|nesse|nisso|na lista|no programa|meu nome|logo|ja)\b)|ficar|ser (o|a|de|
  com|como|so|que|no|na|em|so)\b|(deixar|ir) sem)
(e|isso e|esta) (claro|certo|seguro) ?\? | certo \? | ok \? | beleza \? | sim \?
(quero|queria|gostaria de|gostaria|preciso) (so |apenas |muito |antes |primeiro )*(de )?(saber|entender|
  falar|conversar|ver|tirar|perguntar|corrigir|mudar|trocar|alterar|apagar|excluir|comprar|alugar|vender|
  vou|informacao|informacoes|mais informacoes|detalhes|mais detalhes|um|uma|que|ser chamad[oa]|usar|colocar|
  conhecer|arrumar|atualizar|parar|sair|cancelar|ajuda|o numero|meu link|meus dados|esperar|ligar|receber)
`;

/** What makes a yes depend on something. */
export const condicao = String.raw`
(?<=(?:certo|certinho|ok|sim|tudo|perfeito|beleza) )menos\b | (com|a|salvo) excecao | exceto | salvo | (?<=tudo )quase
(qual|cade|onde (esta|fica))( e| que e| seria)* [ao] (pegadinha|truque|armadilha|malandragem|golpe|cilada|jogada)
tchau | (?<=[.] )(golpe|cilada|piramide){end} | (deve ser|parece|cheira a|cara de|isso e) (golpe|cilada|piramide)
^(esta )?(certo|bem|bom|ok|beleza)\b.{0,40}\b(mas|e)\b.{0,40}\b(paga|ganha|cobra|custa|recebe)[a-z]* quanto\b
se (?!quiser|precisar|preferir|deus|puder)([a-z]+ )?[a-z]{2,}(ar|er|ir|or|arem|erem|irem)\b
(papai noel|coelh[a-z]+ da pascoa|saci perere) | eu sou (o papa|a rainha|o presidente|milionari[oa]) | (?<=^|[.,?] |esta bom )confia{end} | conta outra | me engana que eu gosto | so que nao{end} | qualquer um\b(?! (serve|deles))
(mais|outro) um (golpe|spam|trote) | (?<!nao seja |nao for |nao e |nao |medo de ser |pensei que (era|fosse) )(golpe|furada|cilada|arapuca|roubada)\b | nao e (o )?meu caso
(?<=^|[.,?] |e |mas )(o|de|no) (resto|restante|demais)\b | so falt(a|ou|am|ava)\b
(mas|porem|so que) (a |o )?(minha |meu )?[a-z]+ (ainda )?(vai|quer|precisa|tem que|tem de|falta) (ver|olhar|conferir|aprovar|decidir|autorizar)\b
(me )?(explica|explique|diz|diga|fala|fale|paga|pague|mostra|mostre)[a-z ]{0,30} que (eu )?(aceito|topo|entro|quero|vou|participo)
(se|caso|desde que|contanto que|so se|somente se) (for(?! (da |a |de )?(vontade|agora|ja|deus))|nao|tiver|eu|der|voces?|o|a|fosse|realmente|
  puder)\b
`;
