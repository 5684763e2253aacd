import type { Topic } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import type { AnswerText, AssistantMessage } from '#server/sistema/configuracoes/service.ts';

/** Placeholder of a message's link, generated on sending. */
export const linkMark = '{{LINK}}';

/** Lisa's built-in phrases, beside the messages of the settings. */
export const phrases = {
  pedir_interesse: 'Para começar, preciso do seu *sim*: quer participar do programa?',
  anotado_antes:
    'Já anotei o que você mandou. Só uso esses dados com a sua autorização: quer participar do programa? Responda *sim* para seguir.',
  recusou:
    'Tudo bem! Não guardei o que você tinha respondido. Se mudar de ideia, é só escrever *sim* por aqui. 👋',
  pedir_uf: 'De qual *estado* é o seu CRECI? Escreva a sigla, por exemplo: _SP_.',
  pedir_nome: 'Falta o seu *nome completo*. Como está no CRECI?',
  pedir_email: 'Qual é o seu *e-mail*?',
  pedir_telefone:
    'Você escreve sem mostrar o seu número, e o cadastro precisa dele. Mande o seu *telefone com DDD*, por exemplo: _(11) 98888-7777_. Se aparecer um botão para enviar o contato, pode tocar nele.',
  pedir_nome_guerra:
    'Como você quer ser conhecido(a) no programa? Mande o seu *nome de guerra*, por exemplo: _Bia Lima_.',
  pedir_regiao:
    'Em que *região* você trabalha? Pode ser cidade ou bairros, por exemplo: _Campinas, Cambuí e Taquaral_.',
  pedir_precos:
    'Com que *faixa de preço* você trabalha? Por exemplo: _de 300 a 800 mil_, _até 1,2 milhão_ ou _qualquer valor_.',
  pedir_foto:
    'Por fim, mande uma *foto sua* para a sua página. Se preferir deixar para depois, escreva *pular*.',

  pedir_confirmar:
    'Está tudo certo? Responda *sim* para eu enviar o seu cadastro, ou diga o que mudar, por exemplo: _o e-mail é ana@exemplo.com.br_.',
  confirma_interesse:
    'Só para eu ter certeza: você autoriza o seu cadastro no programa?\n\n*1* Sim, quero participar\n*2* Não, agora não',
  confirma_resumo:
    'Só para eu ter certeza: posso enviar o seu cadastro assim?\n\n*1* Sim, pode enviar\n*2* Não, quero mudar alguma coisa',

  nao_entendi_confirmar:
    'Posso enviar o seu cadastro? Responda *sim*, ou diga o que está errado, por exemplo: _o CRECI é 54321 SP_.',
  nao_entendi_interesse: 'Responda *sim* para fazer o cadastro, ou *não* se preferir deixar para outra hora.',
  nao_entendi_creci:
    'Não encontrei o número do CRECI na sua mensagem. Escreva o número e o estado, por exemplo: _12345-F SP_.',
  nao_entendi_uf: 'Não reconheci o estado. Escreva a sigla com duas letras, por exemplo: _SP_, _RJ_ ou _PR_.',
  nao_entendi_contato:
    'Não encontrei o seu nome nem o seu e-mail. Mande os dois, por exemplo: _Ana Beatriz Lima, ana@exemplo.com.br_.',
  nao_entendi_nome:
    'Não reconheci um nome completo. Escreva nome e sobrenome, por exemplo: _Ana Beatriz Lima_.',
  nao_entendi_email: 'Não encontrei um e-mail completo. Ele tem esta forma: _ana@exemplo.com.br_.',
  nao_entendi_telefone:
    'Não reconheci um telefone. Escreva um só número, com DDD, por exemplo: _(11) 98888-7777_.',
  nao_entendi_nomeGuerra:
    'Mande só o nome pelo qual quer ser conhecido(a), com até 40 letras. Por exemplo: _Bia Lima_.',
  nao_entendi_regiao:
    'Não reconheci a região. Escreva a cidade ou os bairros, por exemplo: _Campinas, Cambuí_.',
  nao_entendi_precos:
    'Não entendi a faixa. Diga de quanto a quanto, por exemplo: _de 300 a 800 mil_; ou só um lado: _até 500 mil_, _a partir de 1 milhão_. Para não informar, escreva *pular*.',
  nao_entendi_foto:
    'Mande a foto como imagem, pelo botão de anexar. Para deixar para depois, escreva *pular*.',
  dica: 'Se preferir, escreva *ajuda* ou *falar com uma pessoa*.',

  chamei_pessoa:
    'Acho que não estou conseguindo entender você direito, desculpe. Já chamei uma pessoa da equipe, que vai responder por aqui. 🙏',
  sem_pressa: 'Sem pressa! Quando puder, é só escrever por aqui, que continuamos de onde paramos. 😊',
  desculpa: 'Desculpe o incômodo. Se preferir, escreva *falar com uma pessoa*, e a equipe assume a conversa.',
  ate_logo: 'Até logo! Quando quiser, continuamos por aqui. 👋',
  fora_do_assunto: 'Disso eu não entendo. 😅 Por aqui, cuido do cadastro de corretores.',
  sem_resposta:
    'Boa pergunta. Essa eu não sei responder, então já passei para a equipe, e uma pessoa responde por aqui.',
  menor:
    'Obrigada por contar. O programa é para maiores de 18 anos, por isso não vou seguir com o cadastro sozinha: já chamei uma pessoa da equipe, que fala com você por aqui.',
  lingua_en: 'Hi! I only write Portuguese, but I have called a colleague, who will answer you here.',
  lingua_es:
    '¡Hola! Solo escribo en portugués, pero ya llamé a una persona del equipo, que le responderá por aquí.',
  lingua_fr: 'Bonjour ! Je n’écris qu’en portugais, mais une personne de l’équipe va vous répondre ici.',
  comprador_link: 'Que bom! Quem atende essa região é {NOME_GUERRA}. Fale direto por aqui: {LINK}',
  comprador:
    'Que bom! Este número é para o cadastro de corretores, mas já avisei a equipe, e uma pessoa indica por aqui quem pode ajudar você.',
  outro_cadastro:
    'Entendi. Para eu não misturar cadastros: você quer usar *este número* para o seu próprio cadastro, ou já tem um em outro número? Conte em uma frase, que a equipe confere.',
  outro_cadastro_pessoa: 'Obrigada! Passei para a equipe, e uma pessoa confere e responde por aqui.',
  mudanca_pedida: 'Passei o seu pedido de mudança para a equipe, que confere e responde por aqui.',

  creci_em_uso:
    'Este CRECI já está cadastrado no programa. Se é o seu, escreva *falar com uma pessoa* que a equipe resolve. Se digitou errado, mande o número certo com o estado.',
  email_em_uso:
    'Este e-mail já está em uso por outro cadastro. Mande outro e-mail, ou escreva *falar com uma pessoa*.',
  nao_da_para_pular: 'Essa informação é necessária para o cadastro.',

  audio: 'Recebi o seu áudio, mas ainda não consigo ouvir. 🙏 Pode escrever?',
  video: 'Recebi o seu vídeo, mas não consigo assistir. Pode escrever?',
  figurinha: 'Adorei a figurinha! 😄 Agora, por escrito:',
  localizacao:
    'Recebi a localização, mas não consigo abrir o mapa. Pode escrever o nome da cidade ou do bairro?',
  documento: 'Recebi o documento, mas por aqui não preciso de arquivos. Pode escrever?',
  contato: 'Recebi o contato, mas por aqui só consigo falar com você mesmo(a). Vamos continuar?',
  outro: 'Não consigo abrir esse tipo de mensagem. Pode escrever?',

  numero_recebido: 'Recebi o seu número. Obrigada!',
  numero_do_whatsapp:
    'O seu telefone no cadastro é o número do seu WhatsApp. Se ele mudar, eu aprendo sozinha quando você escrever.',
  foto_guardada: 'Foto recebida! 📸',
  foto_da_carteira:
    'Recebi a imagem e guardei como a sua foto, mas não consegui ler um CRECI nela. Pode escrever o número e o estado?',
  creci_digitar: 'Certo, não vale o que li. Escreva então o número e o estado, por exemplo: _12345-F SP_.',
  foto_grande: 'Essa imagem passa de 10 MB. Pode mandar uma menor?',
  foto_formato: 'Não consegui abrir essa imagem. Mande uma foto em JPG, PNG ou WebP.',
  foto_pequena: 'Essa imagem é pequena demais para a sua página. Pode mandar uma maior?',
  foto_indisponivel: 'Não consegui baixar a imagem agora. Pode mandar de novo?',

  ajuda:
    'Posso ajudar! Por aqui você pode escrever, a qualquer momento:\n• *corrigir e-mail* (ou CRECI, nome, região, preço, foto)\n• *voltar*\n• *falar com uma pessoa*\n• *meus dados*\n• *apagar meus dados*\n• *parar*',
  corrigir_o_que:
    'O que você quer corrigir? Escreva, por exemplo: *corrigir e-mail*, *corrigir CRECI*, *corrigir nome*, *corrigir nome de guerra*, *corrigir região*, *corrigir preço* ou *corrigir foto*.',
  corrigido: 'Pronto, atualizei. ✅',
  corrigir_pelo_painel:
    'O seu cadastro já foi aprovado. Para mudar alguma coisa, peça pela sua página ou escreva *falar com uma pessoa*.',
  nada_antes: 'Ainda estamos na primeira pergunta.',
  parou:
    'Tudo bem, não envio mais mensagens. O que você respondeu fica guardado; para retomar, é só escrever *continuar*. Para apagar, escreva *apagar meus dados*.',
  pessoa:
    'Certo! Avisei a equipe, e uma pessoa vai responder por aqui. Enquanto isso, podemos continuar se você quiser.',
  apagar_confirma:
    'Posso apagar tudo o que sei sobre você. Isso não pode ser desfeito. Para confirmar, escreva *APAGAR*. Para desistir, escreva *não*.',
  apagar_desistiu: 'Combinado, não apaguei nada.',
  apagado: 'Os seus dados foram apagados. Obrigada por avisar, e tudo de bom!',
  continua: 'Vamos continuar de onde paramos.',
  em_analise: 'O seu cadastro está com a nossa equipe. Eu aviso por aqui assim que houver resposta.',
  ja_aprovado:
    'O seu cadastro está aprovado. Se precisar de alguma coisa, escreva *ajuda* ou *falar com uma pessoa*.',
  conta_inativa:
    'O seu cadastro está inativo no momento. Se quiser conversar sobre isso, escreva *falar com uma pessoa*.',
  reaberto:
    'Reabri o seu cadastro, e a equipe vai analisar de novo. Se quiser mudar alguma coisa, escreva, por exemplo: *corrigir e-mail*.',
  lembrete:
    'Oi, {NOME_GUERRA}! O seu cadastro no programa ficou pela metade. Quando puder, é só responder por aqui, que continuamos de onde paramos. Se preferir não receber mais mensagens, escreva *parar*.',
  retomada:
    'Olá, {NOME_GUERRA}! A nossa equipe gostaria de continuar a conversa com você. Para isso, é só responder por aqui.',
  editou:
    'Vi que você editou uma mensagem. O que eu já anotei não muda sozinho: para trocar um dado, escreva, por exemplo, *corrigir e-mail*.',
  de_nada: 'Imagina! 😊',
  sem_leitura:
    'Recebi a sua mensagem, mas não consigo ler tudo agora. Ela está guardada e a nossa equipe já foi avisada: respondo assim que puder. 🙏',
  com_defeito: 'Tive um problema para ler a sua mensagem. Pode escrever de outro jeito?',
  meus_dados: `Aqui está tudo o que o programa guarda sobre você. O link vale por 24 horas e só pode ser aberto uma vez:\n${linkMark}`,
} as const;
export type PhraseKey = keyof typeof phrases;
/** A message of the settings, or a phrase. */
export type TextKey = AssistantMessage | AnswerText | PhraseKey;

export const questionPhrases: Record<Question, TextKey> = {
  interesse: 'pedir_interesse',
  creci: 'lisa_creci_request_message',
  uf: 'pedir_uf',
  contato: 'lisa_additional_info_message',
  nome: 'pedir_nome',
  email: 'pedir_email',
  telefone: 'pedir_telefone',
  nomeGuerra: 'pedir_nome_guerra',
  regiao: 'pedir_regiao',
  precos: 'pedir_precos',
  foto: 'pedir_foto',
  confirmar: 'pedir_confirmar',
};

/** The texts that answer questions. */
export const answerKeys: Record<Topic, AnswerText> = {
  'o-que-e': 'lisa_resposta_o_que_e',
  'quem-e': 'lisa_resposta_quem_e',
  robo: 'lisa_resposta_robo',
  golpe: 'lisa_resposta_golpe',
  custo: 'lisa_resposta_custo',
  comissao: 'lisa_resposta_comissao',
  prazo: 'lisa_resposta_prazo',
  documentos: 'lisa_resposta_documentos',
  link: 'lisa_resposta_link',
  senha: 'lisa_resposta_senha',
  foto: 'lisa_resposta_foto',
  sair: 'lisa_resposta_sair',
  dados: 'lisa_resposta_dados',
  creci: 'lisa_resposta_creci',
  apelido: 'lisa_resposta_apelido',
  regiao: 'lisa_resposta_regiao',
  precos: 'lisa_resposta_precos',
  'como-funciona': 'lisa_resposta_como_funciona',
};
