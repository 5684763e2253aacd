import type { SettingDefault } from '../setting-default.ts';

export const researchTexts: SettingDefault[] = [
  {
    chave: 'perplexity_prompt',
    categoria: 'pesquisa',
    descricao:
      'Pesquisa independente: descrição de um empreendimento. Usa {NOME}, {INCORPORADORA}, {BAIRRO}, {CIDADE}, {ESTADO}, {ENDERECO_COMPLEMENTO} e {ESPECIFICACOES_TECNICAS}.',
    valor: `Pesquise e escreva a descrição do empreendimento {NOME}, da incorporadora {INCORPORADORA}, em {BAIRRO}, {CIDADE} – {ESTADO}.
Endereço: {ENDERECO_COMPLEMENTO}
Dados técnicos informados: {ESPECIFICACOES_TECNICAS}

Texto de 300 a 500 palavras, em português do Brasil, em parágrafos, sem títulos nem listas: o conceito, o entorno, o lazer e as plantas. Use apenas o que encontrar em fontes confiáveis ou nos dados informados; se algo não for encontrado, não mencione. Não cite preços nem condições de pagamento. Sem superlativos e sem referências numeradas.`,
  },
  {
    chave: 'perplexity_build_prompt',
    categoria: 'pesquisa',
    descricao: 'Pesquisa: como montar a descrição a partir do que foi encontrado e dos dados técnicos.',
    valor: `Com o que foi encontrado sobre {NOME} ({INCORPORADORA}, {BAIRRO}, {CIDADE} – {ESTADO}) e com os dados técnicos abaixo, escreva a descrição final, de 300 a 500 palavras.
Dados técnicos: {ESPECIFICACOES_TECNICAS}

Havendo divergência, valem os dados técnicos. Comece pelo que o lugar tem de próprio, siga pelo lazer e pelas plantas e termine pela localização.`,
  },
  {
    chave: 'perplexity_system_data_prompt',
    categoria: 'pesquisa',
    descricao: 'Pesquisa: papel do modelo ao levantar dados técnicos.',
    valor: `Você levanta dados de empreendimentos imobiliários no Brasil. Responda só com fatos encontrados em fontes confiáveis (site da incorporadora, registro, imprensa), diga quando uma informação não foi encontrada e nunca complete por suposição.`,
  },
  {
    chave: 'perplexity_system_marketing_prompt',
    categoria: 'pesquisa',
    descricao: 'Pesquisa: papel do modelo ao escrever o texto de apresentação.',
    valor: `Você escreve apresentações de empreendimentos imobiliários em português do Brasil, para corretores. O texto é claro, concreto e agradável de ler, sem promessas, sem superlativos e sem nada que os dados não sustentem.`,
  },
  {
    chave: 'perplexity_bairro_prompt',
    categoria: 'pesquisa',
    descricao: 'Pesquisa: informações de um bairro. Usa {BAIRRO}, {CIDADE}, {ESTADO} e {REGIAO}.',
    valor: `Escreva sobre o bairro {BAIRRO}, em {CIDADE} – {ESTADO}, para quem pensa em morar nele.

De 200 a 300 palavras, em português do Brasil, em parágrafos, sem títulos nem listas: o caráter do bairro, comércio e serviços, escolas, saúde, parques e lazer, transporte e acessos. Cite apenas lugares que existem e que ficam no bairro ou ao lado dele; não informe distâncias, preços ou estatísticas sem fonte. Não confunda com bairros de mesmo nome em outras cidades. Sem referências numeradas.`,
  },
];
