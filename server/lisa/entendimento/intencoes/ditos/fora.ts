import { said } from '../said.ts';

/** What has nothing to do with the registration. */
export const fora = {
  fora: said(String.raw`
futebol | que (fome|sono|preguica) | (ja |voce )*(almocou|jantou|lanchou|merendou) | fut | pelada | resenha | flamengo | corinthians | palmeiras | vasco | gremio | santos fc | sao paulo fc | cruzeiro fc
copa do mundo | libertadores | brasileirao | campeonato | gol | quem ganhou | jogo (de|do|da) | placar
piada | horoscopo | signo | receita de | bolo de | previsao do tempo | vai chover | chovendo
calor danado | esta (um )?(calor|frio) | temperatura | presidente | bolsonaro | lula | eleic\w+
politica | novela | filme | serie | netflix | bbb | musica | cantor | loteria | mega sena | bitcoin
criptomoeda | dolar | capital d[aoe] | qual a distancia | traduz\w* | ingles | poema | poesia | namor\w+
(?<!de )casada | (?<!de )solteira | crush | carro usado | vendo (um |meu )?(carro|moto|celular|iphone|geladeira)
compro (carro|moto) | emprestimo | consorcio | cartao de credito | pix de | entrega de pizza | pizza
ifood | marmita | delivery | uber | dentista | consulta medica | remedio | vacina | bom dia grupo
corrente | repasse | oracao | versiculo | salmo | amem | avon | natura | rifa | venda de bolos
encomenda | que (chuva|calor|frio|sol|transito|vento|temporal|friaca|calorao)
(transito|calor|frio|chuva) (infernal|horrivel|terrivel|demais|da peste|danado|do cao|de rachar)
(cruzeiro|galo|atletico|sport|nautico|santa cruz|avai|figueirense|coritiba|athletico|botafogo|fluminense|
  internacional|inter|bahia|vitoria|fortaleza|ceara|goias|atletico goianiense|santos|sao paulo) (ganhou|
  perdeu|empatou|jogou|joga|caiu|subiu|e campeao|foi campeao)
supremo | stf | congresso | senado | ministro | governo | (prefeito|governador)(?= ?$| [.,?]| (e|esta|nao|so|que|quer|vai|disse|da|do|de|daqui)\b)
vender (um |meu |uma |minha )?(automovel|carro|moto|veiculo) | ja comeu | comi | almocei | receita
(desliga|desligue|leva|leve|traz|traga|pega|pegue|abre|abra|fecha|feche|apaga|apague|busca|busque|desce|sobe|tira|tire|bota|bote) (o|a|os|as) (fogo|cachorr[oa]|gat[oa]|panela|feijao|arroz|televisao|porta|portao|janela|luz|lixo|roupa|menin[oa]s?|criancas?|chuveiro|comida|som|radio|fogao|mamadeira|carro)
acabei de (comer|almocar|jantar|lanchar|acordar) | (minha|meu) (sogr[oa]|vizinh[oa]|cunhad[oa]) (esta|chegou|veio|vem|trouxe|fez)\b
churrasco | cerveja | cachaca | festa | praia hoje | carnaval | festa de sao joao | natal chegando
(me conta|conta uma|sabe alguma) .{0,12}(piada|historia|fofoca) | (quanto e|quantos sao) \d+
quem (descobriu|inventou|e o presidente|foi) | que (horas|dia) (sao|e hoje|e)
(aqui |ai |isso |voces? )*(e|sao) d[aoe] (padaria|pizzaria|farmacia|mercado|mercearia|restaurante|clinica|academia|escola|igreja|borracharia|oficina|salao|acougue|floricultura|lanchonete|correio|banco)
(viu|assistiu|ve|assisti) (o |a )?(jogo|bahia|vitoria|flamengo|vasco|galo|cruzeiro|gremio|inter|remo|paysandu|sport|nautico|ceara|fortaleza|goias|novela|partida|luta|corrida|bbb)
(quanto|cotacao|a quanto|como) .{0,8}(esta|ta|anda)? ?(o )?(dolar|bitcoin|gasolina|euro)
`),
} as const;
