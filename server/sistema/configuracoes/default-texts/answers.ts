import type { SettingDefault } from '../setting-default.ts';

/** A text with which Lisa answers a question; it is said as it stands, and the pending question again. */
const answer = <Key extends string>(chave: Key, titulo: string, descricao: string, valor: string) =>
  ({
    chave,
    titulo,
    tipo: 'mensagem',
    categoria: 'respostas',
    descricao,
    valor,
  }) as const satisfies SettingDefault;

export const answerTexts = [
  answer(
    'lisa_resposta_o_que_e',
    'O que é o programa',
    'Para quem pergunta do que se trata e o que ganha com isso.',
    'É um programa de parceria para corretores de imóveis. 🏡 Quem participa ganha uma página própria com os empreendimentos, material de divulgação e as novidades por aqui.',
  ),
  answer(
    'lisa_resposta_quem_e',
    'Quem é a Lisa',
    'Para quem pergunta com quem está falando ou de onde é a mensagem.',
    'Eu sou a *Lisa*, assistente virtual do programa de corretores. Cuido do cadastro e das dúvidas por aqui; atrás de mim há uma equipe de pessoas.',
  ),
  answer(
    'lisa_resposta_robo',
    'É um robô?',
    'Para quem pergunta se fala com uma pessoa ou com um robô.',
    'Sou uma assistente virtual, sim. 🙂 Se preferir uma pessoa, escreva *falar com uma pessoa* a qualquer momento.',
  ),
  answer(
    'lisa_resposta_golpe',
    'É golpe?',
    'Para quem desconfia. Vale pôr aqui o nome da empresa, o site e o CNPJ.',
    'Sem receio: nunca peço senha, código, cartão nem pagamento. Só uso os seus dados para o cadastro no programa de corretores, e você pode apagá-los quando quiser. Na dúvida, confirme com a nossa equipe antes de continuar.',
  ),
  answer(
    'lisa_resposta_custo',
    'Quanto custa',
    'Para quem pergunta se há taxa, mensalidade ou qualquer pagamento.',
    'O cadastro no programa não custa nada: não há taxa nem mensalidade, e ninguém pede pagamento por aqui.',
  ),
  answer(
    'lisa_resposta_comissao',
    'Comissão',
    'Para quem pergunta quanto ganha ou como é pago.',
    'A comissão depende de cada empreendimento e é combinada com a equipe. Depois da aprovação, você recebe as condições de cada um.',
  ),
  answer(
    'lisa_resposta_prazo',
    'Quanto demora',
    'Para quem pergunta quanto tempo leva o cadastro ou a aprovação.',
    'O cadastro leva poucos minutos. Depois, a equipe confere os dados, e eu aviso por aqui assim que houver resposta.',
  ),
  answer(
    'lisa_resposta_prazo_aprovacao',
    'Quanto demora a aprovação',
    'Para quem já contou tudo e pergunta em quanto tempo vem a resposta.',
    'Quem confere o cadastro é a equipe, e não tenho um prazo certo para dar. Assim que ela decidir, você recebe uma mensagem minha.',
  ),
  answer(
    'lisa_resposta_documentos',
    'Documentos',
    'Para quem pergunta o que precisa mandar.',
    'Não precisa de documentos: bastam o número do CRECI com o estado, nome, e-mail, região e, se quiser, faixa de preço e foto.',
  ),
  answer(
    'lisa_resposta_link',
    'O meu link',
    'Para quem pede o endereço da própria página.',
    'O endereço da sua página é enviado por aqui quando o cadastro é aprovado. Se já foi aprovado e você não o encontra, escreva *falar com uma pessoa* que a equipe manda de novo.',
  ),
  answer(
    'lisa_resposta_senha',
    'Esqueci a senha',
    'Para quem não consegue entrar no seu espaço.',
    'Para criar uma senha nova, abra a tela de entrada do seu espaço e toque em “Esqueci a senha”: o link chega por aqui.',
  ),
  answer(
    'lisa_resposta_foto',
    'Trocar a foto',
    'Para quem pergunta da foto: se precisa, e como trocar depois.',
    'A foto aparece na sua página e é opcional: dá para deixar para depois ou trocar quando quiser, mandando outra por aqui ou pelo seu espaço.',
  ),
  answer(
    'lisa_resposta_sair',
    'Como sair',
    'Para quem pergunta como cancelar ou deixar o programa.',
    'Você pode sair quando quiser, sem multa: escreva *parar* para não receber mais mensagens, ou *apagar meus dados* para eu apagar tudo.',
  ),
  answer(
    'lisa_resposta_dados',
    'O que é feito dos dados',
    'Para quem pergunta para que servem os dados e quem os vê.',
    'Os seus dados servem só para o cadastro no programa e para a sua página, e não são vendidos. Escreva *meus dados* para ver tudo o que guardo, ou *apagar meus dados* para apagar.',
  ),
  answer(
    'lisa_resposta_creci',
    'Dúvidas sobre o CRECI',
    'Para quem pergunta se precisa de CRECI, ou qual deles mandar.',
    'O programa é para corretores com CRECI ativo: mando para conferência o número com o estado. Se o seu ainda é provisório ou está em renovação, escreva *falar com uma pessoa*.',
  ),
  answer(
    'lisa_resposta_apelido',
    'O que é nome de guerra',
    'Para quem não sabe o que é nome de guerra.',
    'Nome de guerra é o nome com que você trabalha, e é ele que aparece na sua página. Se não tiver um, escreva *pular*, que uso o nome e o sobrenome.',
  ),
  answer(
    'lisa_resposta_regiao',
    'Dúvidas sobre a região',
    'Para quem pergunta onde o programa atua ou quantas regiões pode dizer.',
    'Você pode dizer uma ou várias cidades, bairros ou zonas, e mudar depois. A equipe confere onde há empreendimentos do programa.',
  ),
  answer(
    'lisa_resposta_precos',
    'Dúvidas sobre a faixa de preço',
    'Para quem não sabe o que responder à faixa de preço.',
    'A faixa de preço é a dos imóveis com que você trabalha. Serve para mandar o que combina com você, e pode ser _qualquer valor_.',
  ),
  answer(
    'lisa_resposta_aqui',
    'É aqui que se cadastra?',
    'Para quem pergunta se o cadastro é por esta conversa.',
    'É aqui mesmo, comigo: são poucas perguntas, e a equipe confere o seu cadastro.',
  ),
  answer(
    'lisa_resposta_exclusividade',
    'Exclusividade',
    'Para quem pergunta se fica preso ao programa. Vale pôr aqui as condições da empresa.',
    'O cadastro não pede exclusividade nem contrato: você não assina nada e pode sair quando quiser, sem multa. Se um empreendimento tiver condição própria, a equipe combina com você.',
  ),
  answer(
    'lisa_resposta_perguntas',
    'Por que tantas perguntas',
    'Para quem estranha o número de perguntas.',
    'São só as perguntas do cadastro: com elas a equipe confere o seu CRECI, monta a sua página e manda o que combina com você.',
  ),
  answer(
    'lisa_resposta_como_funciona',
    'Como funciona',
    'Para quem pergunta como é o cadastro ou o que vem depois.',
    'Funciona assim: faço poucas perguntas por aqui, a equipe confere o seu cadastro e, aprovado, você recebe o acesso e o endereço da sua página.',
  ),
] as const;
