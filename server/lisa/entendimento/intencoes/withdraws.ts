import { said } from './said.ts';

const what = '(cadastro|inscricao|participacao|registro|pedido|programa|processo|parceria|tudo|isso)';

/** Wishing out of a registration that was sent. */
const out = said(String.raw`
(cancel(a|ar|e|em|o|amento|amos)|anul(a|ar|e)|desfaz(er)?|desfaca|retir(a|ar|e|o)|suspend(e|er|a)|encerr(a|ar|e)) (d[aeo] |o |a |os |meu |minha |esse |essa |este |esta |todo )*${what}(?= ?$| [.,?]| (por favor|ai|agora|todo|inteiro|meu|que|de|do|entao|mesmo|nao|lisa|obrigad))
(quero|queria|gostaria de|prefiro|preciso|vou|posso|pode|resolvi|decidi|pretendo) (te |me )?(cancelar|desistir|sair)(?= ?$| [.,?]| (disso|por favor|tudo|agora|mesmo)| (d[aeo] |dess[ae] |meu |minha )+${what})
desist(i|o|indo|ir|imos)(?= ?$| [.,]| (d[aeo]s?|dess[ae]|disso|por favor|tudo|mesmo|entao|pode|obrigad))
(quero|queria|gostaria de) (o |um |meu )?(cancelamento|desligamento) | (me )?desligu\w+ d[aeo] | me (tira|tire|tirem|retira|retire|exclui|desinscrev\w+) (d[aeo]|dess[ae]|disso)
nao (quero|vou) mais (participar|fazer (o |esse )?cadastro|seguir|continuar|entrar|ser cadastrad[oa]|(esse |o |meu )?cadastro)
mudei de ideia .{0,10}(nao (quero|vou)|cancel\w*|desist\w*|deixa para la|esquece)
(nao )?(manda|mande|envia|envie|aprova|aprove)\w* (mais )?(o )?meu cadastro (nao|mais nao)
`);
/** 'Como cancelo?', 'posso desistir depois?' ask; 'não quero cancelar' stays. */
const none = said(String.raw`
como (e que )?(eu )?(faco|cancelo|desisto|saio|cancela|faz|posso) | (posso|da para|consigo|tem como|e se eu|se eu) .{0,24}(depois|quando quiser|um dia|mais tarde|futuramente)
nao (quero|vou|pretendo|desejo|e para) (cancelar|desistir|sair) | nao (cancel|desist)\w+ | (quase|nunca) (desist|cancel)\w+
(cliente|cancelou|desistiu|venda|compra|visita|contrato) (cancel|desist)\w* | cancel\w+ (a |o |um |uma )?(visita|reuniao|compra|contrato|venda)
`);

/** Whether a normalised message asks for a registration to be taken back: 'mudei de ideia, quero cancelar'. */
export const withdraws = (message: string): boolean => out.test(message) && !none.test(message);
