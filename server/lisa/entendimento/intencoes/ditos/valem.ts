import { said } from '../said.ts';

/** Words that say of a datum that it is no longer right. */
export const denied = said(String.raw`
velh[oa]s? | antig[oa]s? | errad[oa]s? | desatualizad[oa]s? | ultrapassad[oa]s? | vencid[oa]s? | venceu | expirou | expirad[oa]
incorret[oa]s? | incomplet[oa]s? | pela metade | trocad[oa]s? | invertid[oa]s? | cancelad[oa]s? | desativad[oa]s? | inativ[oa]s?
(mudou|mudaram|mudei|troquei)(?! de (ideia|vida|area|ramo))
nao (e|sao|era|eram)( mais)?(?= ?$| (mais|meus?|minhas?|ess[ea]s?|est[ea]s?|aquel[ea]s?|[oa]s?|assim|bem|isso|cert[oa]s?|corret[oa]s?|d[oae])\b)
(esta|estao|ficou|saiu|bate|batem|confere|conferem|existe|vale|funciona|serve|presta|cert[oa]|corret[oa]) nao(?= ?$)
nao (esta|estao|ficou) (mais )?(cert[oa]s?|corret[oa]s?|bo[ma]|ok|atualizad[oa]s?|complet[oa]s?|valendo|ativ[oa])
nao (procede|procedem|corresponde|correspondem|coincide) | nao (bate|batem|confere|conferem|existe|existem|vale|valem|funciona|reconheco|confirmo|confirma) | nao (serve|presta) mais
nao (uso|tenho|recebo|abro|acesso|atendo|trabalho|atuo|cubro|vendo|pego|quero|utilizo)( \S+){0,3} mais | nao mais | (uso|tenho|quero) mais nao
nao (quero|gostei) (d)?(ess[ea]|est[ea]|[oa]) | nao tenho (mais )?acesso | nao consigo (mais )?(acessar|entrar|abrir)
^((mas|so|ja|agora|e|tudo certo|esta|ok) )*((ess[ea]|est[ea]|[oa]|meu|minha) )?(valor|preco|email|creci|nome|apelido|telefone|regiao|faixa|foto)( ai)?( que| e que)? nao(?= ?$)
^(mas |tudo )?(menos|exceto|tirando) .*
perdi (o )?acesso | perdi (a )?(senha|conta) | (foi|esta) (hackead|clonad|roubad|invadid)[oa] | (hackearam|clonaram|invadiram)
e d(o|a) (meu|minha|outr[oa]|ex|antig[oa])
(esta|ficou|saiu|veio|foi) (so )?(com|sem) (o |a |um |uma |dois |duas |so |o meu |a minha )*(acento|til|cedilha|h|hifen|ponto|numero|digito|letra|zero|sobrenome|br|erro|espaco|nome|[a-z])(?= ?$| [.,]| (a|no|na|do|da|so|errad[oa]|trocad[oa]|sobrando|faltando|em vez|final)\b)
(termina|terminando|acaba|final e|final|termino) (em|com|e|eh) \S+
(falta|faltou|faltando) (um|uma|o|a|parte) | (esta|ficou|saiu) sem (o |a )?(acento|til|sobrenome|cedilha|til)
(ficou|esta|saiu) (muito )?(horrivel|fei[oa]|ruim|pessim[oa]|escur[ao]|borrad[ao])
`);

/** Denials that are denied. */
export const keptByNo = said(`
nao (esta|estao|e|era|foi|ficou|saiu) (mais |nada |tao |muito )*(errad|velh|antig|desatualizad|incorret|incomplet|vencid)[oa]s?( nao)?
nao (mudou|mudaram|mudei|troquei|trocou|venceu|alterou)( nao)?
nao (precisa|precisam|carece|quero|vou|ha por ?que|ha necessidade)( de)? (mudar|trocar|corrigir|mexer|alterar|arrumar|atualizar|editar|tirar)( nao)?
nao (muda|mude|mexe|mexa|mexer|troca|troque|trocar|altera|altere|tira|tire|corrige|corrija)( nao)?
`);

/** Words that leave it as it is. */
export const kept = said(String.raw`
pode(m)? (deixar|ficar|manter|ir|continuar|usar|conservar)( (ess[ea]|est[ea]|[oa]|meu|minha|email|creci|nome|apelido|telefone|regiao|foto|numero|faixa|preco|precos|assim|mesm[oa]|como|esta|estava|do|jeito|que|antig[oa]|velh[oa]|atual|ai|la|sim))*(?= ?$)
(?<!pode |podem |me )(deixa|deixe|deixar|deixo|mantem|mantenha|manter|conserva|conserve)( (ess[ea]|est[ea]|[oa]|meu|minha|email|creci|nome|apelido|telefone|regiao|foto|numero|faixa|preco|precos|assim|mesm[oa]|como|esta|estava|do|jeito|que|antig[oa]|velh[oa]|atual|ai|la))*(?= ?$)
(?<!nao )(esta|estao|e|ficou|continua|segue|permanece) (tudo |bem |super |sim |ainda |o |a )*(cert[oa]s?|certinh[oa]|corret[oa]s?|ok|valendo|ativ[oa]|atual|em dia|atualizad[oa]|funcionando|ess[ea] mesm[oa]|est[ea] mesm[oa]|ess[ea]|mesm[oa]|meu|minha)(?= ?$| (sim|mesmo|ainda|[oa]|meu|minha)\b)
(?<!nao |nem )(funciona|serve|vale|presta|funcionando)( (ainda|sim|bem|normal|normalmente|direitinho|para mim|por enquanto))*(?= ?$)
ainda (uso|e (o )?meu|e (a )?minha|vale|funciona|serve|existe|presta|recebo|abro|esta|atendo)
uso (ele|ela|sim|bastante|direto|sempre|ainda|normal|normalmente|ess[ea] mesm[oa])
nao (tem|ha) problema | sem problema | nao faz mal | nao importa | da para usar
`);
