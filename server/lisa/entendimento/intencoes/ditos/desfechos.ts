import { said } from '../said.ts';

/** Other languages, minors, buyers, second registrations (LIA-10). */
export const desfechos = {
  'outra-lingua': said(`
do you | speak | english | i am | i'm | im a | i want | i would | please | thank you | thanks
hello there | how (much|do|are|can) | what is | who are | good morning | my name is | realtor
real estate | hablo | hablas | espanol | quiero | gracias | buenos dias | buenas tardes | buenas noches
usted | ustedes | como estas | me llamo | soy de | necesito | por que no | puedo | cuanto | cuesta
inmobiliari[oa] | bonjour | merci | je suis | je m | parlez | francais | ciao | buongiorno | grazie
parlo | italiano | ich bin | guten
`),
  menor: said(`
(tenho|tendo|com|fiz|faco|vou fazer|completei) (so |apenas |ainda )*(1[0-7]|dez|onze|doze|treze|quatorze|
  catorze|quinze|dezesseis|dezessete) anos?(?! (de|no|na|que|com|em|trabalh|atu|vend|corret|exper|merc|
  profiss))
(sou|eu sou|ainda sou) (de )?menor( de idade)? | menor de (idade|18) | nao (tenho|fiz|completei) (os )?(18|dezoito)
(tenho|fiz|completei) (so |apenas |ainda |eu )*(1[0-7]|treze|quatorze|catorze|quinze|dezesseis|dezessete)(?= ?$| [.,?]| (ainda|so|mas|ja)(?= |$))
(completo|faco|vou fazer|fazer|completar) (os |meus )?(18|dezoito)( anos)? (em|no|so|daqui|mes|ano|semana|amanha|agora|depois)
`),
  comprador: said(String.raw`
(quero|queria|procuro|estou procurando|busco|estou buscando|gostaria de|pretendo|preciso|interesse em|
  interessad[oa] em|estou interessad[oa] (em|no|na)|vi (o|um) anuncio|pensando em|to querendo|
  estou querendo|tem|voces tem) .{0,24}\b(comprar|alugar|adquirir|visitar|financiar|um (apartamento|ape|
  imovel|terreno|lote|sobrado|studio|kitnet|apto)|uma (casa|kitnet|cobertura|sala comercial)|
  apartamento para (alugar|comprar|morar)|casa para (alugar|comprar|morar)|apartamentos? (a venda|de \d|
  com \d)|casas? a venda|imovel para (morar|comprar|alugar))
nao sou corretor[a]? | sou (comprador[a]?|cliente|inquilin[oa]|investidor[a]?) | para (eu )?morar
minha casa propria | casa propria | minha casa minha vida
`),
  'outro-cadastro': said(String.raw`
(filh[oa]|irma|irmao|prim[oa]|espos[oa]|marido|mulher|mae|pai|ti[oa]|sobrinh[oa]|cunhad[oa]|net[oa]|noiv[oa]|namorad[oa]|comadre|compadre|nora|genro|amig[oa]|colega|soci[oa]|vizinh[oa]|parceir[oa]|chefe|patrao|secretari[oa]) (\S+ ){0,4}(tambem|tb|tmb) (e |eh )?(corretor[a]?|quer|queria|gostaria|vai|pode|precisa|tirou|entra|participa|faz)\b
(filh[oa]|irma|irmao|prim[oa]|espos[oa]|marido|mulher|mae|pai|ti[oa]|sobrinh[oa]|cunhad[oa]|net[oa]|noiv[oa]|namorad[oa]|comadre|compadre|nora|genro|amig[oa]|colega|soci[oa]|vizinh[oa]|parceir[oa]|chefe|patrao|secretari[oa]) (\S+ ){0,6}(quer|queria|gostaria de|querendo|doid[oa] (para|pra)|pediu (para|pra)|afim de) (se |tambem )*(entrar|participar|cadastrar|inscrever|fazer( o (dele|dela|cadastro))?)\b
(incluir|inscrever|cadastrar|adicionar|botar|colocar|por|inclua|cadastre|inscreva|ponha|bota|poe) (tambem |mais |outr[oa]s? |um |uma |o |a |meu |minha |dois |tres |quatro |cinco )*(corretor[ae]?s?|colegas?|soci[oa]s?|(filh[oa]|irma|irmao|prim[oa]|espos[oa]|marido|mulher|mae|pai|ti[oa]|sobrinh[oa]|cunhad[oa]|net[oa]|noiv[oa]|namorad[oa]|comadre|compadre|nora|genro|amig[oa]|colega|soci[oa]|vizinh[oa]|parceir[oa]|chefe|patrao|secretari[oa]))\b(?! (do|de|no|na|autom)\b)
(\d+|dois|tres|quatro|cinco|seis|varios|alguns) corretores (na|no|da|do|em|aqui)( \S+)? .{0,12}(equipe|loja|imobiliaria|escritorio|time)
(e |eh |seria |faco |preencho |estou fazendo |vou fazer )?(para|pel[ao]|no lugar d[ao]|por) (a |o |minha |meu )*(filh[oa]|irma|irmao|prim[oa]|espos[oa]|marido|mulher|mae|pai|ti[oa]|sobrinh[oa]|cunhad[oa]|net[oa]|noiv[oa]|namorad[oa]|comadre|compadre|nora|genro|amig[oa]|colega|soci[oa]|vizinh[oa]|parceir[oa]|chefe|patrao|secretari[oa])[ .,]+ ?(que|ela|ele) (que )?(e|tem|eh)
ja (sou|fui|estou|to) cadastrad[oa]
ja (tenho|fiz|possuo|havia feito|tinha feito) (o |um |meu )?(cadastro|registro|conta)
me (cadastrei|inscrevi|registrei) (com voces |ai |aqui |la |no programa )*(ja |em |ano |mes |semana |ontem|no (mes|ano)|na semana|faz|ha )
(ja|antes|esses dias|semana passada|mes passado|ano passado)( eu)? (me (cadastrei|inscrevi|registrei)|fiz (a )?inscricao|preench\w+ (tudo|isso|a ficha|o formulario|o cadastro))
(semana passada|mes passado|ano passado|outro dia|ontem)( e| eu| ja)* me (cadastrei|inscrevi)
(ficha|cadastro|inscricao|formulario) (ai |la |aqui )?ja (foi|esta|tinha sido) (feit[oa]|preenchid[oa]|enviad[oa]|entregue)(?!.*\?)
meu cadastro antigo | outro (numero|whatsapp|cadastro|telefone)
tenho dois (numeros|cadastros|whatsapp) | cadastrad[oa] (no|com|em) outro | duplicado
fiz (dois|2) cadastros
(esse|este|o) (whatsapp|celular|numero|telefone|zap|aparelho) (nao e meu(?! mais)|e (do|da|de) (meu|minha|um|uma|
  outr|colega|amig)|esta (emprestado|com))\w*
(?<!(recebi|peguei|consegui|achei|tenho|vi|pegou|passaram|passou|deram|deu|mandaram|mandou|enviaram|indicaram|indicou|ganhei) (o |a |esse |este |seu |teu |meu |do |de |me |nos )*)(celular|telefone|whatsapp|numero) (emprestado|do meu (colega|amigo|marido|filho|chefe|socio|pai)|
  da minha (colega|amiga|esposa|filha|mae|chefe|socia)|de (um|uma) (colega|amig[oa]))
`),
} as const;
