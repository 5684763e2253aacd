import { said, startingWith } from '../said.ts';

/** 'É aqui que se cadastra?', 'é com você mesmo?' */
export const registersHere = String.raw`
^(e|mas|entao|ai)? ?(e|seria) (so )?(por |bem )?(aqui|com voces?|contigo|n?ess[ea] (numero|contato|whatsapp|conversa)|n?est[ea] (numero|contato|whatsapp|conversa))( mesmo| com voces?| por aqui)*( que e)?(?= ?$| [?])
(aqui|com voces?|contigo|n?(ess|est)[ea] (numero|contato|whatsapp|canal))( mesmo)? (e )?(que|onde) (e que )?(eu |se |a gente |voces? )?(me )?(faz\w*|faco|cadastr\w+|inscrev\w+|registr\w+|entra|participa)
(aqui|n?(ess|est)[ea] (numero|contato|whatsapp|canal)) (e|serve) (para|que) (eu |se |a gente )?(me )?(cadastr\w+|inscrev\w+|faz\w* (o |a |meu |minha )*(cadastro|inscricao|ficha))
(cadastro|inscricao|ficha|programa) (e|seria|faz|se faz) (por )?(aqui|com voces?|contigo)
(faz\w*|faco|cadastr\w+|inscrev\w+) (o |a |meu |minha |me )*(cadastro|inscricao|ficha)? ?(por )?(aqui|com voces?|contigo)
voces? (mesmo )?(e )?que (faz\w* (o |a |meu |minha )*(cadastro|inscricao|ficha)|cadastr\w+|inscrev\w+)
(lugar|contato|canal|pessoa) cert[oa]
`;

/** What is asked for without a mark, and what is asked in the midst of a sentence. */
export const requests = said(String.raw`
(manda|mande|mandem|envia|envie|passa|passe|arruma|arrume|arranja|arranje|separa|separe|solta|joga|jogue|dropa|libera|reenvia|reenvie|reenviar|encaminha|encaminhe|disponibiliza|mostra|mostre|traz|ve|veja|descola|arrumar|conseguir|consegue|preciso d[aeo]|necessito d[aeo]|solicito|queria|quero|rogo o envio d[aeo]|peco) (ai |me |ve |para mim |de novo |outra vez |novamente |logo |a gentileza de reenviar |o envio d[aeo] )*(o |a |os |as |um |uma |umas |uns |meu |minha |essa |esse |mais |do |da |aquele |aquela |nova )*(link|linkzinho|pagina|site|planta|plantas|memorial|book|folder|folheto|panfleto|artes?|stor(y|ies)|tabela|tabelas|precos|condicoes|video|videos|material|pdf|endereco d\w+|senha|apresentacao|catalogo|espelho|planilha|relacao d\w+|lista d\w+ \w+|disponibilidade|fotos? (bonitas?|d\w+ \w+)|imagens)
(cade|kd|onde (esta|foi parar|anda|fica|ficou|acho|encontro)|sumiu|perdi|extraviei|nao (acho|encontro|tenho) mais|caiu) (o |a |os |as |do |da |meu |minha |bendito |bendita )*(link|pagina|site|tabela|endereco|material|senha|arquivo)
(?<!sei |saber |vi |lembro |entendi )(como|onde) (e )?que (eu|a gente|se|faz|faco|voces?)\b | por onde (eu|que) | (?<!sei )(qual|quanto) (e )?que (e|eu|esta|sai|fica)\b
(ve|veja|olha|olhe|confere|confira|checa) (ai )?(se|si) (ja )?(chegou|foi|veio|recebeu|deu certo|esta (bom|boa|certo|legivel))
(o |a |meu |minha )?(link|pagina|site|tabela|comissao) (que e bom|ate agora) nada
(resta|sobrou|sobra|tem|ha|existe|quais|quantas?) .{0,12}(unid\w*|apartamentos?|apes?|aptos?) (livres?|dispon\w+|ainda|no|na|do|da)
(me )?(manda|mande|envia|envie|passa|passe|da|quero|queria|preciso d[oae]|cade|qual|perdi)( ai| aqui|
   pra mim| me| de novo)? (o |a |os |as |do |da |meu |minha |um |uma )*(link|site|pagina|endereco|material|
  tabela|precos?|book|folder|senha|acesso|login|fotos d|plantas?|video|disponibilidade|visitas)
^(meu |minha )?(link|senha|tabela|material|visitas|novidades|status|book|login|acesso)( d.{0,40})?$
(me )?(manda|mande|envia|envie|passa|passe|da|de)( ai| aqui)? (o |a |os |as )?(contatos?|telefones?|numeros?|lista|nomes?|emails?|dados) d[aeo]s?(?! meus?| minhas?)
(tabela|material|link|book|preco|precos|plantas?|disponibilidade|condicoes) (do|da|de|dos|das) 
esqueci (a |minha |o |meu )?(senha|login|acesso)
(reset|resetar|recuperar|redefinir|trocar|nova) (a |minha )?senha | minhas visitas
o que (que )?(tem|ha|teve) de novo | (de graca|gratis) ou | ou tem que pagar
ou (e|eh) (robo|aquele|uma? maquina|computador|golpe) | e (gente|pessoa) (mesmo|de verdade)
(ja|la) (saiu|fui|foi|esta|estou|tem) (a |o )?(resposta|aprovad[oa]|aprovacao|resultado|pronto|liberado|
  no ar)
(entendeu|viu|recebeu|leu|anotou|chegou) (o que|meu|minha|a |ai|direito|certo|nao|tudo|voce)
(que|qual) \w+ e (esse|essa|este|esta|isso) que (voce|voces) | que (e|que e) isso | (?<!nao )(tem|tera|teria|da) problema | trampo com | serve(?= ?\?)
quantas? (perguntas?|coisas?) faltam? | esta no fim | falta muito
solicito (informac|esclarec|o envio|envio|o link) | gostaria de (receber|solicitar|obter) | e possivel
ha (relacao|algum|alguma|possibilidade|previsao|prazo)
(vi|ouvi|me falaram|disseram) que .{0,40} (e verdade|procede)
tem (o preco|a tabela|tabela|material|alguma|algum|previsao|prazo|novidade)
alguma (novidade|previsao|noticia|posicao|visita) | qm e | trocar (minha |a )?foto depois
preciso de (ajuda|orientacao) | queira (me )?(enviar|informar|encaminhar|esclarecer)
endereco d[oe] meu
a que (se refere|titulo|se destina|fim) | (indago|pergunto|questiono|queria saber|desejo saber|gostaria de (saber|ser informad[oa]|entender|compreender)) | quem (foi|e) que
(que|qual) (e )?(a )?(fita|parada|onda|jogada|moral|ideia|treta|garantia|finalidade|razao|motivo) | que guerra e essa | que nome e esse
(esta|ja esta|ja ta) pront[oa] | em que pe (esta|anda) | a quantas anda | para que | pra que (isso|serve|foto|precisa)
`);

/** What only sounds like a question: 'por que eu não haveria de querer', 'onde você anotou Cocó é Papicu'. */
export const rhetorical = said(String.raw`
por ?que (e )?(que )?(eu )?nao (haveria|havia|hei|iria|ia|deveria|poderia)( de)? (querer|aceitar|topar|participar|entrar|gostar|me interessar)
onde (diz|(esta|voce|voces|a senhora) (escrito|anotou|escreveu|botou|pos|colocou|leu)) .{2,40} (e|leia-se|era) (?!que\b).{2,40}
`);

/** What may stand before a question. */
const lead = `
e | mas | so | entao | ai | ta | oi | ola | me diz | me fala | me explica | uma (duvida|pergunta)
antes | primeiro | pergunta | duvida | bom dia | lisa | ah | olha | hum | gente | moca | por favor
`;

/** How a question begins, in a clause without its mark. */
export const questionWords = startingWith(
  lead,
  String.raw`
quanto(s|a|as)? | qual | quais | como(?! (ja|der|puder|for|estiver|preferir(em)?|acharem?|voce quiser|quiser|queira|falei|disse|informad))
e agora(?= ?$) | de que | que (nome|email|telefone|regiao|horas?|e isso|e nome) | ja tem | serve
vale (para|bairro|locacao|a|so|tambem) | atende[m]? | vou (receber|ganhar|ter que)
vao (descontar|ligar|me) | estou falando com
tem (?!.* nao$|(uma |alguma )?coisa|sim|nao|um erro|algum erro|interesse|problema nao|tempo|demais|
  uma coisa errada)
posso (?!sim|mandar depois) | deu certo | da para | e (valor|inteligencia|a lisa)
nao lembro (a |minha )?senha
voces (ligam|pagam|cobram|divulgam|vendem|atendem|aceitam|mandam|tem|podem|vao|sao (de|quem|uma))
(quando|onde|quem)(?! (?!foi |e |sao |era |seria |fala|esta )(me |te |nos )?[a-z]+ .*\b(foi|era) (o |a |um |uma |meu |minha |os |as )?[a-z]+)(?! (e que )?(eu |voce |a gente |voces |me )?(tiver|for|houver|der|puder|quiser|vier|fizer|estiver|souber|trouxer|chegar|sair|terminar|achar|precisar|voltar|acabar|aparecer|conseguir|chamar(em)?|sabe)\b)
por ?que | o que
que (programa|e isso|tipo|empresa|negocio|historia|documentos?|cadastro|dados) | para que | pra que
de quem | de onde | com quem | tem que(?! (arrumar|corrigir|mudar|trocar|consertar|tirar|colocar|ajeitar|incluir|acertar|alterar|ser [a-z]+$)) | tenho que | precisa(?! nao| d\w+ nao|.* nao$)( de)?( ter| pagar| ser)?
preciso (pagar|ter|mandar|de|enviar|ir|ser|assinar) | posso (?!ser chamad|sim|comecar) | da para
eu posso | vai (demorar|ter|custar) | demora
e (de graca|gratis|gratuito|golpe|seguro|serio|confiavel|verdade|pago|obrigatorio|robo|um robo|humano|voce|
  cobrado|caro|exclusivo|so|para|pra|presencial|online)
tem (algum|custo|taxa|mensalidade|contrato|multa|salario|exclusividade|comissao|vinculo|como)
isso (e|tem|vai|custa|da|aqui)
voce (e|eh) (quem|(um |uma )?(robo|maquina|pessoa|humana|atendente)|robo|humana?|maquina|de|real|gente|
  pessoa|alguem|da)
voces (sao|tem|cobram|pagam|trabalham|ficam|vao|podem|usam|vendem|divulgam|atendem) | cade | aonde
serve para | funciona (como|em|mesmo) | ganho | recebo | pagam | quero saber | queria saber
gostaria de saber | gostaria de entender | quero entender | queria entender | me explica\w* | explica\w*
pode (me )?(explicar|dizer|informar|esclarecer) | pode me falar | tenho (uma )?duvidas? | uma duvida
uma pergunta | e se (eu)? | sera que | vale a pena | nao (e golpe|entendi) | cobra(m)? | quem paga
pode ser (mais|selfie|qualquer|comercial|so|bairro) | o cadastro (e|custa|tem) | meus dados (ficam|vao)
vao (usar|vazar|vender)
`,
);
