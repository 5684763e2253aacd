/** Words the rules look for, folded; a slip of the finger is compared with these. */
export const knownWords: ReadonlySet<string> = new Set(
  (
    'faltou falta faltando faltava sim claro certeza quero queria gostaria adoraria aceito topo topado bora vamos pode podemos pode beleza certo certinho correto exato exatamente ' +
    'perfeito perfeitamente positivo fechado fechou combinado partiu demorou show uhum joinha opa isso mesmo legal otimo maravilha massa ' +
    'interesse interessado interessada interessa interessei participar participo participa participacao cadastrar cadastro cadastra cadastre ' +
    'inscrever inscricao comecar comeca comecemos iniciar inicia seguir segue prosseguir continuar continua avancar confirmo confirma confirmado concordo ' +
    'autorizo autorizado logico obvio evidente evidentemente naturalmente obviamente logicamente certamente duvida duvidas prazer animado animada pronto pronta dentro ' +
    'negativo nunca jamais dispenso desisto desisti obrigado valeu recuso prefiro melhor passo ' +
    'depois amanha tarde noite semana segunda terca quarta quinta sexta sabado domingo outro outra hora momento momentinho minuto minutinho ' +
    'dirigindo reuniao ocupado ocupada trabalhando atendendo pensar pensando analisar avaliar conversar marido esposa socio calma daqui retorno ' +
    'quanto quantos qual quais como quando onde quem porque precisa preciso pagar pago custa custo valor gratis gratuito gratuita mensalidade taxa ' +
    'comissao porcentagem percentual ganho ganhar recebo receber golpe fraude seguro segura confiavel confianca verdade verdadeiro mentira pegadinha ' +
    'robo humano humana atendente pessoa alguem gente falar conversar ligar telefone celular numero demora demorar demorado prazo aprovacao aprovado aprovada aprovar analise ' +
    'documento documentos link pagina site senha esqueci esquecer perdi foto fotos imagem trocar troca troque mudar muda mude mudei mudou alterar altera altere corrigir corrige corrija ' +
    'correcao errei errado errada erro arrumar arruma arrume consertar editar atualizar atualiza atualize digitei enganei engano equivoquei confundi ' +
    'creci registro apelido nome completo guerra profissional email regiao bairro bairros cidade cidades preco precos faixa estado ' +
    'absurdo ridiculo palhacada saco chato chata irritante pessimo horrivel porcaria merda porra caramba caralho droga burra burro inutil lixo enrolacao paciencia cansei cansado cansada reclamar reclamacao repetindo ' +
    'funciona funcionando funcionou travou travado bugado entende entendeu entendi entender entendo confuso complicado dificil ' +
    'oi ola bom dia boa tarde noite tudo bem prazer tchau falou abraco beijos ate logo obrigado agradeco atenciosamente ' +
    'apagar apague excluir exclua deletar delete remover remova dados informacoes conta sair parar pare cancelar cancela descadastrar mensagem mensagens ' +
    'ajuda socorro ajudar ajude menu opcoes voltar volta anterior pular pula proxima proximo ' +
    'comprar compra alugar aluguel apartamento casa imovel imoveis terreno procurando procuro visita visitar morar financiamento cliente anuncio ' +
    'corretor corretora corretores imobiliaria programa parceria parceiro empresa voce voces minha meus whatsapp ' +
    'voltei cheguei prossiga consinto perfeitamente aprovou aprovado retificar retifico encaminhar consulta tabela material novidade novidades visitas link ' +
    'menor anos idade adolescente estudante estagiario estagiaria tenho ainda tirando tirar curso ' +
    'futebol jogo piada tempo chuva receita presidente eleicao musica filme novela pizza ' +
    'muito muita tambem agora nada tudo aqui esta estou estava porque sobre antes entao acho talvez favor obrigada'
  ).split(/\s+/),
);
