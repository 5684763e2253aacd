import { said } from '../said.ts';

/** Greetings, thanks and farewells. */
export const conversa = {
  cumprimenta: said(String.raw`
(^|[.,?] |risada )(oi|ola|opa(?= ?$| [.?]? ?(tudo|bom|boa|e ai|lisa|como|beleza|oi))|alo|e ai(?= ?$| [.?]? ?(?:tudo|lisa|beleza|como|bom|boa|oi|pessoal|gente|galera|moca))|hey|hello|hi|salve|saudacoes|fala|koe|hola|buenas)(?= |$)(?! (bora|
  vamos|claro|sim|quero|com certeza|demorou|serio|manda|pode|e claro|isso|beleza|fechou)\b)\w*
(bom|boa|otim[oa]|excelente) (dia|tarde|noite|madrugada|semana)\b(?! (que vem|inteira|toda))\w*
(tudo (bem|bom|certo|joia|ok|tranquilo|beleza)|como (vai|esta)( voce)?|td bem|beleza) ?(com voce |contigo |
  por ai |ai |lisa )*\?
^(oi|ola|opa) .{0,20}tudo (bem|bom)
(?<!com |todo |muito |maior )(prazer( em (conhecer|falar|te conhecer).*)?|(?<!com )muito prazer)$ | voltei | cheguei | estou de volta
^(boa|bom)( [.,].*)?$
^lisa$ | ^aceno( \.)?$
graca e paz | paz do senhor | salve salve
^(e ai|fala|opa|oi|ola|hey)\b.{0,24}\b(tudo (bem|bom|certo|joia)|blz|beleza|amig[oa]|querid[oa]|lind[oa]|
  meu bem|moca|lisa)
`),
  agradece: said(String.raw`
(muito )?(obrigad\w*|agradecid[oa]|gratidao|grat[oa]|agradeco) | valeu | deus (te |lhe )?(pague|abencoe)
^(show|beleza|perfeito|otimo|legal|maravilha|joinha)$
`),
  despede: said(String.raw`
tchau | falou | adeus | bye | ate (logo|mais|breve|amanha|ja|a proxima|depois|segunda|la) | abracos?
beijos | beijinhos? | bjao | abracao | atenciosamente | fica com deus | fique com deus | vai com deus
inte(?! ?\d) | boa semana | bom (fim de semana|final de semana|feriado|trabalho|descanso|restante)
otim[oa] (semana|dia|noite|tarde|fim) | tenha (um|uma) (bom|boa|otim[oa])
(obrigad[oa]|grat[oa]|aguardo|valeu|por hoje|combinado|agradeco|era isso|so isso|qualquer coisa).{0,20}\b(boa (noite|tarde)|bom dia)
^(fui|valeu fui|cheiro|um cheiro|bjs|inte mais)( \.|$)
(fui) \.$ | cheiro( \.|$) | deus (te |lhe )?abencoe | cordialmente | respeitosamente
vou (dormir|indo|sair agora|desligar|embora|nessa) | te cuida | se cuida | nos falamos
a gente se (fala|ve)
^ate(?= ?$| [.]) | despeco-me | me despeco | passar bem | (elevada|grande) estima | (um )?cheiro(?= ?$| [.,]) | proteja
(um |forte |grande )abraco | bom chima\w* | te (proteja|abencoe|guarde|acompanhe) | falou (ai|entao|mano)
(um )?xero | bjo+ | (um )?beijo+
`),
} as const;
