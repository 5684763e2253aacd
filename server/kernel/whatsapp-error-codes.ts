/** Why a message was not sent, whatever the channel. */
export type SendFailure =
  | 'indisponivel'
  | 'desconectado'
  | 'limite'
  | 'limite-da-pessoa'
  | 'credencial'
  | 'conta'
  | 'pagamento'
  | 'preferencia'
  | 'fora-da-janela'
  | 'modelo-recusado'
  | 'numero-invalido'
  | 'recusada'
  /** It may have been sent, and is not retried automatically. */
  | 'em-duvida';

/** Meaning of a Cloud API error code for the channel's operator. */
export interface ErrorCode {
  /** Its name here. */
  nome: string;
  falha: SendFailure;
  /** What happened. */
  significa: string;
  /** What the administrator should do. */
  fazer: string;
  /** Affects the whole channel or a part of it, not only this message. */
  doCanal?: 'atencao' | 'parado';
}

const token = 'Gere um token novo no Gerenciador da Meta e informe-o em WHATSAPP_TOKEN.';
const fields = 'Compare os campos do modelo com os que o sistema envia (docs/operations.md).';
const wait = 'Não precisa fazer nada: o envio é tentado de novo.';

/** Codes of the reference page 'Error codes', compared on 2026-11-22. */
export const errorCodes: Readonly<Record<number, ErrorCode>> = {
  0: {
    nome: 'Autenticação recusada',
    falha: 'credencial',
    significa: 'A Meta não reconheceu o token do canal.',
    fazer: token,
    doCanal: 'parado',
  },
  1: {
    nome: 'Falha da plataforma',
    falha: 'indisponivel',
    significa: 'A Meta teve um problema interno.',
    fazer: wait,
  },
  2: {
    nome: 'Plataforma fora do ar',
    falha: 'indisponivel',
    significa: 'O serviço da Meta está fora do ar.',
    fazer: wait,
  },
  3: {
    nome: 'Método sem permissão',
    falha: 'credencial',
    significa: 'O aplicativo não tem a capacidade de enviar mensagens.',
    fazer: 'Confira as permissões do aplicativo no painel da Meta.',
    doCanal: 'parado',
  },
  4: {
    nome: 'Limite de chamadas do aplicativo',
    falha: 'limite',
    significa: 'O aplicativo fez chamadas demais em pouco tempo.',
    fazer: wait,
  },
  10: {
    nome: 'Permissão negada',
    falha: 'credencial',
    significa: 'A permissão whatsapp_business_messaging não foi dada, ou foi retirada.',
    fazer: 'Dê de novo a permissão ao usuário do sistema no Gerenciador da Meta.',
    doCanal: 'parado',
  },
  33: {
    nome: 'Número do canal não existe',
    falha: 'credencial',
    significa: 'O identificador do número não existe, ou foi apagado.',
    fazer: 'Confira WHATSAPP_PHONE_NUMBER_ID.',
    doCanal: 'parado',
  },
  100: {
    nome: 'Parâmetro inválido',
    falha: 'recusada',
    significa: 'A Meta não aceitou um campo da mensagem.',
    fazer: 'Confira WHATSAPP_PHONE_NUMBER_ID e avise quem cuida do sistema.',
  },
  190: {
    nome: 'Token vencido',
    falha: 'credencial',
    significa: 'O token do canal venceu ou foi cancelado.',
    fazer: token,
    doCanal: 'parado',
  },
  200: {
    nome: 'Permissão da API',
    falha: 'credencial',
    significa: 'O token não tem permissão para este número.',
    fazer: token,
    doCanal: 'parado',
  },
  368: {
    nome: 'Conta bloqueada por violar regras',
    falha: 'conta',
    significa: 'A conta do WhatsApp foi bloqueada por violar as regras da plataforma.',
    fazer: 'Abra a Qualidade da Conta no Gerenciador da Meta e peça a revisão do bloqueio.',
    doCanal: 'parado',
  },
  80007: {
    nome: 'Limite da conta',
    falha: 'limite',
    significa: 'A conta do WhatsApp atingiu o limite de chamadas.',
    fazer: wait,
  },
  130429: {
    nome: 'Limite de vazão',
    falha: 'limite',
    significa: 'Saíram mensagens demais deste número em pouco tempo.',
    fazer: wait,
    doCanal: 'atencao',
  },
  130472: {
    nome: 'Pessoa em experimento da Meta',
    falha: 'limite-da-pessoa',
    significa: 'A Meta não entrega mensagens de promoção a esta pessoa por enquanto.',
    fazer: 'Fale com a pessoa por outro meio, ou espere que ela escreva.',
  },
  130497: {
    nome: 'País restrito',
    falha: 'conta',
    significa: 'A conta não pode enviar mensagens para o país desta pessoa.',
    fazer: 'Confira as restrições da conta no Gerenciador da Meta.',
    doCanal: 'atencao',
  },
  131000: {
    nome: 'Erro desconhecido da Meta',
    falha: 'indisponivel',
    significa: 'A Meta não conseguiu enviar a mensagem.',
    fazer: wait,
  },
  131005: {
    nome: 'Acesso negado',
    falha: 'credencial',
    significa: 'O token não tem permissão para enviar mensagens.',
    fazer: token,
    doCanal: 'parado',
  },
  131008: {
    nome: 'Falta um parâmetro',
    falha: 'recusada',
    significa: 'Falta um campo obrigatório na mensagem.',
    fazer: fields,
  },
  131009: {
    nome: 'Valor inválido',
    falha: 'recusada',
    significa: 'Um campo da mensagem tem um valor que a Meta não aceita.',
    fazer: fields,
  },
  131016: {
    nome: 'Serviço fora do ar',
    falha: 'indisponivel',
    significa: 'O WhatsApp está fora do ar por enquanto.',
    fazer: wait,
  },
  131021: {
    nome: 'Destinatário igual ao remetente',
    falha: 'numero-invalido',
    significa: 'A mensagem ia para o próprio número do canal.',
    fazer: 'Corrija o WhatsApp no cadastro da pessoa.',
  },
  131026: {
    nome: 'Não pode ser entregue',
    falha: 'numero-invalido',
    significa: 'Este número não tem WhatsApp, não aceitou os termos ou usa uma versão antiga do aplicativo.',
    fazer: 'Confira o número com a pessoa e peça que atualize o WhatsApp.',
  },
  131030: {
    nome: 'Fora da lista de teste',
    falha: 'numero-invalido',
    significa: 'O canal ainda é de teste, e este número não está na lista permitida.',
    fazer: 'Inclua o número na lista de teste, ou publique o aplicativo.',
  },
  131031: {
    nome: 'Conta bloqueada',
    falha: 'conta',
    significa: 'A conta do WhatsApp foi restringida ou desativada, ou o PIN não confere.',
    fazer: 'Abra a Qualidade da Conta no Gerenciador da Meta e siga o que ela pede.',
    doCanal: 'parado',
  },
  131037: {
    nome: 'Nome de exibição sem aprovação',
    falha: 'conta',
    significa: 'O nome de exibição do número ainda não foi aprovado.',
    fazer: 'Envie um nome de exibição para aprovação no Gerenciador do WhatsApp.',
    doCanal: 'parado',
  },
  131042: {
    nome: 'Pagamento pendente',
    falha: 'pagamento',
    significa: 'Falta uma forma de pagamento válida na conta do WhatsApp, ou há um valor em aberto.',
    fazer:
      'Abra a Cobrança no Gerenciador da Meta, regularize o pagamento e envie de novo as mensagens que falharam.',
    doCanal: 'parado',
  },
  131045: {
    nome: 'Número sem registro',
    falha: 'conta',
    significa: 'O número do canal não está registrado na API.',
    fazer: 'Registre o número no Gerenciador do WhatsApp.',
    doCanal: 'parado',
  },
  131047: {
    nome: 'Fora da janela de 24 horas',
    falha: 'fora-da-janela',
    significa: 'A pessoa não escreve há mais de 24 horas, e o WhatsApp só aceita um modelo aprovado.',
    fazer: 'Cadastre um modelo, ou espere a pessoa escrever.',
  },
  131048: {
    nome: 'Limite por denúncias',
    falha: 'limite',
    significa: 'Muitas pessoas bloquearam ou denunciaram este número, e a Meta reduziu os envios.',
    fazer: 'Confira a qualidade do número no Gerenciador do WhatsApp. O envio é tentado de novo.',
    doCanal: 'atencao',
  },
  131049: {
    nome: 'Limite de promoções por pessoa',
    falha: 'limite-da-pessoa',
    significa: 'A Meta limita quantas mensagens de promoção cada pessoa recebe, e esta já atingiu o limite.',
    fazer: 'Espere pelo menos um dia antes de enviar de novo, ou espere que a pessoa escreva.',
  },
  131050: {
    nome: 'A pessoa não quer promoções',
    falha: 'preferencia',
    significa: 'A pessoa pediu ao WhatsApp para não receber mais promoções desta empresa.',
    fazer: 'Respeite o pedido. Dá para responder quando ela escrever.',
  },
  131051: {
    nome: 'Tipo de mensagem não aceito',
    falha: 'recusada',
    significa: 'O WhatsApp não aceita este tipo de mensagem.',
    fazer: 'Avise quem cuida do sistema.',
  },
  131052: {
    nome: 'Arquivo não pôde ser baixado',
    falha: 'recusada',
    significa: 'O WhatsApp não conseguiu baixar o arquivo que a pessoa mandou.',
    fazer: 'Peça que ela envie de novo.',
  },
  131053: {
    nome: 'Arquivo não pôde ser enviado',
    falha: 'recusada',
    significa: 'O WhatsApp não aceitou o arquivo da mensagem.',
    fazer: 'Envie o arquivo em outro formato.',
  },
  131056: {
    nome: 'Limite por pessoa',
    falha: 'limite',
    significa: 'Saíram mensagens demais para esta pessoa em pouco tempo.',
    fazer: wait,
  },
  131057: {
    nome: 'Conta em manutenção',
    falha: 'indisponivel',
    significa: 'A Meta está trabalhando na conta, por exemplo para aumentar a vazão.',
    fazer: wait,
    doCanal: 'atencao',
  },
  131062: {
    nome: 'Modelo só vale com número',
    falha: 'modelo-recusado',
    significa: 'Modelos de autenticação só podem ser enviados a um número de telefone.',
    fazer: 'Peça o número à pessoa, ou use um modelo de utilidade.',
  },
  131063: {
    nome: 'Promoções desligadas neste canal',
    falha: 'modelo-recusado',
    significa: 'A conta envia modelos de promoção por outra API da Meta.',
    fazer: 'Use um modelo de utilidade, ou mude a configuração no Gerenciador do WhatsApp.',
  },
  131064: {
    nome: 'Limite diário da empresa',
    falha: 'limite',
    significa: 'A empresa atingiu o limite de pessoas que pode chamar em 24 horas.',
    fazer: 'Espere, ou aumente o limite verificando a empresa no Gerenciador da Meta.',
    doCanal: 'atencao',
  },
  132000: {
    nome: 'Campos do modelo não batem',
    falha: 'modelo-recusado',
    significa: 'O modelo aprovado tem outra quantidade de campos.',
    fazer: fields,
  },
  132001: {
    nome: 'Modelo não existe',
    falha: 'modelo-recusado',
    significa: 'Não há modelo aprovado com este nome e idioma.',
    fazer: 'Confira nome e idioma do modelo no Gerenciador do WhatsApp e na configuração do portal.',
    doCanal: 'atencao',
  },
  132005: {
    nome: 'Texto do modelo longo demais',
    falha: 'modelo-recusado',
    significa: 'Com os campos preenchidos, o texto do modelo passa do limite.',
    fazer: 'Encurte o texto do modelo.',
  },
  132007: {
    nome: 'Modelo contra as regras',
    falha: 'modelo-recusado',
    significa: 'O conteúdo do modelo viola as regras do WhatsApp.',
    fazer: 'Mude o texto do modelo e peça nova aprovação.',
    doCanal: 'atencao',
  },
  132008: {
    nome: 'Campo do modelo inválido',
    falha: 'modelo-recusado',
    significa: 'Um campo do modelo tem um valor que não é aceito.',
    fazer: fields,
  },
  132012: {
    nome: 'Formato de campo do modelo',
    falha: 'modelo-recusado',
    significa: 'Um campo do modelo está em outro formato.',
    fazer: fields,
  },
  132015: {
    nome: 'Modelo pausado',
    falha: 'modelo-recusado',
    significa: 'A Meta pausou o modelo, porque muitas pessoas o bloquearam ou denunciaram.',
    fazer: 'Espere o fim da pausa, ou melhore o texto e peça nova aprovação.',
    doCanal: 'atencao',
  },
  132016: {
    nome: 'Modelo desativado',
    falha: 'modelo-recusado',
    significa: 'A Meta desativou o modelo de vez, depois de pausas repetidas.',
    fazer: 'Crie outro modelo e peça que o nome dele seja informado na configuração do portal.',
    doCanal: 'atencao',
  },
  133010: {
    nome: 'Número não registrado',
    falha: 'conta',
    significa: 'O número do canal não está registrado na API do WhatsApp.',
    fazer: 'Registre o número no Gerenciador do WhatsApp.',
    doCanal: 'parado',
  },
  133016: {
    nome: 'Registros demais',
    falha: 'limite',
    significa: 'O número foi registrado e retirado vezes demais.',
    fazer: 'Espere 72 horas antes de registrar o número de novo.',
    doCanal: 'atencao',
  },
  135000: {
    nome: 'Erro genérico',
    falha: 'recusada',
    significa: 'A Meta não aceitou a mensagem e não disse por quê.',
    fazer: 'Avise quem cuida do sistema.',
  },
  137000: {
    nome: 'Identidade não confere',
    falha: 'recusada',
    significa: 'A identidade da pessoa mudou desde a última conversa.',
    fazer: 'Espere que ela escreva antes de enviar.',
  },
};

/** Describes a failure: what happened, what to do, and its number. */
export function explainCode(codigo: number): string | null {
  const known = errorCodes[codigo];
  return known ? `${known.nome}: ${known.significa} ${known.fazer} (código ${codigo})` : null;
}
