/** Later. */
export const depois = String.raw`
(mas|porem|so que|e) (so|somente|apenas) depois (que|de|do|da)\b
so (autorizo|confirmo|aceito|libero|concordo|assino|fecho|envi\w+|mand\w+|pode(m)?( \S+)?) .{0,40}\b(apos|depois|quando|assim que)\b
vamos ver?{end} | pode ser que (sim|nao|depois)? | pode deixar[ .,]* que eu (te |lhe )?(aviso|chamo|falo|procuro|ligo|retorno|digo)
(agora|hoje|no momento|por enquanto|por agora|nesse momento|neste momento|ainda|esse mes|
  essa semana) (eu )?nao(?! (e para mim|e minha|me interess))( (posso|consigo|da|quero|vou conseguir|tenho (como|tempo)|vai dar|dava|rola))?
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
estou sem tempo | oportunamente | assim que possivel | quando possivel
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
(esqueci|larguei|ficou|deixei|esta) (a |o |minha |meu |com )*(carteir\w+|documento|numero|cartao).{0,12}(em casa|no escritorio|no carro|na bolsa|la|no trabalho)
(so )?(a|o|e a|e o) (minha|meu) (filh[oa]|net[oa]|espos[oa]|marido|mulher|secretari[oa]|soci[oa]|sobrinh[oa]) .{0,12}(sabe|mexe|cuida|tem|entende)
(mando|envio|passo|vejo|respondo|faco|resolvo|te passo|te mando|lhe mando|te falo) (isso |ela |ele |a foto |o numero )*(depois|amanha|mais tarde|de noite|a noite|segunda|logo|jaja)
ja te (mando|passo|falo|respondo|envio|digo) | te (chamo|procuro|dou um retorno|dou retorno|retorno|mando|passo) (depois|mais tarde|amanha|logo|ja)
quando (eu |a gente |voce )?(chegar|puder|der|sair|tiver|voltar|terminar|acabar|sobrar|encontrar|achar|pegar)
espera[r]? (minha|meu|a|o|ela|ele|chegar|so) .{0,20} | pensar (com carinho|direitinho|um pouco|no caso|no assunto)
estou (?!esperando|aguardando|querendo|precisando|procurando|entendendo|gostando|achando|falando|mandando|enviando|adorando|amando|perdendo|
  conseguindo|brincando|zoando|entrando|vendo|afim|confirmando|aceitando|autorizando|desistindo)(aqui |meio |ainda )?[a-z]{2,}(ando|endo|indo)(?! (sim|mal|bem)(?= |$))
(estou|fiquei|ando) sem (a |o |minha |meu )?(carteir\w+|documentos?|numero|cartao|computador|registro)
later(?= ?$| [.]) | em (uma )?call | despues | manana | ahora no | (ahora |agora )?no puedo
calma( ai)?(?= ?$| [.,]| que) | (preciso|quero|vou querer|necessito) (de )?(uns|alguns|mais|um) (dias?|tempo|horas|minutos|tempinho|prazo)
(deixa|deixe) (eu )?(pegar|ver|achar|olhar|buscar|procurar)
(deixa|deixe|deixem) (eu|me|so eu|eu so) (?!(te|lhe|voce) |dizer|falar|perguntar|explicar|contar|entender|corrigir|mudar|trocar|fazer parte|participar|entrar)[a-z]{2,}[aei]r\b
(deixa|deixe|espera|espere) (a |o |minha |meu |ela |ele )+(\S+ )?(chegar|ver|ler|olhar|voltar|acordar|conferir|sair|acabar|terminar|explicar|falar)\b | espere(m)?( ai| um| so| que| eu| ate| minha| meu) | espere{end} | segur[ae](m)? (o|a|isso|um|as|ai)\b | (peraí|perai|pera) que
`;

/** Busy now, which takes no yes back that was said before it: 'sim, bora, tô no trânsito'. */
export const ocupado = `
estou (no (trabalho|transito|volante|plantao|medico|onibus|meio)|dirigindo|em (reuniao|atendimento|visita|
  aula)|atendendo|ocupad[oa]|trabalhando|na rua|na correria|com cliente)
to corrid[oa]
(estou|ando|esta) (muito |super |mega |meio )?(ocupad[oa]|enrolad[oa]|atarefad[oa]|atolad[oa]|apertad[oa]|corrid[oa]|na correria|em compromisso|em viagem|viajando|na igreja|no culto|
  na missa|na escola|na faculdade|na academia|no medico|no hospital|no banho|no onibus|no busao|no uber|no aeroporto|no elevador|no mercado|no sitio|na fila|no trem|no metro|no trabalho|no trampo|no servico|no churrasco|na estrada|na rua|no banco|no cartorio)
^(muito )?(ocupad[oa]|enrolad[oa]|corrid[oa]|correria|viajando|dirigindo|atendendo|trabalhando|almocando|jantando)(?=$| [.])
`;

/** What is asked for is not at hand. */
export const semIstoAgora = `
nao tenho (ela |ele |isso |o numero |a carteira )?(aqui|agora|comigo|em maos|na mao|no momento)
`;
