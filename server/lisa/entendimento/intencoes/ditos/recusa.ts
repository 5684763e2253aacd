/** No for itself. */
export const nao = String.raw`
(mas|porem|so que) (agora |hoje |por ora )?nao{end}
(claro|sim|ok|certo|obvio|logico|quero|aceito|topo|bora|vamos|com certeza)( sim)? \. (so )?que nao{end}
nao (autorizei|aceitei|concordei|consenti|permiti|dei (a |minha |nenhuma )*autorizacao)\b
claro que nao | com certeza nao | certeza que nao | de jeito nenhum | de forma alguma
de maneira nenhuma | nem (pensar|a pau|quero|morto|em sonho|ferrando|fudendo|pense) | deus me livre
to fora | estou fora | tou fora | fora dessa | sai fora | cai fora | me tira (dessa|fora)
me deixa( em paz| quieto)
(^|(?<=[.] ))nao (da|vai dar|vou poder|vou conseguir)( mesmo| nao)?(?= ?$| [.])
(va|vai|vao) (cacar|procurar|perturbar|encher|atras de|importunar) .{0,12}
no,? (thanks|thank you) | ^pass(?= ?$| [.])
nao (tenho|possuo|uso)( nao| nenhum| isso)?(?= ?$| [.])
nao (uso|tenho|possuo|utilizo) (nada de |nenhum |um |esse negocio de |esse trem de )?(email|apelido|nome de guerra)\b | nao (me )?(serve|atrai|agrada|convem)\b
nao e (nada )?(da|de) (sua |vossa |tua )?conta\b(?! corrente) | nao (te|lhe|vos) interessa
(nao|num|nem) ((me|mais|muito|ia|iria|vou|estou|to|tou|tenho|a fim|de|estou a fim de|
  estou afim de) )*(quero|queria|desejo|gostaria|interessa|interesso|interessad[oa]|interesse|participar|
  participo|aceito|autorizo|concordo|topo|preciso|precisa|pretendo|curto|afim|a fim|rola|confirmo|obrigado|
  valeu|cadastr(ar|e|a))( (nao|mais|nada|participar|isso))*
(quero|queria|pode|posso|preciso|tenho|vou|aceito|topo|estou|precisa|gostei|interessa|curti|rola|da|querer|
  fazer|participar|rolar)( mais)? nao\b
sem (nenhum )?interesse | no,? gracias | no me interesa\w* | no,? quiero | nao e (para|pra) (enviar|mandar|seguir|confirmar) | (eu )?dispenso | (estou|ja estou|vou|ando) (encerrando|me aposentando|saindo do ramo|parando de trabalhar|deixando a profissao|largando) | (agradeco|obrigad[oa]|grat[oa]|lisonjead[oa]|honrad[oa]).{0,60}\b(mas|porem|contudo|no entanto|entretanto) .{0,30}(nao|declin\w+|recus\w+|dispens\w+|prefiro nao|ja (estou|tenho|parei)) | (cumpre-me|devo|vou|tenho de|tenho que|prefiro) (declinar|recusar|dispensar)( d[oae])? | desisto | desisti | negativo | (jamais|nunca)(?= ?$| [.])
recuso
(prefiro|melhor) que (nao|num) (seja|se utilize|se use|use[m]?|utilize[m]?) (ess[ea]|est[ea]|o meu)
(prefiro|melhor|acho (melhor )?que|creio que|acredito que|acho que e|pensando bem|
  decidi que) nao( participar| fazer| querer)?
deixa (para la|quieto|para proxima|para outra|baixo) | deixe para la | esquece
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
`;

/** No where nothing speaks against it: what is asked for is not given. */
export const naoDou = String.raw`
nao (tenho|vou ter|tem|ha) como (mandar|enviar|tirar|passar|informar|fotografar)\b(?! (agora|hoje|ja|nesse|neste))
(ainda )?nao (saiu|liberaram|chegou|emitiram) (o )?(meu )?(numero|registro|creci|carteira) | quem (tem|possui) (o )?(registro|creci) (e|eh)\b
(so |somente |apenas )?(sou |eu )?(so )?(captador[a]?|indico|ajudo) (quem|o|a|meu|minha|,|[.]) | (meu )?(creci|registro) so (ano|mes|semana|em|no|na|sai|fica)\b
nao (sou|estou) (registrad[oa]|credenciad[oa]|habilitad[oa]|inscrit[oa]) | nao (possuo|tenho) (o |nenhum )?(registro|creci)
nao (vou |quero |pretendo |posso |gosto de |irei |costumo )?(te |lhe |vos |me )?(dar|passar|passo|dou|mando|
  mandar|informo|informar|digo|dizer|envio|coloco|colocar|forneco|fornecer|compartilho|compartilhar|
  respondo|preencho|preencher|utilizo|entro|entrar|caio|cair|arrisco|clico)\b(?! (agora|hoje|ja|de cabeca))
`;

/** No as it is said in some places, and politely. */
export const naoDaqui = String.raw`
(?<=^|[.,?] )(capaz( que .{0,12})?|esta (louco|doido|maluco|loco)(?! de (bom|bao|especial|lindo|massa))|nem a pau|nem fudendo|ai dento|sai( dessa|
   pra la)|me erra|vaza|rala|me poupe|nada disso|nao mesmo)
me deixa em paz | nao (me )?(enche|perturb\w+) | (esta |esta tudo )?(certo|correto|bom|ok) nao\b
(isso |isto |ai )*(esta |ficou |saiu )?tudo (isso )?(errad[oa]|trocad[oa]|invertid[oa]|baguncad[oa]|misturad[oa]|diferente)
nao esta (tudo )?(certo|correto|bom|ok|legal) | ^nao esta( nao)?(?= ?$| [.]) | nao (faco uso|tenho (o |por )?(habito|costume)) d
nao (manda|mande|envia|envie|pode enviar|pode mandar|confirmo|confirma)(?= ?$| [.]| ainda| nao\b)
(precisa|carece|quero|vou|da) nao\b
nao (precisa|carece|vai precisar|e necessario|ha necessidade|faco questao)
agradeco( o convite)?( [.])?,?( mas| porem| contudo| entretanto) | declino | (eu )?recuso
nao (consinto|autorizo|desejo|pretendo|tenciono|me (interessa|convem|cadastr\w+))
(estou|to) de boa(?= ?$| [.]) | deixe? (para la|quieto|estar) | fica para (a )?proxima
nao sou (eu|o|a) .{0,30} | me exclua | desligar-me | me desligar | desvincular | cancele | nao concordo
de maneira alguma | em hipotese alguma | (ja )?(trabalho com|tenho) outra (empresa|imobiliaria|parceria)
cancel[ae] (tudo|isso|o cadastro)?
`;

/** A bare no. */
export const naoSo = String.raw`
(?<=^|[.?,] )nao( nao)*(?= ?$| [.,?])
(?<=^)nao(?= (ess|est)[ea]\b)
(?<=^)nao( nao)*(?= (eu |pode|na verdade|e isso|pera|espera|calma|errei))
`;
