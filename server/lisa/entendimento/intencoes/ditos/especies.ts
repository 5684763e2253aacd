/**
 * Kinds of words, folded: somebody who was never heard says 'cunhada' where another said 'filha'. A word that ends in
 * '*' stands for all that begin so.
 */
export const especies = `
eu: eu mim comigo
meu: meu minha meus minhas nosso nossa
tu: voce voces tu senhora senhor ce vos contigo lhe te
seu: seu sua seus suas teu tua vosso vossa
nos: nos gente galera
nega: nao nem nunca jamais sem tampouco nenhum nenhuma nada
quem: quem qual quais
quanto: quanto quantos quanta quantas
como: como
quando: quando
onde: onde aonde adonde cade donde
porque: porque pq
se: se caso
mas: mas porem contudo todavia entretanto so
ou: ou
antes: antes primeiro
quero: querendo afim disposto disposta vontade animado animada quero queria queremos gostaria desejo adoraria pretendo curto querer queira
naoquero: passo pulo-fora desinteress* bem-servido dispenso recuso declino rejeito abstenho desisto desisti desistir cancel* abro
aceito: aceito topo concordo confirmo autorizo aprovo ratifico anuo assino consinto adiro confere conferido aceitamos aceitar topar
ok: ok beleza blz certo certinho certinha perfeito show joia massa legal otimo otima maravilha fechado fechou combinado tranquilo positivo afirmativo correto exato exatamente isso uhum aham sim bora partiu simbora vambora demorou
bom: bom boa bonito bonita lindo linda excelente top bacana maneiro supimpa arretado perfeita
segue: prosseguimos proceda submeta submeter subir sobe-la entrega entregar libera liberar segue siga seguir prossiga prosseguir continua continue continuar avanca avance avante adiante toca manda mande mandar envia envie enviar encaminha encaminhe despacha lanca sobe solta dispara registre registra finaliza conclui conclua conclu* fecha fechar
comeca: comeca comecar comece inicia iniciar inicie
inscreve: inscrev* inscri* cadastr* particip* entrar entro inclui inclua incluir
volta: volta voltar volte retorn* regress* retroced* anterior passada atras re
voltei: voltei cheguei desocupei terminei estacionei retomar retomando retomo paramos parou parei
pula: pula pular pule ignora ignore omit* branco vazio skip desconsider*
tira: suma sumam sumisse sumir eliminem apaguem joga-fora suprima tira tire tirem retira retire retirem remove remova removam exclu* apag* delet* elimin* some sumam sumir risca risque limpa descadastr* borr*
para: pare parem chega cesse cessem suspend* bloque*
espera: espera espere aguarde aguenta guenta segura pera perai calma peraí paciencia
pouco: pouco pouquinho minuto minutinho instante momento momentinho segundo segundinho seg min rapidinho
depois: depois dps mais tarde logo jaja amanha noite breve futuramente
dia: segunda terca quarta quinta sexta sabado domingo semana feriado mes ano fim
hora: hora horas horario expediente almoco meio-dia
agora: agora hoje ja neste
ontem: ontem passado anteontem
ocupado: academia elevador mercado supermercado feira sitio faculdade curso visita vistoria moto uber compromisso louca panela roupa crianca cama doente febre banheiro chuveiro internet rede chip aeroporto volante ocupad* dirigindo dirigir atendendo reuniao call transito onibus metro balsa moto estrada audiencia plantao cliente consulta dentista medico hospital culto missa igreja aula prova salao cozinhando panela fogo banho correria corrida fila banco cartorio estadio aeroporto embarcando voo viagem viajando pilotando trabalhando enterro velorio enrolad* sinal bateria
ajeito: caçando ler lendo mostrar falar consultando estacionar buscando procurar procuro buscar busco pegar pego achar acho olhar olho ver conferir perguntar pergunto pensar decidir analisar consultar checar catar caçar cacar vou
parente: cunhadinha chefa patroas netinha netinho filhinho madrasta padrasto compade familia meninos menino menina filho filha filhos filhas fii neto neta sobrinho sobrinha marido esposo esposa mulher patroa pai mae painho mainha irmao irma primo prima cunhado cunhada genro nora sogro sogra tio tia avo vo noivo noiva namorado namorada padrinho madrinha afilhado comadre compadre cumadre cumpade bisneta
colega: socios socias advogado advogada contador contadora despachante estagiaria time rapaz moca colega colegas socio socia amigo amiga vizinho vizinha parceiro parceira secretaria assistente chefe patrao equipe
corretor: corretor corretora corretores corretagem
mando: mando mandarei envio encaminho passo posto trago
mandei: mandei enviei mandou passei falei disse respondi informei expliquei digitei escrevi preenchi dei coloquei botei
erro: errei errado errada errados erradas erro erros erradinho engano enganei trocado trocada troquei inverti confundi embananei vacilei lapso equivoco incorreto incorreta impropriedade divergencia errinho
certo2: certo correto verdade verdadeiro alias digo ops opa
muda: muda mudar mude mudou mudei troca trocar troque altera alterar altere alteracao corrige corrigir corrija corrigindo retifi* atualiza* atualizar arruma arrumar arrume ajeita conserta substitu* acerta acertar
poe: soma some-se acrescente ajunta enfia taca joga mete inserir insira ponhe poe ponha ponham bota botar bote coloca colocar coloque pus usa use usar adicion* acrescent* inclu* junta joga deixa deixe anota anote anotem
falta: falta faltou faltando faltava esqueci esqueceu sobrando sobrou
novo: novo nova novos novas agora
campo: nome sobrenome apelido creci registro inscricao email correio telefone celular numero zap whats whatsapp chip regiao bairro bairros cidade estado uf preco precos valor valores minimo maximo teto piso faixa guerra digito
foto: foto fotos fotografia selfie retrato imagem rosto cara
link: linque linkzinho pagininha perfilzinho link pagina site endereco url painel bio perfil
senha: acessei entrei cadeado senha login acesso acessar entrar logar
tabela: memorial descritivo planilha metragem unidade unidades torre bloco andar andares obra obras chaves condominio parcela parcelas entrada sinal permuta vaga vagas disponibilidade stories story artes folheto panfleto video videos catalogo apresentacao apresentacoes condicoes estoque espelho maquete tour implantacao plantas fotos imagens tabela tabelas material book books folder lancamento prazo decorado planta pdf
dinheiro: custa custo taxa mensalidade comissao comissoes pagar pago paga pagam cobra cobram cobrado gratis graca gratuito dinheiro grana anuidade desconto honorarios porcentagem split
prazo: andamento retorno posicionamento parecer definicao noticia noticias novidade novidades posicao resultado credenciamento habilitacao protocolo caiu saiu prazo demora demorar demorado aprovacao aprova aprovado aprovaram analise resposta status liberado liberou
golpe: golpe golpista fraude clonagem clonar vazar seguro segura confiavel confiar serio pilantr* piramide enganacao enganar ladrao virus spam furada armacao pegadinha
robo: robo bot maquina computador ia inteligencia automatica automatico humano humana
pessoa: pessoa atendente humano responsavel gerente supervisor supervisora coordenador coordenadora funcionario funcionaria alguem preposto representante consultor consultora dono diretor pessoal equipe suporte
liga: liga ligar ligue liguem telefona telefone telefonar telefonema ligacao falar conversar conversa atender atende atenda transfere transferir chama chamar chame prosear tratar
explica: ensina ensine ensinar instrua mostra mostre oriente explica explique explicar esclareca esclarecer dizer diga diz informe informar sabe saber entender entendo entendi compreend* orienta* significa serve funciona
ajuda: ajuda ajudar ajude socorro help acode
pode: pode posso podem podemos poderia da consigo consegue tem
preciso: precisa preciso precisamos necessario obrigatorio devo deve tenho
duvida: duvida duvidas pergunta pergunto indago questao
reclama: interrogat* insist* incomod* inoportun* invasiv* descuid* deploravel indiscret* desaforo frescura canseira ladainha enche lorota conversa-fiada desorganiz* bagunc* incompet* surdo surdos enjoad* complica* enrola* satisfacao prometeram sumiram absurdo absurda palhacada ridiculo ridicula vergonha porcaria pessimo pessima horrivel lixo droga saco chato chata chatice chateado burocracia burocratico desrespeito descaso invasao invasivo abuso audacia interrogatorio questionario enrolacao enrolado demais excessiv* moroso lento lerdo lerda complicado confuso cansei cansa cansativo irrita* raiva odio afff aff affs afe merda bosta porra malfeito mal furioso inadmissivel inaceitavel lamentavel decepcion* desconsideracao consideracao paciencia inferno desgraca palhaco bagunca desorganiza* ninguem sinal travou trava caiu erro
vezes: vez vezes novo repet* toda sempre infinito acaba interminavel comprido
oi: oi oie ola opa eai alo salve fala bom-dia eae saudacoes buenas buenos
tchau: tchau xau abraco abracos beijo beijos bjs bjo bjos bjoos abs falou flw inte fui ate adeus
obrigado: obrigado obrigada brigado brigada valeu vlw agradeco agradecido agradecida grato grata gratidao gracias thanks obg tmj
deus: deus senhor jesus amem gloria aleluia nossa abencoe abencoada recompense pague varoa irma
comida: comida feijao arroz bolo cafe churrasco peixe pamonha tacaca acai cuca pao cuscuz moqueca galinha cerveja pizza marmita lanche fome
tempo: chuva chover choveu chovendo calor frio sol seca vento toró toro geada neve temporal granizo clima neblina
jogo: jogo futebol gol flamengo mengao corinthians palmeiras vasco gremio inter bahia vitoria sport santa cruzeiro galo time brasileirao copa campeonato novela paredao bbb reggae forro show carnaval festa samba loteria bicho
politica: presidente governo prefeito eleicao politica dolar gasolina noticia
bicho: cachorro cachorra gato gata galo vaca boi gado passarinho papagaio cavalo
compro: comprar compra compro comprador alugar aluguel aluga alquilar financiar financiamento investir morar visitar
imovel: imovel imoveis casa casas casinha apartamento apartamentos ape apto apes terreno terrenos lote sobrado kitnet sala chacara sitio cobertura quarto quartos dormitorios
procuro: procuro procurando procura atras busco buscando cacando interessei anuncio placa disponivel
vendo: vendo vender venda vendas trabalho atendo atuo atuar
idade: anos idade menor maior maioridade dezessete dezesseis quinze dezoito adolescente escola colegio
jafiz: cadastrei inscrevi cadastrado cadastrada inscrito inscrita registrei
dados: dados informacoes ficha registro guardad* armazen* lgpd cadastro copia
quer2: tambem outro outra outros outras mais
numero1: um uma dois duas tres
talvez: talvez acho creio sei depende
riso: risada
papel: carteira carteirinha cartera cartao documento documentos rg cpf cnh identidade certificado comprovante print verso frente arquivo anexo anexar pdf jpg certidao contrato termos diploma
letra: letra letras acento til cedilha hifen traco underline digito digitos final comeco meio maiuscula maiusculas minuscula minusculas dominio grafia zero zeros ordem ddd
guarda: guarda guardar guardada guardado divulgar divulgado divulgacao repassar repassado terceiros privacidade publico publica aparece aparecer visivel vazam usam vendem
lugar: gaveta bolsa carro mochila pasta armario luvas escritorio cofre caixa
nome2: completo inteiro solteira casada documento certidao
semregistro: provisorio estagio estagiario suspenso cancelado inativo vencido atrasada atrasado pendente
veio: veio vieram chegou chegaram chega foi enviou recebeu receberam carregou carregando subiu anexou
hum2: hein ne viu sera
elogio: parabens gentil gentileza atenciosa querida amor anjo flor amada bem amorzinho princesa rainha
`;
